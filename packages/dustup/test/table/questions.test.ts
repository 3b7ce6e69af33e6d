import type { Question } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { dustup } from '../../src/system.ts';
import type { RegionQuestion } from '../../src/table/questions.ts';
import { lay, squad } from '../support/setting.ts';

const table = lay({ red: [squad(3)], blue: [squad(3)] });
const { who: unit } = table.units[0]!;
const at = { x: 20_000, y: 20_000 };
const deployments = [{ at: null }, { at, hidden: false }, { at, places: at }, { at, more: 1 }, { hidden: true }];

/** Every question over a region, and answers that are nearly answers to it. */
const ASKED: { readonly [K in RegionQuestion['kind']]: readonly [Question, ...unknown[]] } = {
  act: [{ kind: 'act', rule: 'DU-TURN-017', unit, actions: 2, names: table.names } as Question, { do: 'move' }],
  arrange: [
    { kind: 'arrange', rule: 'DU-MOVE-005', unit, from: [at, at], reach: 4000 } as Question,
    'stay',
    [at, null],
    [{ ...at, z: 0 }],
    Array.from({ length: 41 }, () => at),
  ],
  arrive: [{ kind: 'arrive', rule: 'DU-FORCE-007', unit } as Question, ...deployments],
  deploy: [{ kind: 'deploy', rule: 'DU-GAP-029', unit, mayHide: false } as Question, ...deployments],
  dummy: [{ kind: 'dummy', rule: 'DU-DETECT-002', side: 0 } as Question, { at }, { ...at, size: 'large' }, [at]],
  fireOnTheMove: [
    { kind: 'fireOnTheMove', rule: 'DU-VEH-082', unit, route: [at, at], names: table.names } as Question,
    'fire',
    { travelled: 0, target: 1 },
    { travelled: 0.5, target: 1, shots: [[-1, 0]] },
    { travelled: 0, target: 1, shots: [[-1, 9]] },
    { travelled: 0, target: 1, shots: [[-1, 0]], suppressive: false },
    { travelled: 0, target: 1, shots: [[-1, 0]], facing: 360 },
  ],
  placeMission: [
    { kind: 'placeMission', rule: 'DU-ARTY-018', unit, asset: 0, named: unit, guidance: 'none' } as unknown as Question,
    'somewhere',
    { at },
    { at, ammunition: 1 },
    { at, ammunition: 'smoke', dummies: [at] },
    { at, ammunition: 'smoke', more: 1 },
  ],
  smokeLine: [
    { kind: 'smokeLine', rule: 'DU-SMOKE-009', mission: 0 } as Question,
    { along: 180 },
    { along: 0.5 },
    { along: 0 - 1 },
  ],
  placeThrown: [
    { kind: 'placeThrown', rule: 'DU-VEH-068', unit, vehicle: unit } as Question,
    'here',
    [at, null],
    Array.from({ length: 41 }, () => at),
  ],
  underLock: [
    { kind: 'underLock', rule: 'DU-AIR-047', unit, by: unit, weapon: { id: '', name: '' } } as Question,
    'evade',
    { to: null },
    { to: at, facing: 360 },
    { to: at, more: 1 },
  ],
  layCommandMine: [
    { kind: 'layCommandMine', rule: 'DU-MINE-018', side: 0, left: 1 } as Question,
    { unit: 0, at },
    { unit: 0, at, facing: 360 },
    { unit: 0, at, facing: 90, dummy: false },
    { unit: 0.5, at, facing: 90 },
  ],
};

test.each(Object.entries(ASKED))(
  'what is no answer to "%s" is turned back with a code',
  (_, [question, ...answers]) => {
    for (const answer of [null, 7, 'nonsense', [null], {}, ...answers]) {
      const refused = dustup.whyNot(table, 'red', question, answer).map(({ code }) => code);
      expect([answer, refused]).toEqual([answer, ['malformed']]);
      expect(dustup.foresee(table, 'red', question, answer)).toBeNull();
    }
  },
);
