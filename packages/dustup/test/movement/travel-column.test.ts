import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { move } from '../../src/rules/movement/movement.ts';
import { reorganise } from '../../src/rules/reorganise/reorganise.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { leaderOf } from '../../src/table/table.ts';
import { at, lay, put, squad } from '../support/setting.ts';

rule('DU-MOVE-020', 'a column marches the most its die has, without a roll', () => {
  const table = lay({ red: [squad(1)] });
  const unit = put(table, 0, 10, 20);
  unit.column = true;
  for (const x of [22, 46]) move(table, scripted<DustupEvent>(), unit, { do: 'move', route: [at(x, 20)] });
  expect(leaderOf(table, unit).x).toBe(34_000);
});

rule('DU-MOVE-021', 'ten in column stand one behind the other with the leader in the fifth place', () => {
  const table = lay({ red: [squad(10)] });
  const unit = put(table, 0, 20, 20);
  reorganise(table, scripted<DustupEvent>(), unit, { do: 'reorganise', use: { do: 'formColumn' } });
  const xs = unit.figures.map(id => table.figures[id]!.x).sort((a, b) => b - a);
  expect(new Set(unit.figures.map(id => table.figures[id]!.y)).size).toBe(1);
  expect(xs[0]! - xs[9]!).toBe(9 * 1002);
  expect(xs.indexOf(leaderOf(table, unit).x)).toBe(4);
});

rule('DU-MOVE-022', 'a column only moves, reorganises or recovers', () => {
  const table = lay({ red: [squad(5)] });
  const unit = put(table, 0, 10, 20);
  unit.column = true;
  expect(whyNotAct(table, unit, { do: 'prop' }).map(({ rule: row }) => row)).toEqual(['DU-MOVE-022']);
  expect(whyNotAct(table, unit, { do: 'shoot', target: 1, shots: [[0, 0]] })[0]?.rule).toBe('DU-MOVE-022');
  unit.suppression = 1;
  expect(whyNotAct(table, unit, { do: 'recover' })).toEqual([]);
});

rule('DU-MOVE-023', 'one reorganise action to form a column, one to leave it', () => {
  const table = lay({ red: [squad(5)] });
  const unit = put(table, 0, 10, 20);
  const io = scripted<DustupEvent>();
  reorganise(table, io, unit, { do: 'reorganise', use: { do: 'formColumn' } });
  expect(unit.column).toBe(true);
  expect(whyNotAct(table, unit, { do: 'reorganise', use: { do: 'formColumn' } })[0]?.code).toBe('inColumnAlready');
  reorganise(table, io, unit, { do: 'reorganise', use: { do: 'leaveColumn' } });
  expect(unit.column).toBe(false);
});

rule(
  'DU-MOVE-024',
  'a column under fire is easier to hit, suppressed without fail, and has to test its confidence',
  () => {
    for (const [face, confidence] of [
      [5, 'steady'],
      [6, 'confident'],
    ] as const) {
      const table = lay({ red: [squad(5)], blue: [squad(5)] });
      const red = put(table, 0, 10, 20);
      const column = put(table, 1, 40, 20);
      Object.assign(column, { column: true, underFire: true, everSuppressed: true });
      const shots = red.figures.map((id): [number, number] => [id, 0]);
      const io = scripted<DustupEvent>({ dice: ['D6=6', 'D8=3', 'D10=4', `D8=${face}`] });
      carryOut(table, io, red, { do: 'shoot', target: 1, shots });
      happen(table, io, { on: 'actionDone', unit: 0, act: null });
      io.finish();
      expect(column).toMatchObject({ suppression: 1, confidence });
    }
  },
);
