import { distance } from '@sightline/geometry/field';
import { describe, expect, test } from 'vitest';
import { deploymentFor } from '../../src/bot/deploying.ts';
import { placingFor } from '../../src/bot/deploying-vehicles.ts';
import { SCENARIOS } from '../../src/content/load.ts';
import type { Zone } from '../../src/content/schema.ts';
import { floorOf, groundOf } from '../../src/ground/ground.ts';
import { whyNotDeploy } from '../../src/rules/deployment/deploying.ts';
import { sight } from '../../src/rules/shooting/sight.ts';
import { placingsOf } from '../../src/rules/vehicles/placings.ts';
import { killzone } from '../../src/system.ts';
import type { Killzone } from '../../src/table/table.ts';
import type { Place } from '../../src/table/units.ts';
import { field, group, lay, put } from '../support/setting.ts';

function battle(scenario: string): Killzone {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
  return killzone.begin({ scenario, switches });
}

/** A squad of red riflemen to place by the south edge, and blue ones on the table already. */
function facing(lines: readonly [number, number, number, number][], blue: readonly [number, number][]): Killzone {
  const obstacles = lines.map(line => ({ kind: 'lowWall' as const, line }));
  const table = lay({
    map: field({ obstacles }),
    red: [group('trooper', 3, { weapons: ['assault-rifle'] }, { leader: true })],
    blue: [group('trooper', blue.length, { weapons: ['assault-rifle'] })],
  });
  for (const [i, [x, y]] of blue.entries()) put(table, 4 + i, x, y);
  for (const figure of table.figures) if (figure.side === 0) figure.away = true;
  const zone: Zone = { kind: 'edge', edge: 'south', depth: 8 };
  table.groups = table.groups.map(each => (each.side === 0 ? { ...each, zone } : each));
  return table;
}

const placesOf = (table: Killzone): Place[] => deploymentFor(table, table.groups[0]!)!;

describe('the planner deploys', () => {
  test('a vehicle with a driver and a clear road before it', () => {
    const map = field({ obstacles: [{ kind: 'lowWall', line: [18, 12, 30, 12] }] });
    const table: Killzone = { ...battle('encounter'), map, edges: ['south', 'north'] };
    const car = table.vehicles[0]!;
    const offered = placingsOf(table, car);
    expect(offered[0]!.x).toBe(24_000);
    const placed = placingFor(table, car, offered);
    expect(placed.crew.length).toBeGreaterThan(0);
    expect(Math.abs(placed.x - 24_000)).toBeGreaterThan(6000);
  });

  for (const { id, title } of SCENARIOS.rows) {
    test(`every group of ${title} that goes on foot where it may stand`, () => {
      const table = battle(id);
      const refused = table.groups
        .filter(({ zone }) => zone.kind !== 'aboard')
        .flatMap(each => whyNotDeploy(table, each, deploymentFor(table, each)!));
      expect(refused).toEqual([]);
    });
  }

  test('the same way whenever it is asked: no chance is in it', () => {
    const table = battle('red-corner');
    expect(placesOf(table)).toEqual(placesOf(table));
  });

  test('behind the wall that faces the enemy', () => {
    const table = facing(
      [[14, 7, 26, 7]],
      [
        [18, 24],
        [20, 24],
        [22, 24],
      ],
    );
    const enemy = table.figures[5]!;
    expect(placesOf(table).map(place => sight(table, enemy, place).cover)).toEqual(['hard', 'hard', 'hard', 'hard']);
  });

  test('where its rifles reach: opposite the enemy, not at the far end of the edge', () => {
    for (const x of [6, 42]) {
      const table = facing(
        [],
        [
          [x, 34],
          [x, 36],
          [x, 38],
        ],
      );
      for (const place of placesOf(table)) expect(Math.abs(place.x / 1000 - x)).toBeLessThan(12);
    }
  });

  test('so that no grenade finds two of them, and the leader is heard', () => {
    const places = placesOf(facing([], [[24, 40]]));
    for (const [i, place] of places.entries()) {
      for (const other of places.slice(i + 1)) expect(distance(place, other)).toBeGreaterThan(2000);
      expect(distance(place, places[0]!)).toBeLessThan(6000);
    }
  });

  test('two on every floor of the tower, and the savages along one edge', () => {
    const tower = battle('tower-of-flame');
    const floors = deploymentFor(tower, tower.groups[1]!)!.map(({ room }) => floorOf(groundOf(tower.map), room));
    for (const floor of [0, 1, 2]) expect(floors.filter(each => each === floor).length).toBeGreaterThanOrEqual(2);
    const fight = battle('first-fight');
    expect(deploymentFor(fight, fight.groups[1]!)).toHaveLength(5);
  });
});
