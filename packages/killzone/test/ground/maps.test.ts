import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { MAPS } from '../../src/content/load.ts';
import { groundOf, roomAt } from '../../src/ground/ground.ts';
import { isInRect, rectOf } from '../../src/ground/rect.ts';
import { walkWay } from '../../src/rules/movement/walking.ts';
import { sight } from '../../src/rules/shooting/sight.ts';
import { at, field, group, lay, put, spot } from '../support/setting.ts';

rule('KZ-GAP-007', 'the tenement and the row house', () => {
  const ground = groundOf(field({ buildings: [{ plan: 'tenement', floors: 3, at: [18, 18] }] }));
  const count = (floor: number, kind: string, outside: boolean) =>
    ground.openings.filter(o => o.floor === floor && o.kind === kind && (o.to === -1) === outside).length;
  expect(ground.rooms.filter(({ floor }) => floor === 0)).toHaveLength(4);
  expect([count(0, 'door', true), count(0, 'window', true), count(0, 'door', false)]).toEqual([2, 6, 4]);
  expect([count(1, 'door', true), count(1, 'window', true), count(1, 'door', false)]).toEqual([0, 8, 4]);
  expect(ground.openings.filter(({ kind }) => kind === 'stairs')).toHaveLength(2);
  const house = groundOf(field({ buildings: [{ plan: 'row-house', floors: 1, at: [18, 18] }] }));
  expect(house.rooms).toHaveLength(2);
  expect(house.openings.filter(({ kind }) => kind === 'window')).toHaveLength(5);
  for (const room of [...ground.rooms, ...house.rooms]) {
    expect([room.maxX - room.minX, room.maxY - room.minY]).toEqual([6000, 6000]);
  }
});

rule('KZ-GAP-008', 'Grid City: a junction, a tenement, broken ground', () => {
  const map = MAPS.get('grid-city');
  const ground = groundOf(map);
  const roads = map.roads.filter(road => isInRect(rectOf(...road), 36_000, 12_000));
  expect(roads).toHaveLength(2);
  expect(roomAt(ground, 24_000, 24_000, 0)).toBeGreaterThanOrEqual(0);
  expect(ground.patches.some(patch => patch.kind === 'broken' && isInRect(patch, 66_000, 20_000))).toBe(true);
});

rule('KZ-GAP-009', 'the Yard: through the gap for nothing, over the wall for 2 inches', () => {
  const table = lay({ map: MAPS.get('yard'), red: [group('rebel', 2)] });
  expect(walkWay(table, put(table, 0, 24, 11), [at(24, 13)]).cost).toBe(2000);
  expect(walkWay(table, put(table, 0, 20, 11), [at(20, 13)]).cost).toBe(4000);
});

rule('KZ-GAP-010', 'the Crossroads: open streets, and soft cover behind crates', () => {
  const map = MAPS.get('crossroads');
  const table = lay({ map, red: [group('rebel', 2)] });
  expect(map.roads.filter(road => isInRect(rectOf(...road), 24_000, 24_000))).toHaveLength(2);
  expect(sight(table, spot(10, 24), spot(38, 24))).toMatchObject({ blocked: null, cover: 'none' });
  expect(sight(table, spot(30, 20), spot(18.4, 20))).toMatchObject({ blocked: null, cover: 'soft' });
});
