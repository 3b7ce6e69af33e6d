import { distance, squaredDistance } from '@sightline/geometry/field';
import type { Ground } from '../../ground/ground.ts';
import type { Place } from '../../table/table.ts';

/**
 * The least length of any way to a place that never comes nearer to an enemy than its start; infinite where that distance
 * reaches over the edges of the table on both sides of him, so that there is no way round. A quick look before a search.
 */
export function leastWay({ width, depth }: Ground, start: Place, enemy: Place | null, spot: Place): number {
  const straight = distance(start, spot);
  if (enemy === null) return straight;
  const a = { x: start.x - enemy.x, y: start.y - enemy.y };
  const b = { x: spot.x - enemy.x, y: spot.y - enemy.y };
  if (a.x * (b.x - a.x) + a.y * (b.y - a.y) >= 0) return straight;
  const near = squaredDistance(start, enemy);
  const toEdges: readonly Place[] = [
    { x: width - enemy.x, y: 0 },
    { x: 0 - enemy.x, y: 0 },
    { x: 0, y: depth - enemy.y },
    { x: 0, y: 0 - enemy.y },
  ];
  const shut = toEdges.filter(({ x, y }) => x * x + y * y <= near);
  const left = shut.some(edge => isPassed(a, edge, b)) ? Number.POSITIVE_INFINITY : bent(a, b, near, -1);
  const right = shut.some(edge => isPassed(b, edge, a)) ? Number.POSITIVE_INFINITY : bent(a, b, near, 1);
  return Math.min(left, right);
}

/** By the point where the last stretch leaves the circle round the enemy; the arc up to there is longer than its chord. */
function bent(a: Place, b: Place, near: number, side: 1 | -1): number {
  const far = b.x * b.x + b.y * b.y;
  const last = Math.sqrt(far - near);
  const along = near / far;
  const aside = (side * Math.sqrt(near) * last) / far;
  const leaves = { x: along * b.x - aside * b.y, y: along * b.y + aside * b.x };
  return Math.floor(Math.sqrt(squaredDistance(a, leaves)) + last);
}

/** Whether a direction is passed by turning from one to another, to the left. */
function isPassed(from: Place, direction: Place, to: Place): boolean {
  const isWithin = (a: Place, b: Place) => turn(a, direction) > 0 && turn(direction, b) > 0;
  return turn(from, to) > 0 ? isWithin(from, to) : !isWithin(to, from);
}

function turn(a: Place, b: Place): number {
  return a.x * b.y - a.y * b.x;
}
