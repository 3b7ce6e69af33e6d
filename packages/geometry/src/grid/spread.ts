import type { Cover } from './cover.ts';
import { SIDES } from './directions.ts';
import { NOWHERE, neighbour } from './grid.ts';
import { centreOf } from './quarters.ts';
import { sees } from './sees.ts';
import { type Offset, ringOf, squareAtOffset } from './templates.ts';

/**
 * The squares that something spreading over open sides takes, in order, the origin first: always the nearest free one
 * that touches what is taken already; of one ring first those due north, east, south and west, then the others clockwise
 * from north. It ends with fewer than asked for if there is nowhere left to go.
 */
export function spreadFrom(cover: Cover, origin: number, count: number): number[] {
  const taken = [origin];
  while (taken.length < count) {
    const next = nextToTake(cover, origin, taken);
    if (next === NOWHERE) break;
    taken.push(next);
  }
  return taken;
}

/** What touches n squares that hang together is at most n squares from the first of them. */
function nextToTake(cover: Cover, origin: number, taken: readonly number[]): number {
  for (let ring = 1; ring <= taken.length; ring++)
    for (const offset of rankedRing(ring)) {
      const square = squareAtOffset(cover.grid, origin, offset);
      if (square !== NOWHERE && !taken.includes(square) && isTouched(cover, square, taken)) return square;
    }
  return NOWHERE;
}

function isTouched(cover: Cover, square: number, taken: readonly number[]): boolean {
  const { grid } = cover;
  return SIDES.some(side => {
    const beside = neighbour(grid, square, side);
    return taken.includes(beside) && sees(cover, centreOf(grid, beside), centreOf(grid, square));
  });
}

function rankedRing(range: number): Offset[] {
  const ring = ringOf(range);
  const isStraight = ({ forward, right }: Offset): boolean => forward === 0 || right === 0;
  return [...ring.filter(isStraight), ...ring.filter(offset => !isStraight(offset))];
}
