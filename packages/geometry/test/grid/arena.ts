import fc from 'fast-check';
import {
  type Cover,
  createCover,
  createGrid,
  EAST,
  type Grid,
  type Point,
  type Quarters,
  SOUTH,
  setSide,
  squareAt,
  WHOLE,
} from '../../src/grid/index.ts';

/** A tile of 5 by 5 squares shut in all round, whose squares are named (x, y) from 1 to 5 as in the booklets. */
export const tile: Grid = createGrid(5, 5);

export function at(x: number, y: number): number {
  return squareAt(tile, x - 1, y - 1);
}

export function placeOf(square: number): [number, number] {
  return [(square % tile.width) + 1, Math.floor(square / tile.width) + 1];
}

/** The tile with some squares filled, wholly unless quarters are given. */
export function tileWith(...things: readonly (readonly [x: number, y: number, quarters?: Quarters])[]): Cover {
  const cover = createCover(tile);
  for (const [x, y, quarters] of things) cover.solids[at(x, y)] = quarters ?? WHOLE;
  return cover;
}

interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly walls: readonly number[];
  readonly solids: readonly number[];
}

/** Random squares, walls on their sides, and things that fill them wholly or in part. */
export const covers: fc.Arbitrary<Cover> = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) => {
    const perSquare = { minLength: width * height, maxLength: width * height };
    return fc.record<Sketch>({
      width: fc.constant(width),
      height: fc.constant(height),
      walls: fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3), perSquare),
      solids: fc.array(
        fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: WHOLE })),
        perSquare,
      ),
    });
  })
  .map(({ width, height, walls, solids }) => {
    const cover = createCover(createGrid(width, height));
    walls.forEach((bits, square) => {
      if (bits & 1 && square % width < width - 1) setSide(cover.grid, cover.sides, square, EAST, true);
      if (bits & 2 && square < width * (height - 1)) setSide(cover.grid, cover.sides, square, SOUTH, true);
    });
    cover.solids.set(solids);
    return cover;
  });

/** A point inside some square of the grid: never on a line between squares. */
export function pointIn(grid: Grid): fc.Arbitrary<Point> {
  return fc
    .record({
      square: fc.integer({ min: 0, max: grid.size - 1 }),
      x: fc.integer({ min: 1, max: 3 }),
      y: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ square, x, y }) => ({
      x: 4 * (square % grid.width) + x,
      y: 4 * Math.floor(square / grid.width) + y,
    }));
}

/** A cover and two points in it. */
export const lines = covers.chain(cover =>
  fc.record({ cover: fc.constant(cover), from: pointIn(cover.grid), to: pointIn(cover.grid) }),
);
