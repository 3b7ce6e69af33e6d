import { expect, test } from 'vitest';
import { MAPS } from '../../src/content/load.ts';
import { groundOf } from '../../src/ground/ground.ts';
import { landmarkOf } from '../../src/ground/landmarks.ts';
import { NONE } from '../../src/table/units.ts';
import { placesIn } from '../../src/words/words.ts';
import { field, group, lay, spot } from '../support/setting.ts';

const table = lay({
  red: [group('street-ganger', 1)],
  map: field({
    roads: [
      [21, 0, 27, 48],
      [0, 21, 48, 27],
    ],
    buildings: [{ plan: 'row-house', floors: 2, at: [4, 4] }],
    ground: [
      { kind: 'woods', area: [30, 40, 40, 48] },
      { kind: 'woods', area: [0, 40, 8, 48] },
    ],
    obstacles: [{ kind: 'fence', line: [40, 10, 34, 10] }],
  }),
});
const called = (x: number, y: number, room = NONE): string => placesIn(null)(table, spot(x, y, room));

test('a place is called by the narrowest thing that it is in, at or beside', () => {
  expect(called(5, 5, 0)).toBe("Row house 1's W room");
  expect(called(5, 5, 2)).toBe("Row house 1's W room, floor 1");
  expect(called(7, 3.5)).toBe("Row house 1's south door");
  expect(called(18, 7)).toBe("Row house 1's east side");
  expect(called(24, 24)).toBe('the crossing');
  expect(called(24, 4)).toBe('the south street');
  expect(called(37, 10.5)).toBe('the fence');
  expect(called(35, 44)).toBe('the north-east woods');
  expect(called(40, 36)).toBe('open ground, north-east');
  expect(called(10, 49)).toBe('the north edge');
});

test('it is called so in any language', () => {
  const german = placesIn({
    tag: 'de',
    sentences: { 'landmark.crossing': 'die Kreuzung{part? im {part:tablePart}|}' },
  });
  expect(german(table, spot(24, 24))).toBe('die Kreuzung');
});

test.each(MAPS.rows.map(map => [map.id, map] as const))('every place of %s has a name', (_id, map) => {
  const { width, depth, rooms } = groundOf(map);
  for (let x = 0; x <= width; x += 3000) {
    for (let y = 0; y <= depth; y += 3000) expect(landmarkOf(map, { x, y, room: NONE }).at).toMatch(/^\w+$/);
  }
  for (const { id } of rooms) expect(landmarkOf(map, { x: 0, y: 0, room: id }).at).toBe('room');
});
