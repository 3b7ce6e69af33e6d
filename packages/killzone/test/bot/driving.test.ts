import { describe, expect, test } from 'vitest';
import { actFor } from '../../src/bot/acts.ts';
import { routeFor } from '../../src/bot/driving.ts';
import { actQuestion } from '../../src/rules/turn/group-action.ts';
import type { Drive } from '../../src/rules/vehicles/pace.ts';
import { foresight } from '../../src/rules/vehicles/route.ts';
import type { Killzone } from '../../src/table/table.ts';
import { field, group, lay, put } from '../support/setting.ts';
import { driving, park } from '../support/vehicles.ts';

/** A red car at (10, 24) that drives east, its third man and the blues far off. */
function chase(type: string, speed: number): Killzone {
  const table = driving(type, speed);
  put(table, 2, 4, 4);
  for (const id of [3, 4, 5]) put(table, id, 44, 22 + id);
  return table;
}

const driven = (table: Killzone) => foresight(table, table.vehicles[0]!, routeFor(table, table.vehicles[0]!));

describe('a driver of the planner', () => {
  test('goes round his own people, wherever in his lane they stand', () => {
    for (const x of [14, 17, 20, 24]) {
      for (const y of [23.2, 24, 24.8]) {
        const table = chase('car', 18);
        put(table, 2, x, y);
        expect(driven(table).struck, `${x}, ${y}`).toEqual([]);
      }
    }
  });

  test('goes round a car of his own side', () => {
    const table = chase('car', 18);
    put(table, 2, 20, 24);
    park(table, 'car', { at: [20, 24], crew: [2] });
    expect(driven(table).stop).toBeNull();
  });

  test('rams what he breaks, and leaves alone what breaks him', () => {
    const against = (own: string, other: string) => {
      const table = chase(own, 18);
      put(table, 3, 20, 24);
      park(table, other, { at: [20, 24], heading: 0, crew: [3] });
      return driven(table).stop?.with;
    };
    expect(against('tracked', 'car')).toBe('vehicle');
    expect(against('car', 'apc')).toBeUndefined();
  });

  test('runs over an enemy who stands in his way', () => {
    const table = chase('car', 18);
    put(table, 3, 18, 24);
    expect(driven(table).struck).toEqual([3]);
  });

  test('knows whom a pivot sweeps off the road', () => {
    const table = chase('hgv', 6);
    put(table, 2, 10, 27);
    expect(foresight(table, table.vehicles[0]!, [{ turn: 90, ahead: 6000 }])).toMatchObject({ struck: [2], people: 1 });
  });

  test('brakes before houses that leave him no way on', () => {
    const row = [0, 12, 24, 36].map(y => ({ plan: 'tenement', floors: 1, at: [40, y] as [number, number] }));
    const map = field({ width: 96, buildings: row });
    const table = lay({ map, red: [group('rebel', 2)], blue: [group('rebel', 3)] });
    table.acting = 0;
    park(table, 'car', { at: [24, 22], speed: 24, crew: [0, 1] });
    for (const id of [2, 3, 4]) put(table, id, 80, 18 + 2 * id);
    const act = actFor(table, actQuestion(table, table.figures[0]!)) as Drive;
    expect(act).toMatchObject({ do: 'drive', pace: 'brake' });
  });

  test('turns off to the side without a Skid roll, however fast he is', () => {
    for (const speed of [9, 18, 24]) {
      const table = chase('car', speed);
      for (const id of [3, 4, 5]) put(table, id, 10, 40 + id);
      expect(driven(table).skids, `at ${speed}`).toEqual([]);
    }
  });
});
