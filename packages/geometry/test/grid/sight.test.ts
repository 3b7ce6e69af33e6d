import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cover,
  centreOf,
  createHeights,
  EAST,
  halfAt,
  headPoint,
  lineCrosses,
  NORTH,
  type Point,
  quarterAt,
  SOUTH,
  SOUTH_WEST,
  sees,
  setHeight,
  setSide,
  sightLine,
  sightLineIn,
  solidsAbove,
  squareLine,
  WEST,
  WHOLE,
} from '../../src/grid/index.ts';
import { at, lines, placeOf, tile, tileWith } from './arena.ts';
import { slowlySees, slowSquares } from './slow-sight.ts';

function centre(x: number, y: number): Point {
  return centreOf(tile, at(x, y));
}

/** Both methods, in both directions; they must agree. */
function clear(cover: Cover, from: Point, to: Point): boolean {
  const verdict = sees(cover, from, to);
  expect(sees(cover, to, from)).toBe(verdict);
  expect(sightLineIn(cover, from, to).clear).toBe(verdict);
  return verdict;
}

describe('the line between two heads', () => {
  test('DK-SHOOT-002: runs through exactly these squares', () => {
    const squares = squareLine(tile, centre(1, 5), centre(4, 1)).squares.map(placeOf);
    expect(squares).toEqual([
      [1, 5],
      [1, 4],
      [2, 4],
      [2, 3],
      [3, 3],
      [3, 2],
      [4, 2],
      [4, 1],
    ]);
  });

  test('DK-SHOOT-002: a thing on it blocks, a thing beside it does not', () => {
    expect(clear(tileWith([3, 3]), centre(1, 5), centre(4, 1))).toBe(false);
    expect(clear(tileWith([3, 4]), centre(1, 5), centre(4, 1))).toBe(true);
  });

  test('DK-SHOOT-003: part of the target square in view is not enough', () => {
    expect(clear(tileWith([3, 3]), centre(1, 5), centre(3, 2))).toBe(false);
  });

  test('DK-SHOOT-004: names the first thing that blocks', () => {
    const line = sightLineIn(tileWith([3, 3], [3, 2]), centre(3, 5), centre(3, 1));
    expect(line.blocker).toEqual({ kind: 'square', square: at(3, 3) });
    expect(line.blockers).toHaveLength(2);
    expect(line.squares.map(placeOf)).toContainEqual([3, 1]);
  });

  test('a point on a line of the grid is no place for a head', () => {
    expect(() => squareLine(tile, { x: 4, y: 2 }, centre(3, 3))).toThrow('inside squares');
    expect(() => squareLine(tile, centre(3, 3), { x: 22, y: 2 })).toThrow('inside squares');
  });
});

describe('cover', () => {
  test('DK-SHOOT-006: a filled side covers 90 degrees, the limit itself is clear', () => {
    const cover = tileWith([3, 3]);
    expect(clear(cover, centre(1, 5), centre(3, 2))).toBe(false);
    expect(clear(cover, centre(1, 4), centre(3, 2))).toBe(true);
  });

  test('DK-SHOOT-007: a half-wide thing covers to the middle of the side', () => {
    const cover = tileWith([3, 3, halfAt(WEST)]);
    expect(clear(cover, centre(3, 5), centre(3, 2))).toBe(true);
    expect(clear(cover, centre(2, 5), centre(3, 2))).toBe(false);
    expect(clear(cover, centre(4, 5), centre(3, 2))).toBe(true);
  });

  test('DK-SHOOT-007: a quarter is its own rectangle', () => {
    const cover = tileWith([3, 3, quarterAt(SOUTH_WEST)]);
    expect(clear(cover, centre(1, 5), centre(3, 3))).toBe(false);
    expect(clear(cover, centre(1, 3), centre(5, 3))).toBe(true);
    expect(clear(cover, centre(1, 3), centre(3, 3))).toBe(true);
    expect(clear(cover, centre(1, 2), centre(5, 2))).toBe(true);
  });

  test('DK-SHOOT-007: the seam between two filled quarters is inside', () => {
    expect(clear(tileWith([3, 3, halfAt(NORTH)]), centre(3, 5), centre(3, 1))).toBe(false);
    expect(clear(tileWith([3, 3, WHOLE & ~quarterAt(SOUTH_WEST)]), centre(3, 5), centre(3, 1))).toBe(false);
    expect(clear(tileWith([3, 3, halfAt(WEST)]), centre(3, 5), centre(3, 1))).toBe(true);
  });

  test('DK-SHOOT-008: through a corner the line needs one way round', () => {
    const [from, to] = [centre(2, 4), centre(4, 2)];
    expect(clear(tileWith([3, 4]), from, to)).toBe(true);
    expect(clear(tileWith([3, 4], [2, 3]), from, to)).toBe(false);
    expect(clear(tileWith([3, 3]), from, to)).toBe(false);
  });

  test('DK-SHOOT-008: a wall on one way and a thing on the other close the corner, and both are named', () => {
    const cover = tileWith([3, 4]);
    setSide(tile, cover.sides, at(2, 3), EAST, true);
    expect(sightLineIn(cover, centre(2, 4), centre(4, 2)).blocker).toEqual({
      kind: 'corner',
      square: at(2, 4),
      into: at(3, 3),
      ways: [
        { kind: 'side', square: at(2, 3), side: EAST },
        { kind: 'square', square: at(3, 4) },
      ],
    });
  });

  test('DK-SHOOT-008: a quarter beside the corner closes its way only if it touches the corner', () => {
    const touching = tileWith([3, 4, quarterAt(8)], [2, 3]);
    const apart = tileWith([3, 4, quarterAt(4)], [2, 3]);
    expect(clear(touching, centre(2, 4), centre(4, 2))).toBe(false);
    expect(clear(apart, centre(2, 4), centre(4, 2))).toBe(true);
  });

  test('DK-SHOOT-009: a bulkhead blocks the line that crosses it and is named', () => {
    const cover = tileWith();
    setSide(tile, cover.sides, at(3, 3), SOUTH, true);
    expect(sightLineIn(cover, centre(3, 1), centre(3, 5)).blocker).toEqual({
      kind: 'side',
      square: at(3, 3),
      side: SOUTH,
    });
    expect(clear(cover, centre(2, 1), centre(2, 5))).toBe(true);
  });

  test('DK-SHOOT-009: a thing counts only if the line crosses its rectangle', () => {
    const line = squareLine(tile, centre(3, 5), centre(3, 1));
    expect(lineCrosses(tile, line, at(3, 3), WHOLE)).toBe(true);
    expect(lineCrosses(tile, line, at(3, 3), halfAt(EAST))).toBe(false);
    expect(lineCrosses(tile, line, at(2, 3), WHOLE)).toBe(false);
  });

  test('DK-SHOOT-010: of two men in a square one may be covered and the other not', () => {
    const cover = tileWith([3, 3, halfAt(WEST)]);
    const shooter = centre(3, 5);
    expect(clear(cover, shooter, headPoint(tile, at(3, 2), WEST))).toBe(false);
    expect(clear(cover, shooter, headPoint(tile, at(3, 2), EAST))).toBe(true);
  });

  test('DK-SHOOT-022: what stands no higher than the higher of the two does not block', () => {
    const heights = createHeights(tile);
    setHeight(heights, at(3, 4), WHOLE, 1);
    setHeight(heights, at(3, 3), WHOLE, 1);
    const floor = { ...tileWith(), solids: solidsAbove(heights, 0) };
    const low = { ...tileWith(), solids: solidsAbove(heights, 1) };
    expect(clear(floor, centre(3, 5), centre(3, 2))).toBe(false);
    expect(clear(low, centre(3, 5), centre(3, 3))).toBe(true);
  });

  test('DK-SHOOT-023: a filled square is seen neither into nor out of', () => {
    expect(clear(tileWith([3, 3]), centre(3, 5), centre(3, 3))).toBe(false);
    expect(clear(tileWith([3, 3]), centre(3, 3), centre(3, 1))).toBe(false);
    expect(clear(tileWith([2, 3]), centre(3, 5), centre(3, 1))).toBe(true);
  });
});

test('an obstruction may be decided by functions', () => {
  const line = sightLine(tile, centre(1, 3), centre(5, 3), {
    shut: (square, side) => square === at(4, 3) && side === EAST,
    filled: () => 0,
  });
  expect(line.blocker).toEqual({ kind: 'side', square: at(4, 3), side: EAST });
});

describe('on any map', () => {
  test('the squares of a line are those of the obvious method', () => {
    fc.assert(
      fc.property(lines, ({ cover, from, to }) => {
        const { squares } = squareLine(cover.grid, from, to);
        const isPoint = from.x === to.x && from.y === to.y;
        expect(squares).toEqual(isPoint ? squares.slice(0, 1) : slowSquares(cover, from, to));
      }),
      { numRuns: 500 },
    );
  });

  test('the verdict is that of the obvious method, the same from both ends', () => {
    fc.assert(
      fc.property(lines, ({ cover, from, to }) => {
        expect(clear(cover, from, to)).toBe(slowlySees(cover, from, to));
      }),
      { numRuns: 1500 },
    );
  });

  test('a line is clear exactly when it names no blocker, and every blocker lies on it', () => {
    fc.assert(
      fc.property(lines, ({ cover, from, to }) => {
        const line = sightLineIn(cover, from, to);
        expect(line.clear).toBe(line.blocker === null);
        for (const { square } of line.blockers) expect(line.squares).toContain(square);
      }),
    );
  });
});
