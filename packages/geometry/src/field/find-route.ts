import { leastCost } from './least-cost.ts';
import type { Point } from './point.ts';
import { polished } from './polish.ts';
import { routeCost } from './route-cost.ts';
import { atLeast, canStand, graphFrom, tollChoices, wayToGoal } from './route-graph.ts';
import { stepCost } from './survey.ts';
import type { Walk } from './terrain.ts';

/** A way and what it costs by the exact reckoning of `routeCost`. */
export interface Route {
  readonly points: readonly Point[];
  readonly cost: number;
}

export interface RouteOptions {
  /** Give up on routes dearer than this. */
  readonly limit?: number;
  /** Leave the corners as they were found: quicker, and good enough to compare places. */
  readonly isRough?: boolean;
}

/**
 * A cheap way from one place to another, or null if none is found within the limit. It is never dearer than the
 * straight step, and never cheaper than the straight distance at the best rate. Whether a move may end there is for
 * `whyNotRoute` to say.
 */
export function findRoute(walk: Walk, from: Point, to: Point, options: RouteOptions = {}): Route | null {
  let best: Route | null = null;
  let limit = options.limit ?? Number.MAX_SAFE_INTEGER;
  const least = leastCost(walk, from, to);
  for (const { sum, willing } of tollChoices(walk)) {
    if (least + sum > limit) continue;
    const found = search(willing, from, to, limit - sum);
    if (found === null) continue;
    const points = options.isRough ? found : polished(willing, found);
    const { cost } = routeCost(walk, points);
    if (cost > limit) continue;
    best = { points, cost };
    limit = cost - 1;
  }
  return best;
}

function search(walk: Walk, from: Point, to: Point, limit: number): Point[] | null {
  const direct = stepCost(walk, from, to);
  if (direct === atLeast(walk, from, to)) return direct <= limit ? [from, to] : null;
  return canStand(walk, to) ? wayToGoal(graphFrom(walk, from, to, limit)) : null;
}
