import { clockFace, deviated } from '@sightline/geometry/field';
import { part, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { closed, dieFor, dieOf, type Faces, LADDER, open, shifted } from '../../src/dice/ladder.ts';
import {
  hitsOf,
  isBelowHalf,
  isMoreThanDouble,
  roll,
  singleSuccess,
  successOf,
  unopposed,
} from '../../src/dice/rolls.ts';
import { injuryBy } from '../../src/rules/casualties/harm.ts';
import { movementDie } from '../../src/rules/movement/movement-die.ts';
import { bearing } from '../../src/rules/movement/wounded.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import { fireAt } from '../../src/rules/shooting/volley.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { lay, put, squad } from '../support/setting.ts';

const why = { rule: 'DU-DICE-007', purpose: 'test' } as const;

rule('DU-FORCE-004', 'the ladder has five dice and no D20', () => {
  expect(LADDER).toEqual([4, 6, 8, 10, 12]);
  expect(() => dieOf(20 as Faces)).toThrow('a die of the ladder');
});

rule('DU-DICE-001', 'steps on the ladder', () => {
  expect([closed(8, 1), closed(8, -2), closed(4, 4)]).toEqual([10, 4, 12]);
});

rule(['DU-DICE-002', 'DU-DICE-003', 'DU-DICE-018'], 'a movement roll is simple: the face, doubled', () => {
  const io = scripted({ dice: ['D6=5', 'D12=7', 'D10=7'] });
  expect(2 * roll(io, 6, why)).toBe(10);
  expect(2 * roll(io, 12, why)).toBe(14);
  // D12x2 shifted down once is D10x2.
  expect(2 * roll(io, closed(12, -1), why)).toBe(14);
  io.finish();
});

rule(
  ['DU-DICE-002', 'DU-DICE-004', 'DU-DICE-005'],
  'impact against armour is opposed, and a tie goes to the defender',
  () => {
    expect(injuryBy(5, 4, false)).toBe('wounded');
    expect(injuryBy(4, 4, false)).toBe('none');
    expect(singleSuccess(5, 5)).toBe('none');
  },
);

rule('DU-DICE-006', 'more than double is strict', () => {
  expect([isMoreThanDouble(8, 4), isMoreThanDouble(9, 4)]).toEqual([false, true]);
});

rule(['DU-DICE-002', 'DU-DICE-007'], 'an unopposed roll must beat its target', () => {
  const io = scripted({ dice: ['D8=3', 'D8=4', 'D8=7'] });
  expect(unopposed(io, 8, 3, why)).toMatchObject({ face: 3, passed: false });
  expect(unopposed(io, 8, 3, why)).toMatchObject({ face: 4, passed: true });
  expect(isMoreThanDouble(unopposed(io, 8, 3, why).face, 3)).toBe(true);
});

rule('DU-DICE-008', 'below half is strict and not rounded', () => {
  expect([isBelowHalf(2, 4), isBelowHalf(1, 4), isBelowHalf(1, 3), isBelowHalf(2, 3)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

rule('DU-DICE-009', 'shifts move the die and never the face', () => {
  const up = shifted(4, part('DU-PROP-002', 1, 'propped'));
  expect([up.die, shifted(10, part('DU-SHOOT-012', -1, 'shortRange')).die]).toEqual([6, 8]);
  expect(up.shifts).toEqual({ base: 0, total: 1, parts: [{ rule: 'DU-PROP-002', value: 1, why: 'propped' }] });
  const io = scripted({ dice: ['D6=6'] });
  expect(roll(io, up.die, why)).toBe(6);
});

rule(['DU-DICE-010', 'DU-DICE-013'], 'shifts are closed: all are added, then the die is clamped', () => {
  expect(closed(6, -3)).toBe(4);
  expect(shifted(12, part('DU-PROP-002', 1, 'up'), part('DU-SHOOT-012', -1, 'down')).die).toBe(12);
});

rule('DU-DICE-011', 'what is over in an open shift goes to the other die, both at once, and is then lost', () => {
  expect(open(6, -3, 8, 0)).toEqual([4, 12]);
  expect(open(12, 2, 4, -1)).toEqual([12, 4]);
});

rule('DU-DICE-012', 'example: D10 with two positive open shifts against a D6', () => {
  expect(open(10, 2, 6, 0)).toEqual([12, 4]);
});

rule('DU-DICE-014', 'example: D10 with two positive closed shifts against a D6', () => {
  expect(closed(10, 2)).toBe(12);
  expect(closed(6, 0)).toBe(6);
});

rule('DU-DICE-015', 'a D12 on the clock face is a direction', () => {
  const from = { x: 10_000, y: 10_000 };
  const north = { x: 0, y: 1 };
  const to = (hour: number) => deviated(from, north, hour, 4000);
  expect(to(3)).toEqual({ x: 14_000, y: 10_000 });
  expect(to(6)).toEqual({ x: 10_000, y: 6000 });
  expect(to(12)).toEqual({ x: 10_000, y: 14_000 });
  expect(clockFace(3).x).toBeGreaterThan(0);
});

rule('DU-DICE-016', 'none, minor and major', () => {
  expect(successOf([6, 5, 2], 4)).toBe('major');
  expect(successOf([5, 4, 4], 4)).toBe('minor');
  expect(successOf([4, 4], 4)).toBe('none');
  expect([singleSuccess(6, 4), singleSuccess(9, 4)]).toEqual(['minor', 'major']);
});

rule('DU-DICE-017', 'a number is turned into the next die', () => {
  expect([0.5, 4, 4.5, 9, 11, 18].map(dieFor)).toEqual([4, 4, 6, 10, 12, 12]);
});

rule('DU-DICE-019', 'how numbers are rounded', () => {
  expect(hitsOf(17, 10)).toEqual({ hits: 1, remainder: 7 });
  expect(dieFor(9)).toBe(10);
  expect(isBelowHalf(2, 5)).toBe(true);
});

rule(
  'DU-GAP-032',
  'dice fall in the order of the procedure: target, quality, small arms, support, additional hit',
  () => {
    const table = lay({ red: [squad(6, {}, { weapons: ['lmg'] })], blue: [squad(5)] });
    const [red, blue] = [put(table, 0, 10, 20), put(table, 1, 40, 20)];
    const shots = red.figures.map((id): [number, number] => [id, 0]);
    const io = scripted<DustupEvent>({ dice: ['D8=4', 'D8=6', 'D12=5', 'D8=2', 'D8=6', 'D6=2', 'D8=1', 'D6=6'] });
    fireAt(table, io, red, unitTarget(table, red, blue), { shots });
    io.finish();
    expect(io.told.find(({ type }) => type === 'hitsCounted')).toMatchObject({ total: 13, hits: 1 });
    expect(() => scripted({ dice: ['D8=9'] }).roll(dieOf(8), why)).toThrow('no face 9');
  },
);

test('no die of an untouched unit is shifted', () => {
  const table = lay({ red: [squad(5)] });
  expect(movementDie(table, table.units[0]!, 0)).toEqual({ base: 6, die: 6, shifts: { base: 0, parts: [], total: 0 } });
  expect(bearing(table, table.units[0]!, [])).toEqual({ carried: [], left: [] });
});
