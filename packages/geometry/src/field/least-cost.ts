import { nearestOn } from './gap.ts';
import { boxesMeet, distance, type Point } from './point.ts';
import { atLeast } from './route-graph.ts';
import { boxOfShape, circle, isStrictlyIn } from './shape.ts';
import { groundsAlong } from './survey.ts';
import { type Ground, priceOf, type Rate, type Walk } from './terrain.ts';

/** Ends of stretches are rounded to whole mils; this much less of a way through slow ground is sure for all that. */
const ROUNDED = 4;

/**
 * The least that any route between two places can cost: the straight line at the best rate there is, or more where one of
 * them lies deep in slow ground, which has to be left or entered. A quick look before a search.
 */
export function leastCost(walk: Walk, from: Point, to: Point): number {
  const half = Math.floor(distance(from, to) / 2);
  return atLeast(walk, from, to) + surcharge(walk, from, half) + surcharge(walk, to, half);
}

/** What the way through the ground round a place costs at least beyond the best rate, no farther off than `most`. */
function surcharge(walk: Walk, p: Point, most: number): number {
  let greatest = 0;
  for (const { shape, rate, alone } of groundsAlong(walk, p, p)) {
    if (alone || rate === 'impassable' || shape.kind !== 'polygon' || !isStrictlyIn(shape, p)) continue;
    const outline = { kind: 'line', points: [...shape.points, shape.points[0]!] } as const;
    const deep = Math.min(most, distance(p, nearestOn(outline, p))) - ROUNDED;
    if (deep > 0 && !isRoadNear(walk, p, deep)) greatest = Math.max(greatest, dearness(walk, deep, rate));
  }
  return greatest;
}

function dearness({ terrain }: Walk, length: number, rate: Rate): number {
  return Math.max(0, Math.floor((length * rate[0]) / rate[1]) - priceOf(length, terrain.best));
}

/** Whether there is ground that decides alone, so that slow ground does not count. */
function isRoadNear({ terrain }: Walk, p: Point, reach: number): boolean {
  const box = boxOfShape(circle(p, reach));
  return terrain.grounds.some(({ alone, shape }: Ground) => alone && boxesMeet(box, boxOfShape(shape)));
}
