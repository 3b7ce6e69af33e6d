import type { Cover } from './cover.ts';
import { crossesQuarters, type Point, UNITS, WHOLE } from './quarters.ts';

/**
 * The verdict of sightLine as a yes or no, straight over the arrays and without building anything: the line is walked
 * from square to square, comparing by cross products which grid line comes next.
 */
export function sees(cover: Cover, from: Point, to: Point): boolean {
  if (from.x === to.x && from.y === to.y) return true;
  const { sides, solids } = cover;
  const { width } = cover.grid;
  const dx = Math.abs(to.x - from.x);
  const dy = Math.abs(to.y - from.y);
  const east = to.x > from.x;
  const south = to.y > from.y;
  const stepX = east ? 1 : -1;
  const stepY = south ? width : -width;
  const sideX = east ? 2 : 8;
  const sideY = south ? 4 : 1;
  // The quarters that touch a corner met on the way, in the square beside and in the square above or below.
  const quarterX = south ? (east ? 8 : 4) : east ? 1 : 2;
  const quarterY = south ? (east ? 2 : 1) : east ? 4 : 8;

  const column = from.x >> 2;
  const row = from.y >> 2;
  let square = row * width + column;
  if (fills(solids, square, from, to, width)) return false;
  let crossingsLeft = Math.abs((to.x >> 2) - column) + Math.abs((to.y >> 2) - row);
  // Both distances are scaled by dx * dy, so that they can be compared as whole numbers.
  let toColumn = (east ? UNITS * column + UNITS - from.x : from.x - UNITS * column) * dy;
  let toRow = (south ? UNITS * row + UNITS - from.y : from.y - UNITS * row) * dx;
  while (crossingsLeft > 0) {
    if (toColumn < toRow) {
      if (sides[square]! & sideX) return false;
      square += stepX;
      toColumn += UNITS * dy;
      crossingsLeft--;
    } else if (toRow < toColumn) {
      if (sides[square]! & sideY) return false;
      square += stepY;
      toRow += UNITS * dx;
      crossingsLeft--;
    } else {
      const x = square + stepX;
      const y = square + stepY;
      const shut = sides[square]!;
      const openX = !(shut & sideX || sides[x]! & sideY || solids[x]! & quarterX);
      if (!openX && (shut & sideY || sides[y]! & sideX || solids[y]! & quarterY)) return false;
      square += stepX + stepY;
      toColumn += UNITS * dy;
      toRow += UNITS * dx;
      crossingsLeft -= 2;
    }
    if (solids[square] !== 0 && fills(solids, square, from, to, width)) return false;
  }
  return true;
}

function fills(solids: Uint8Array, square: number, from: Point, to: Point, width: number): boolean {
  const quarters = solids[square]!;
  if (quarters === 0) return false;
  if (quarters === WHOLE) return true;
  const column = square % width;
  return crossesQuarters(from, to, column, (square - column) / width, quarters);
}
