import type { Direction, Side } from './directions.ts';
import { columnOf, type Grid, rowOf } from './grid.ts';

/**
 * A set of the four quarters of a square, as bits: north-west 1, north-east 2, south-east 4, south-west 8. Two
 * neighbouring quarters are a half, all four the whole square.
 */
export type Quarters = number;

export const WHOLE: Quarters = 15;

/** A point in quarters of a square: square (x, y) spans 4x to 4x+4 and 4y to 4y+4, and its centre is (4x+2, 4y+2). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a figure stands in its square, seen along its facing. */
export type Position = 'centre' | 'left' | 'right' | 'forward' | 'rear';

/** Quarter squares on one side of a square. */
export const UNITS = 4;

/** x0, y0, x1, y1 of the largest rectangles in a set of quarters, from the square's north-west corner. */
type Rectangle = readonly [number, number, number, number];

const QUARTER_RECTANGLES: readonly Rectangle[] = [
  [0, 0, 2, 2],
  [2, 0, 4, 2],
  [2, 2, 4, 4],
  [0, 2, 2, 4],
];
const HALF_RECTANGLES: readonly (readonly [Quarters, Rectangle])[] = [
  [3, [0, 0, 4, 2]],
  [6, [2, 0, 4, 4]],
  [12, [0, 2, 4, 4]],
  [9, [0, 0, 2, 4]],
];
const RECTANGLES: readonly (readonly Rectangle[])[] = Array.from({ length: 16 }, (_, quarters) =>
  rectanglesOf(quarters),
);

/** The half of a square that lies along one of its sides. */
export function halfAt(side: Side): Quarters {
  return HALF_RECTANGLES[side >> 1]![0];
}

/** The quarter in one corner of a square. */
export function quarterAt(corner: Direction): Quarters {
  if (corner % 2 === 1) throw new Error(`A corner is named by a diagonal direction, not ${corner}`);
  return 1 << ((corner >> 1) % 4);
}

export function centreOf(grid: Grid, square: number): Point {
  return { x: UNITS * columnOf(grid, square) + 2, y: UNITS * rowOf(grid, square) + 2 };
}

/** The head of a figure: the centre of its square, or a quarter of a square off it towards the side it stands on. */
export function headPoint(grid: Grid, square: number, side: Side | null): Point {
  const { x, y } = centreOf(grid, square);
  switch (side) {
    case null:
      return { x, y };
    case 1:
      return { x, y: y - 1 };
    case 3:
      return { x: x + 1, y };
    case 5:
      return { x, y: y + 1 };
    case 7:
      return { x: x - 1, y };
    default:
      return side satisfies never;
  }
}

/**
 * The side of the square on which a figure stands; null for the centre. Halves lie along sides only, so a diagonal
 * facing counts here as the facing one eighth anticlockwise of it: north-east stands as north does.
 */
export function sideOfPosition(facing: Direction, position: Position): Side | null {
  const ahead = (facing % 2 === 1 ? facing : facing - 1) >> 1;
  switch (position) {
    case 'centre':
      return null;
    case 'forward':
      return sideFrom(ahead);
    case 'right':
      return sideFrom(ahead + 1);
    case 'rear':
      return sideFrom(ahead + 2);
    case 'left':
      return sideFrom(ahead + 3);
    default:
      return position satisfies never;
  }
}

/** Whether the line from a to b runs through the inside of these quarters of a square for more than a point. */
export function crossesQuarters(a: Point, b: Point, column: number, row: number, quarters: Quarters): boolean {
  const x = UNITS * column;
  const y = UNITS * row;
  for (const [x0, y0, x1, y1] of RECTANGLES[quarters]!)
    if (crossesRectangle(a, b, x + x0, y + y0, x + x1, y + y1)) return true;
  return false;
}

/**
 * The line is a(1-t) + bt. It is inside the rectangle while t is between the crossings of the west and east sides and
 * between those of the north and south sides; the fractions are compared by cross products, so nothing is rounded.
 */
function crossesRectangle(a: Point, b: Point, x0: number, y0: number, x1: number, y1: number): boolean {
  const dx = Math.abs(b.x - a.x);
  const dy = Math.abs(b.y - a.y);
  const [enterX, leaveX] = b.x >= a.x ? [x0 - a.x, x1 - a.x] : [a.x - x1, a.x - x0];
  const [enterY, leaveY] = b.y >= a.y ? [y0 - a.y, y1 - a.y] : [a.y - y1, a.y - y0];
  if (enterX >= dx || enterY >= dy || leaveX <= 0 || leaveY <= 0) return false;
  return enterX * dy < leaveY * dx && enterY * dx < leaveX * dy;
}

function rectanglesOf(quarters: Quarters): Rectangle[] {
  if (quarters === WHOLE) return [[0, 0, 4, 4]];
  const halves = HALF_RECTANGLES.filter(([half]) => (quarters & half) === half);
  // Three quarters are two halves that overlap, so that the seam between them counts as inside.
  if (halves.length > 0) return halves.map(([, rectangle]) => rectangle);
  return QUARTER_RECTANGLES.filter((_, index) => (quarters & (1 << index)) !== 0);
}

function sideFrom(quarterTurns: number): Side {
  return ((quarterTurns % 4) * 2 + 1) as Side;
}
