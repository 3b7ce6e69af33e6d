import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { MAPS, ROSTERS } from '../../src/content/load.ts';
import { groundOf } from '../../src/ground/ground.ts';
import { isInRect, rectOf } from '../../src/ground/rect.ts';
import { pointsOfGroup } from '../../src/rules/organisation/points.ts';
import { sight } from '../../src/rules/shooting/sight.ts';
import { isNeverSuppressed } from '../../src/rules/suppression/damage.ts';
import { placesLeft, setPose } from '../../src/rules/vehicles/vehicle.ts';
import { endOfTurn } from '../../src/rules/winning/ending.ts';
import { lay, spot } from '../support/setting.ts';
import { battle, points } from './support.ts';

describe('Toll Road', () => {
  rule('KZ-GAP-016', 'the Helix Motor Pool: 117, 56 and the Bailiff, who is never suppressed', () => {
    const { groups, vehicles } = ROSTERS.get('helix-motor-pool');
    expect(groups.map(group => pointsOfGroup(group))).toEqual([117, 56, 65]);
    expect(vehicles).toEqual([{ type: 'apc', mounted: ['light-laser'] }, 'motorbike']);
    const table = lay({ red: groups });
    expect(table.groups[2]!.kind).toBe('individual');
    expect(isNeverSuppressed(table, table.figures.at(-2)!)).toBe(true);
  });

  rule('KZ-GAP-017', 'the Toll Kings: 165 and 66, and a place for every one of them', () => {
    const { groups } = ROSTERS.get('toll-kings');
    expect(groups.map(group => pointsOfGroup(group))).toEqual([165, 66]);
    expect(groups.map(({ drugs }) => drugs)).toEqual([['alcohol'], ['alcohol']]);
    const table = battle('toll-road');
    for (const figure of table.figures) figure.away = false;
    expect(table.vehicles.map(vehicle => placesLeft(table, vehicle))).toEqual([7, 0, 1, 0]);
  });

  rule('KZ-GAP-021', 'the Toll Plaza: a clear road, and sandbags between its lanes', () => {
    const map = MAPS.get('toll-plaza');
    const table = lay({ map, red: ROSTERS.get('helix-motor-pool').groups });
    expect(map.roads.some(road => isInRect(rectOf(...road), 36_000, 20_000))).toBe(true);
    expect(sight(table, spot(10, 28), spot(62, 28))).toMatchObject({ blocked: null, cover: 'none' });
    expect(sight(table, spot(36, 32), spot(36, 23.4))).toMatchObject({ blocked: null, cover: 'hard' });
    expect(groundOf(map).rooms).toHaveLength(3 * 2 + 2 * 8);
  });

  rule('KZ-GAP-023', 'convoy 355 and kings 396, everybody aboard and rolling towards the other', () => {
    const table = battle('toll-road');
    expect([points(table, 0), points(table, 1)]).toEqual([355 - 15, 396 - 25]);
    expect(table.vehicles.map(({ heading, speed }) => [heading, speed])).toEqual([
      [90, 9000],
      [90, 9000],
      [270, 9000],
      [270, 9000],
    ]);
    expect(table.figures.every(({ vehicle }) => vehicle >= 0)).toBe(true);
  });

  rule('KZ-GAP-023', 'a booth is held from inside a vehicle too, for 10 points a turn', () => {
    const table = battle('toll-road');
    for (const figure of table.figures) figure.away = false;
    setPose(table, table.vehicles[0]!, { x: 18_000, y: 27_000, heading: 90 });
    table.turn = 1;
    endOfTurn(table, scripted());
    expect(table.scores).toEqual([0, 0]);
    table.turn = 2;
    endOfTurn(table, scripted());
    expect(table.scores).toEqual([10, 0]);
  });
});
