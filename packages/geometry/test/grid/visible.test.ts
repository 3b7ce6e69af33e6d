import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centreOf,
  createCover,
  createGrid,
  NORTH_WEST,
  quarterAt,
  range,
  SOUTH_EAST,
  sees,
  setSide,
  visibleFrom,
} from '../../src/grid/index.ts';
import { at, covers, pointIn, tile, tileWith } from './arena.ts';

describe('all squares seen from a point', () => {
  test('are those that sees one by one, from any point of any map', () => {
    const views = covers.chain(cover => fc.record({ cover: fc.constant(cover), from: pointIn(cover.grid) }));
    fc.assert(
      fc.property(views, ({ cover, from }) => {
        const seen = visibleFrom(cover, from);
        for (let square = 0; square < cover.grid.size; square++)
          expect([square, seen[square]]).toEqual([square, Number(sees(cover, from, centreOf(cover.grid, square)))]);
      }),
      { numRuns: 600 },
    );
  });

  test('are all of them on an empty floor', () => {
    const cover = createCover(createGrid(80, 80));
    expect(visibleFrom(cover, { x: 161, y: 42 }).every(seen => seen === 1)).toBe(true);
  });

  test('are only the own room behind shut walls, also through the joints of the walls', () => {
    const grid = createGrid(30, 30);
    const cover = createCover(grid);
    for (let x = 0; x < 30; x++) {
      setSide(grid, cover.sides, 14 * 30 + x, 5, true);
      setSide(grid, cover.sides, x * 30 + 14, 3, true);
    }
    const seen = visibleFrom(cover, centreOf(grid, 7 * 30 + 7));
    expect(seen.reduce((count, one) => count + one, 0)).toBe(15 * 15);
    expect(seen[14 * 30 + 14]).toBe(1);
    expect(seen[15 * 30 + 15]).toBe(0);
  });

  test('DK-SHOOT-007: include what lies in line with the meeting point of two quarters in the middle of a side', () => {
    const cover = tileWith([3, 2, quarterAt(SOUTH_EAST)], [3, 3, quarterAt(NORTH_WEST)]);
    const seen = visibleFrom(cover, centreOf(tile, at(2, 1)));
    expect(sees(cover, centreOf(tile, at(2, 1)), centreOf(tile, at(4, 4)))).toBe(true);
    expect(seen[at(4, 4)]).toBe(1);
  });

  test('are limited by the reach where there is one', () => {
    const seen = visibleFrom(tileWith(), centreOf(tile, at(1, 1)), new Uint8Array(tile.size), 2);
    seen.forEach((one, square) => {
      expect(one).toBe(range(tile, at(1, 1), square) <= 2 ? 1 : 0);
    });
  });

  test('are written afresh over an old view', () => {
    const view = visibleFrom(tileWith(), centreOf(tile, at(3, 5)));
    expect(view[at(3, 1)]).toBe(1);
    visibleFrom(tileWith([3, 3]), centreOf(tile, at(3, 5)), view);
    expect(view[at(3, 1)]).toBe(0);
  });
});
