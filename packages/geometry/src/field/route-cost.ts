import { compareGap, gapBetween } from './gap.ts';
import { type Point, pointAlong } from './point.ts';
import { circle, type Id } from './shape.ts';
import { crossingsCost, type Survey, solidsAlong, someSolidAlong, survey, treadsCost } from './survey.ts';
import type { Solid, Toll, Walk } from './terrain.ts';

/** The bill for a route, itemised. */
export interface RouteCost {
  readonly length: number;
  /** Ground, obstacles and tolls together; infinite if something bars the way. */
  readonly cost: number;
  readonly tolls: readonly Toll[];
  readonly steps: readonly Survey[];
}

/** What stands against a route, and where. */
export type RouteFault =
  | { readonly code: 'tooDear'; readonly cost: number; readonly budget: number }
  | { readonly code: 'impassable'; readonly by: Id; readonly at: Point }
  | { readonly code: 'inTheWay'; readonly by: Id; readonly at: Point }
  | { readonly code: 'offTable'; readonly at: Point }
  | EndFault;

/** What stands against ending a move at a place. */
export type EndFault = {
  readonly code: 'tooClose';
  readonly to: Id;
  readonly gap: number;
  readonly apart: number;
};

/** The exact cost of walking from point to point, each step straight. */
export function routeCost(walk: Walk, points: readonly Point[]): RouteCost {
  const steps = stepsOf(points).map(([a, b]) => survey(walk, a, b));
  const tolls = tollsOf(steps);
  const length = steps.reduce((sum, step) => sum + step.length, 0);
  const cost = [...steps.map(costOfStep), ...tolls.map(({ price }) => price)].reduce((sum, part) => sum + part, 0);
  return { length, cost, tolls, steps };
}

/** Everything that stands against a route; an empty list is a yes. Standing still is always allowed. */
export function whyNotRoute(walk: Walk, points: readonly Point[], budget: number): RouteFault[] {
  const { cost, length, steps } = routeCost(walk, points);
  const faults = stepsOf(points).flatMap(([a, b], i) => faultsOfStep(steps[i]!, a, b));
  if (faults.length > 0) return faults;
  if (cost > budget) return [{ code: 'tooDear', cost, budget }];
  return length === 0 ? [] : whyNotEnd(walk, points[points.length - 1]!);
}

/** What stands against ending a move with the base on this point. */
export function whyNotEnd(walk: Walk, p: Point): EndFault[] {
  const base = circle(p, walk.radius);
  return solidsToKeepOff(walk, p).flatMap(({ id, shape, apart = 0 }) =>
    compareGap(base, shape, apart) < 0 ? [{ code: 'tooClose', to: id, gap: gapBetween(base, shape), apart }] : [],
  );
}

/** Whether the base may end a move here; the quick form of `whyNotEnd`. */
export function canEnd(walk: Walk, p: Point): boolean {
  const base = circle(p, walk.radius);
  return !someSolidAlong(walk, p, p, walk.widestApart, ({ shape, apart = 0 }) => compareGap(base, shape, apart) < 0);
}

/** The tolls owed for these steps, each group once, in the order it is met. */
function tollsOf(steps: readonly Survey[]): Toll[] {
  const owed = new Map<string, Toll>();
  for (const toll of steps.flatMap(({ treads }) => treads.flatMap(({ tolls }) => tolls))) {
    if (!owed.has(toll.group)) owed.set(toll.group, toll);
  }
  return [...owed.values()];
}

export function stepsOf(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((b, i) => [points[i]!, b]);
}

function costOfStep({ treads, crossings, bump, leavesTable }: Survey): number {
  if (bump !== null || leavesTable) return Number.POSITIVE_INFINITY;
  return treadsCost(treads) + crossingsCost(crossings);
}

function faultsOfStep({ treads, crossings, bump, leavesTable }: Survey, a: Point, b: Point): RouteFault[] {
  const place = (at: number) => pointAlong(a, b, at);
  const faults: RouteFault[] = [];
  for (const { rate, ground, from } of treads) {
    if (rate === 'impassable') faults.push({ code: 'impassable', by: ground!, at: place(from) });
  }
  for (const { price, obstacle, at } of crossings) {
    if (price === 'impassable') faults.push({ code: 'impassable', by: obstacle, at: place(at) });
  }
  if (bump) faults.push({ code: 'inTheWay', by: bump.solid, at: place(bump.at) });
  if (leavesTable) faults.push({ code: 'offTable', at: b });
  return faults;
}

/** The solids near enough to forbid ending a move here, standing ones first. */
export function solidsToKeepOff(walk: Walk, p: Point): Solid[] {
  return solidsAlong(walk, p, p, walk.widestApart);
}
