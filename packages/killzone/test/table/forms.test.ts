import { describe, expect, test } from 'vitest';
import { actQuestion } from '../../src/rules/turn/group-action.ts';
import { killzone } from '../../src/system.ts';
import { type Act, acts } from '../../src/table/acts.ts';
import type { RegionQuestion } from '../../src/table/questions.ts';
import { NONE } from '../../src/table/units.ts';
import { group, lay } from '../support/setting.ts';

const PLACE = { x: 1000, y: 1000, room: NONE };

/** One act of each kind, in its right form. */
const ACTS: { readonly [D in Act['do']]: Extract<Act, { readonly do: D }> } = {
  move: { do: 'move', way: [{ x: 1000, y: 2000 }, { through: 3 }] },
  shoot: { do: 'shoot', weapon: 0, target: { figure: 1 }, burst: 4 },
  pickUp: { do: 'pickUp' },
  jump: { do: 'jump', way: [], window: 2 },
  drive: { do: 'drive', pace: 'brake', dice: 2 },
  backUp: { do: 'backUp', back: 4000 },
  takeWheel: { do: 'takeWheel' },
  getOut: { do: 'getOut', at: PLACE, way: [] },
  bailOut: { do: 'bailOut', at: PLACE },
  board: { do: 'board', vehicle: 0, wheel: true, way: [] },
  attackVehicle: { do: 'attackVehicle', vehicle: 0 },
  done: { do: 'done' },
};

/** Nothing that any field of an act may be. */
const NONSENSE = [null, 'x', 1.5, 2 ** 60, {}, [null], Array.from({ length: 41 }, () => ({ x: 0, y: 0 }))];

describe('the form of an act', () => {
  test.each(Object.values(ACTS))('$do is known as it is, and in no other form', act => {
    expect(acts.isAct(act)).toBe(true);
    expect(acts.isAct({ ...act, more: 1 })).toBe(false);
    for (const field of Object.keys(act)) {
      const { [field as keyof Act]: _left, ...rest } = act;
      if (field !== 'burst') expect(acts.isAct(rest), `without ${field}`).toBe(false);
      for (const value of NONSENSE) {
        expect(acts.isAct({ ...act, [field]: value }), `${field} as ${JSON.stringify(value)}`).toBe(false);
      }
    }
  });

  test('a target is one thing, a leg leads to one place', () => {
    const { shoot, move } = ACTS;
    for (const target of [{ figure: 1, vehicle: 1 }, { point: { x: 1, y: 1 } }, { opening: '1' }, { room: 1 }]) {
      expect(acts.isAct({ ...shoot, target })).toBe(false);
    }
    for (const leg of [{ x: 1 }, { x: 1, y: 1, through: 1 }, { through: 0.5 }, { x: '1', y: 1 }]) {
      expect(acts.isAct({ ...move, way: [leg] })).toBe(false);
    }
    expect(acts.isAct({ ...shoot, target: { point: PLACE } })).toBe(true);
  });

  test('what is no act is refused before any rule sees it', () => {
    const table = lay({ red: [group('trooper', 4)] });
    const question = actQuestion(table, table.figures[0]!);
    for (const answer of [null, 'done', [], {}, { do: 'fly' }, { do: 'move' }, { do: 'move', way: [{ x: 1 }] }]) {
      expect(killzone.whyNot(table, 'red', question, answer)).toMatchObject([{ code: 'malformed' }]);
      expect(killzone.foresee(table, 'red', question, answer)).toBeNull();
    }
  });
});

describe('the form of an answer to a question over a region', () => {
  const who = { id: 0, name: 'somebody' };
  const names = { figures: [], groups: [], vehicles: [] };
  const placing = { x: 0, y: 0, heading: 0, speed: 0, crew: [] };
  const rule = 'KZ-ORG-001';
  /** The question, and answers that are not of its form. */
  const regions: {
    readonly [K in RegionQuestion['kind']]: readonly [
      Extract<RegionQuestion, { readonly kind: K }>,
      readonly unknown[],
    ];
  } = {
    act: [{ kind: 'act', rule, figure: who, weapons: [], names }, [{ do: 'fly' }]],
    deploy: [{ kind: 'deploy', rule, group: who }, [PLACE, [{ ...PLACE, x: 0.5 }], new Array(101).fill(PLACE)]],
    deployVehicle: [
      { kind: 'deployVehicle', rule, vehicle: who, names },
      [
        { ...placing, heading: 360 },
        { ...placing, speed: 500 },
        { ...placing, crew: new Array(13).fill(0) },
      ],
    ],
    route: [
      { kind: 'route', rule, vehicle: who, speed: 0 },
      [[], [{ turn: 181, ahead: 0 }], [{ turn: 0, ahead: -1 }], new Array(25).fill({ turn: 0, ahead: 0 })],
    ],
    drift: [{ kind: 'drift', rule, from: PLACE, firer: who, weapon: 'rifle' }, [[PLACE]]],
    driftSmoke: [{ kind: 'driftSmoke', rule, from: PLACE, firer: who }, [{ x: 0, y: 0 }]],
    barrage: [{ kind: 'barrage', rule, side: 0, left: 1 }, [{ ...PLACE, room: null }]],
    shift: [{ kind: 'shift', rule, figure: who, reach: 1000 }, [{ ...PLACE, z: 0 }]],
  };

  test.each(Object.values(regions))('$kind', (question, malformed) => {
    const table = lay({ red: [group('trooper', 4)] });
    for (const answer of [null, 7, 'here', {}, ...malformed]) {
      expect(killzone.whyNot(table, 'red', question, answer)).toMatchObject([{ code: 'malformed' }]);
    }
  });
});
