import type { Cover } from './cover.ts';
import { directionBySigns, type Side, vectorOf } from './directions.ts';
import { NOWHERE, vectorBetween } from './grid.ts';
import { centreOf } from './quarters.ts';
import { sees } from './sees.ts';
import { type Offset, squareAtOffset, turnOffset } from './templates.ts';

/**
 * The row or column along which a flight counts: that of the larger difference. Where both are equal there are two, east
 * or west first, and a die has to choose.
 */
export function flightSides(dx: number, dy: number): readonly Side[] {
  if (dx === 0 && dy === 0) throw new Error('A flight needs a target in another square');
  const sides: Side[] = [];
  if (Math.abs(dx) >= Math.abs(dy)) sides.push(directionBySigns(dx, 0) as Side);
  if (Math.abs(dy) >= Math.abs(dx)) sides.push(directionBySigns(0, dy) as Side);
  return sides;
}

/**
 * Where a thing thrown at a target comes down when it drifts by an offset seen along its flight, in a row, a column or a
 * diagonal. It goes square by square, and comes back to the target before anything that covers; instead of going behind
 * the thrower it comes down in his square.
 */
export function driftFrom(cover: Cover, thrower: number, target: number, flight: Side, offset: Offset): number {
  const { grid } = cover;
  const drift = turnOffset(offset, flight >> 1);
  const step = { forward: Math.sign(drift.forward), right: Math.sign(drift.right) };
  const steps = Math.max(Math.abs(drift.forward), Math.abs(drift.right));
  let square = target;
  for (let taken = 0; taken < steps; taken++) {
    if (square === thrower) return thrower;
    const next = squareAtOffset(grid, square, step);
    if (next !== NOWHERE && isBehind(cover, thrower, next, flight)) return thrower;
    if (next === NOWHERE || !sees(cover, centreOf(grid, square), centreOf(grid, next))) return target;
    square = next;
  }
  return square;
}

function isBehind({ grid }: Cover, thrower: number, square: number, flight: Side): boolean {
  const { dx, dy } = vectorBetween(grid, thrower, square);
  const ahead = vectorOf(flight);
  return ahead.dx * dx + ahead.dy * dy < 0;
}
