import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { foresight } from '../../src/rules/vehicles/route.ts';
import { hasClearWay, routesOf } from '../../src/rules/vehicles/ways-to-drive.ts';
import { waysToOffer } from '../../src/rules/vehicles/ways-to-offer.ts';
import { killzone } from '../../src/system.ts';
import type { Killzone } from '../../src/table/table.ts';
import { group, lay } from '../support/setting.ts';
import { park } from '../support/vehicles.ts';

/** A car in a street at so many inches a turn, with an enemy right ahead of it. */
function jam(speed: number, off: number): Killzone {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  table.acting = 0;
  park(table, 'car', { at: [10, 24], speed, crew: [0, 1] });
  park(table, 'car', { at: [15 + off, 24], speed: 0, crew: [2, 3] });
  return table;
}

const crashOf = (table: Killzone, route: Parameters<typeof foresight>[2]): number =>
  1 - foresight(table, table.vehicles[0]!, route).legs.reduce((safe, { crash }) => safe * (1 - crash), 1);

describe('the ways that are put to a driver', () => {
  rule(
    'KZ-VEH-013',
    'begin with a safe one wherever there is one, and name no likely wreck beside it but a ram',
    () => {
      for (const [speed, off] of [
        [12, 2],
        [18, 3],
        [24, 4],
      ] as const) {
        const table = jam(speed, off);
        const [car] = table.vehicles as [Killzone['vehicles'][number]];
        expect(hasClearWay(table, car)).toBe(true);
        const [best, ...others] = waysToOffer(table, car);
        const seen = foresight(table, car, best!);
        expect([seen.stop, seen.people, crashOf(table, best!)]).toEqual([null, 0, 0]);
        for (const route of others)
          if (foresight(table, car, route).stop?.with !== 'vehicle') expect(crashOf(table, route)).toBeLessThan(0.5);
        expect(waysToOffer(table, car).length).toBeLessThanOrEqual(7);
      }
    },
  );

  rule('KZ-VEH-017', 'leave out the corner that wrecks the car, which is thought of all the same', () => {
    const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
    const table = killzone.begin({ scenario: 'hot-pursuit', switches });
    const car = table.vehicles[0]!;
    for (const other of table.vehicles) other.away = other !== car;
    // Short of the crossing, and much too fast for it.
    Object.assign(car, { x: 5000, y: 10_500, heading: 90, speed: 24_000 });
    const rash = (routes: readonly Parameters<typeof foresight>[2][]): number =>
      routes.filter(route => crashOf(table, route) > 0.5).length;
    expect(rash(routesOf(table, car))).toBeGreaterThan(0);
    expect(rash(waysToOffer(table, car))).toBe(0);
  });
});
