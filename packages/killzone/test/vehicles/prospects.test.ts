import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { changeChances } from '../../src/rules/orders/changing-orders.ts';
import { ramChances, speedProspects } from '../../src/rules/vehicles/prospects.ts';
import { foresight } from '../../src/rules/vehicles/route.ts';
import { armourOf, rowOf } from '../../src/rules/vehicles/vehicle.ts';
import type { Killzone } from '../../src/table/table.ts';
import { group, lay, put } from '../support/setting.ts';
import { park } from '../support/vehicles.ts';

/** A car at so many inches a turn, with another one three inches ahead of it. */
function behind(speed: number): Killzone {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  table.acting = 0;
  park(table, 'car', { at: [10, 24], speed, crew: [0, 1] });
  park(table, 'car', { at: [18, 24], speed, crew: [2, 3] });
  return table;
}

/** How many throws of two dice add up to so much or more, of 36. */
const ofTwoDice = (least: number): number => {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap(a => faces.filter(b => a + b >= least)).length / 36;
};

describe('what a driver knows before the dice fall', () => {
  rule('KZ-VEH-029', 'a ram wrecks either as often as its damage dice reach the armour', () => {
    const table = behind(9);
    const [red, blue] = table.vehicles as [Killzone['vehicles'][number], Killzone['vehicles'][number]];
    const { stop } = foresight(table, red, [{ turn: 0, ahead: 9000 }]);
    expect(stop).toMatchObject({ with: 'vehicle', id: blue.id });
    expect(rowOf(red).damage).toBe(2);
    const chance = ofTwoDice(armourOf(table, blue));
    expect(ramChances(table, red, stop!)).toEqual({ theirs: chance, ours: ofTwoDice(armourOf(table, red)) });
    // Six inches faster is one more on the dice.
    red.speed = 15_000;
    expect(ramChances(table, red, stop!)!.theirs).toBe(ofTwoDice(armourOf(table, blue) - 1));
    expect(ramChances(table, red, stop!)!.theirs).toBeGreaterThan(chance);
  });

  rule('KZ-VEH-010', 'every speed that the dice may end at has its chance, and the ways that are open at it', () => {
    const table = behind(9);
    const [red] = table.vehicles as [Killzone['vehicles'][number]];
    const speeds = speedProspects(table, red, { do: 'drive', pace: 'accelerate', dice: 2 });
    expect(speeds.map(({ speed }) => speed / 1000)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(speeds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(speeds.find(({ speed }) => speed === 16_000)!.chance).toBeCloseTo(6 / 36);
    for (const { ways } of speeds) expect(ways.length).toBeGreaterThan(0);
    expect(speedProspects(table, red, { do: 'drive', pace: 'hold', dice: 0 })).toMatchObject([
      { speed: 9000, chance: 1 },
    ]);
  });

  rule('KZ-CHANGE-003', 'a group knows its chance to get another order', () => {
    const table = lay({ red: [group('rebel', 2)], blue: [] });
    for (const id of table.groups[0]!.members) put(table, id, 10 + id, 10);
    const chances = changeChances(table, table.groups[0]!);
    expect(chances.changed + chances.stays + chances.suppressed).toBeCloseTo(1);
    table.figures[0]!.state = 'suppressed';
    expect(changeChances(table, table.groups[0]!).changed).toBeLessThan(chances.changed);
  });
});
