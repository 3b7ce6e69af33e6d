import { bearing } from './heading.ts';
import { type Point, plus, pointAlong, scaled } from './point.ts';
import { stepsOf } from './route-cost.ts';
import { stepCost, treadsOf } from './survey.ts';
import type { Walk } from './terrain.ts';

/** The steps, in mils, by which a bend is shifted in search of a cheaper way. */
const SHIFTS: readonly number[] = [1600, 800, 400, 200, 100, 50, 25];

/** How far back from a corner it is cut. */
const CUTS: readonly number[] = [800, 400, 200];

const ROUNDS = 2;

/**
 * A cheaper way along the same course: bends are shifted, corners cut and needless bends dropped for as long as the
 * exact cost falls. It never returns a dearer way than it was given.
 */
export function polished(walk: Walk, way: readonly Point[]): Point[] {
  let points = withBendsAtEdges(walk, way);
  for (let round = 0; round < ROUNDS; round++) {
    for (const shift of SHIFTS) for (let i = 1; i + 1 < points.length; i++) shiftBend(walk, points, i, shift);
    const cut = points.flatMap((_, i) => cutCorner(walk, points, i));
    points = withoutNeedlessBends(walk, cut);
  }
  return totalCost(walk, points) <= totalCost(walk, way) ? points : [...way];
}

/** Where dear ground begins or ends the cheapest way may bend, as light does. */
function withBendsAtEdges(walk: Walk, way: readonly Point[]): Point[] {
  const bent = stepsOf(way).flatMap(([a, b]) => {
    const edges = treadsOf(walk, a, b).slice(1);
    return [...edges.map(({ from }) => pointAlong(a, b, from)), b];
  });
  return [way[0]!, ...bent];
}

function cutCorner(walk: Walk, points: readonly Point[], i: number): Point[] {
  const [before, corner, after] = [points[i - 1], points[i]!, points[i + 1]];
  if (before === undefined || after === undefined) return [corner];
  const now = stepCost(walk, before, corner) + stepCost(walk, corner, after);
  for (const cut of CUTS) {
    const [p, q] = [pointAlong(corner, before, cut), pointAlong(corner, after, cut)];
    if (stepCost(walk, before, p) + stepCost(walk, p, q) + stepCost(walk, q, after) < now) return [p, q];
  }
  return [corner];
}

function shiftBend(walk: Walk, points: Point[], i: number, shift: number): void {
  const [before, after] = [points[i - 1]!, points[i + 1]!];
  let least = stepCost(walk, before, points[i]!) + stepCost(walk, points[i]!, after);
  for (let eighth = 0; eighth < 8; eighth++) {
    const moved = plus(points[i]!, scaled(bearing(eighth * 45), shift));
    const cost = stepCost(walk, before, moved);
    if (cost >= least) continue;
    const both = cost + stepCost(walk, moved, after);
    if (both >= least) continue;
    least = both;
    points[i] = moved;
  }
}

function withoutNeedlessBends(walk: Walk, points: readonly Point[]): Point[] {
  const kept: Point[] = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    const [before, here, after] = [kept[kept.length - 1]!, points[i]!, points[i + 1]];
    const isNeedless =
      after !== undefined &&
      stepCost(walk, before, after) <= stepCost(walk, before, here) + stepCost(walk, here, after);
    if (!isNeedless) kept.push(here);
  }
  return kept;
}

function totalCost(walk: Walk, points: readonly Point[]): number {
  return stepsOf(points).reduce((sum, [a, b]) => sum + stepCost(walk, a, b), 0);
}
