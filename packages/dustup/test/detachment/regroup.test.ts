import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { activates, does, headquarters, refused } from '../support/command-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';

/** Two units of red, four inches apart. */
function near(a: UnitRow, b: UnitRow) {
  const table = lay({ red: [a, b] });
  put(table, 1, 10, 4);
  return table;
}
const merging = { do: 'regroup', with: 1 } as const;

rule('DU-REGROUP-001', 'two units become one, twelve figures at most', () => {
  const table = near(squad(3), squad(4, { leadership: 1 }));
  does(table, table.units[0]!, merging);
  expect(table.units[0]!.figures).toHaveLength(7);
  expect(table.units[1]!.where).toBe('merged');
  const large = near(squad(7), squad(6));
  expect(refused(large, large.units[0]!, merging)).toEqual(['tooManyTogether']);
  const unlike = near(squad(3), squad(3, { type: 'powerArmour', armour: 'lightPower' }));
  expect(refused(unlike, unlike.units[0]!, merging)).toEqual(['nobodyToJoin']);
});

rule('DU-REGROUP-002', 'it takes both activations, unless an order brought it about', () => {
  const table = near(squad(3), squad(3));
  table.units[1]!.activated = true;
  expect(refused(table, table.units[0]!, merging)).toEqual(['actedAlready']);
  const red = [headquarters('HQ', ['A', 'B']), squad(3, { code: 'A' }), squad(3, { code: 'B', leadership: 1 })];
  const ordered = lay({ red });
  put(ordered, 1, 20, 20);
  const b = put(ordered, 2, 24, 20);
  b.activated = true;
  const acts = [{ do: 'order', unit: 2 }, { do: 'regroup', with: 1 }, { do: 'stop' }];
  activates(ordered, ordered.units[0]!, acts, ['D8=8']);
  expect(b).toMatchObject({ activated: true, where: 'table', actions: 0 });
  expect(b.figures).toHaveLength(6);
  expect(ordered.units[1]!.where).toBe('merged');
});

rule('DU-REGROUP-002', 'also when the other one was ordered just before', () => {
  const red = [headquarters('HQ', ['A', 'B']), squad(3, { code: 'A' }), squad(3, { code: 'B', leadership: 1 })];
  const table = lay({ red });
  put(table, 1, 20, 20);
  put(table, 2, 24, 20);
  for (const id of [1, 2]) table.units[id]!.activated = true;
  const acts = [{ do: 'order', unit: 2 }, { do: 'stop' }, { do: 'order', unit: 1 }, { do: 'regroup', with: 2 }];
  activates(table, table.units[0]!, acts, ['D8=8', 'D8=8']);
  expect(table.units[1]!.figures).toHaveLength(6);
});

rule('DU-REGROUP-003', 'within six inches, after a move if need be; it ends the activation', () => {
  const table = lay({ red: [squad(3), squad(3, { leadership: 1 })] });
  put(table, 1, 16, 4);
  const there = { do: 'move', route: [at(12, 4)] };
  const short = activates(table, table.units[0]!, [there, { do: 'stop' }], ['D6=1']);
  expect(short.told).toContainEqual(expect.objectContaining({ type: 'moved' }));
  Object.assign(table.units[0]!, { actions: 1, acted: 1, moved: true });
  expect(refused(table, table.units[0]!, merging)).toEqual(['tooFarToJoin']);
  put(table, 0, 6, 4);
  activates(table, table.units[0]!, [there, merging], ['D6=3']);
  expect(table.units[0]!.figures).toHaveLength(6);
  const shot = near(squad(3), squad(3));
  shot.units[1]!.suppression = 1;
  expect(refused(shot, shot.units[0]!, merging)).toEqual(['cannotJoin']);
  shot.units[1]!.suppression = 0;
  Object.assign(shot.units[0]!, { acted: 1, actions: 1, moved: false });
  expect(refused(shot, shot.units[0]!, merging)).toEqual(['actedAlready']);
});

rule('DU-REGROUP-004', 'quality of the larger, leadership of the better, confidence of the worse', () => {
  const table = near(squad(5), squad(3, { quality: 'veteran', leadership: 1 }));
  Object.assign(table.units[0]!, { confidence: 'steady', underFire: true });
  Object.assign(table.units[1]!, { confidence: 'shaken', startConfidence: 'steady', everSuppressed: true });
  const { leader } = table.units[1]!;
  does(table, table.units[0]!, merging);
  expect(table.units[0]!).toMatchObject({ quality: 'experienced', die: 8, lv: 1, confidence: 'shaken', leader });
  expect(table.units[0]!).toMatchObject({ startConfidence: 'steady', underFire: true, everSuppressed: true });
});

rule('DU-REGROUP-004', 'equally large the lower quality counts; between equal leaders the owner chooses', () => {
  const table = near(squad(4, { quality: 'veteran' }), squad(4, { quality: 'green' }));
  const { leader } = table.units[1]!;
  does(table, table.units[0]!, merging, [], [leader]);
  expect(table.units[0]!).toMatchObject({ quality: 'green', die: 6, leader });
});

rule('DU-REGROUP-001', 'a headquarters takes the other in and keeps its command', () => {
  const red = [headquarters('HQ', ['A', 'B']), squad(3, { code: 'A', leadership: 3 }), squad(3, { code: 'B' })];
  const table = lay({ red });
  put(table, 1, 10, 4);
  does(table, table.units[1]!, { do: 'regroup', with: 0 });
  expect(table.units[0]!).toMatchObject({ commands: true, where: 'table', activated: true });
  expect([table.units[1]!.where, table.units[2]!.superior]).toEqual(['merged', 0]);
});
