import { create, whyNotCreate } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { canShoot, drill, isStanding, reach, squareName, wayTo } from '../src/index.ts';
import { at, play, skirmish } from './skirmish.ts';

rule('DR-FIELD-001', 'there is nothing beyond the edge of the field', () => {
  const table = skirmish({ red: [at(0, 0)], blue: [at(19, 5)] });
  const squares = reach(table, table.units[0]!);
  expect(squares).toEqual(expect.arrayContaining([at(4, 0), at(0, 4), at(2, 2)]));
  // A triangle of 5 + 4 + 3 + 2 + 1: nothing wraps round to the far side.
  expect(squares).toHaveLength(15);
  expect(reach(table, table.units[10]!).every(square => square % 20 >= 15)).toBe(true);
});

rule('DR-FIELD-002', 'an obstacle is neither entered nor seen through', () => {
  const table = skirmish({ red: [at(5, 4)], blue: [at(5, 7)], obstacles: [at(5, 5)] });
  const unit = table.units[0]!;
  expect(reach(table, unit)).not.toContain(at(5, 5));
  expect(wayTo(table, unit, at(5, 6))).toHaveLength(4);
  expect(canShoot(table, unit, table.units[10]!)).toBe(false);
});

rule('DR-FIELD-003', 'ten units of each side start in the middle of their row', () => {
  const { table } = create(drill, { scenario: 'walls', secret: 'x' });
  const places = (side: string) => table.units.filter(unit => unit.side === side).map(unit => squareName(unit.at));
  expect(places('red')).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(x => `(${x},0)`));
  expect(places('blue')).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(x => `(${x},19)`));
  expect(table.units.every(unit => unit.health === 3 && !unit.watching)).toBe(true);
});

for (const [why, ...obstacles] of [
  ['off the field', 400],
  ['off the field', -1],
  ['between two squares', 24.5],
  ['on the start row of red', at(7, 0)],
  ['on the start row of blue', at(7, 19)],
  ['there twice', at(4, 4), at(4, 4)],
] as const) {
  rule('DR-FIELD-004', `an obstacle ${why} is rejected, and the square named`, () => {
    const [refusal] = whyNotCreate(drill, { scenario: 'open', secret: 'x', details: obstacles });
    expect(refusal).toMatchObject({ rule: 'DR-FIELD-004', about: squareName(obstacles.at(-1)!) });
  });
}

rule('DR-FIELD-004', 'an obstacle just before a start row is accepted', () => {
  expect(whyNotCreate(drill, { scenario: 'open', secret: 'x', details: [at(7, 1)] })).toEqual([]);
  expect(create(drill, { scenario: 'open', secret: 'x', details: [at(7, 1)] }).table.obstacles[at(7, 1)]).toBe(1);
});

rule('DR-FIELD-005', 'a unit without health is gone, and its square is free for the next enemy', () => {
  const table = skirmish({ red: [at(5, 5)], blue: [at(5, 8), at(6, 8)], turn: 'blue' });
  table.units[0]!.health = 1;
  table.units[1]!.health = 3;
  const shot = play(
    table,
    [
      ['blue', 10],
      ['blue', at(5, 8)],
      ['blue', 0],
    ],
    4,
    1,
    1,
  );
  expect(shot.told).toContainEqual(expect.objectContaining({ type: 'fell', unit: 0 }));
  expect(isStanding(table.units[0]!)).toBe(false);
  table.turn = 'blue';
  const next = play(table, [
    ['blue', 11],
    ['blue', at(5, 5)],
    ['blue', 'hold'],
  ]);
  expect(next.optionsOf('walk')).toContain(at(5, 5));
  expect(table.units[11]!.at).toBe(at(5, 5));
});
