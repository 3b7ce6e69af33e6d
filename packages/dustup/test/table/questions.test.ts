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
