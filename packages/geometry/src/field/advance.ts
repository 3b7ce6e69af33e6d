import { firstContact } from './contact.ts';
import { compareGap } from './gap.ts';
import { distance, isInBox, isSamePoint, type Point, pointAlong } from './point.ts';
import { type RouteCost, routeCost, solidsToKeepOff, stepsOf } from './route-cost.ts';
import { circle, edgesOf, type Id, type Shape } from './shape.ts';
import { type Survey, survey, type Tread } from './survey.ts';
import { priceOf, type Rate, reachOf, type Solid, type Toll, type Walk } from './terrain.ts';

/** Why a mover stopped: it arrived, its points were spent, or something barred the way or the place to stop. */
export type Halt = 'arrived' | 'spent' | 'ground' | 'obstacle' | 'solid' | 'edge' | 'tooClose';

export interface Advance {
  /** The way really gone, start and end included. */
  readonly route: readonly Point[];
  readonly end: Point;
  readonly cost: number;
  readonly halt: Halt;
  /** The thing that made it stop, if it is a thing. */
  readonly by: Id | null;
}

/** A place on a step where the mover must stop, in mils from the start of the step. */
interface Stop {
  readonly at: number;
  readonly halt: Halt;
  readonly by: Id | null;
}

/** Something to pay on a step: ground from `at` to `to` at a rate, or a sum at `at` for one obstacle or toll. */
type Charge =
  | { readonly at: number; readonly to: number; readonly rate: Rate }
  | { readonly at: number; readonly sum: number; readonly halt: Halt; readonly by: Id };

/**
 * Follows a route until the budget is spent, and stops at the last legal place: short of what it cannot pay or pass,
 * and not where a move may not end. The mover never goes further than it has paid for.
 */
export function advance(walk: Walk, points: readonly Point[], budget: number): Advance {
  let gone: readonly Point[] = points.slice(0, 1);
  let stop: Stop = { at: 0, halt: 'arrived', by: null };
  for (const [a, b] of stepsOf(points)) {
    stop = stopOnStep(walk, a, b, routeCost(walk, gone), budget);
    gone = [...gone, stop.halt === 'arrived' ? b : lastPayable(walk, gone, pointAlong(a, b, stop.at), budget)];
    if (stop.halt !== 'arrived') break;
  }
  return settled(walk, gone, stop);
}

/** How far a straight step towards a place gets on this budget, without regard to where a move may end. */
export function farthest(walk: Walk, from: Point, towards: Point, budget: number): Point {
  const stop = stopOnStep(walk, from, towards, NOTHING_SPENT, budget);
  return stop.halt === 'arrived' ? towards : lastPayable(walk, [from], pointAlong(from, towards, stop.at), budget);
}

const NOTHING_SPENT: RouteCost = { length: 0, cost: 0, tolls: [], steps: [] };

function stopOnStep(walk: Walk, a: Point, b: Point, soFar: RouteCost, budget: number): Stop {
  const step = survey(walk, a, b);
  const end = firstBar(walk, step, a, b);
  let left = budget - soFar.cost;
  for (const charge of chargesOf(step, soFar.tolls)) {
    if (charge.at > end.at) break;
    if ('sum' in charge) {
      if (charge.sum > left) return charge;
      left -= charge.sum;
    } else {
      const to = Math.min(charge.to, end.at);
      const reached = charge.at + reachOf(left, charge.rate);
      if (reached < to) return { at: reached, halt: 'spent', by: null };
      left -= priceOf(to - charge.at, charge.rate);
    }
  }
  return end;
}

/** The first thing on the step that no payment opens; its end if there is none. */
function firstBar(walk: Walk, { length, treads, crossings, bump, leavesTable }: Survey, a: Point, b: Point): Stop {
  const bars: Stop[] = [{ at: length, halt: 'arrived', by: null }];
  const ground = treads.find(({ rate }) => rate === 'impassable');
  const obstacle = crossings.find(({ price }) => price === 'impassable');
  if (leavesTable) bars.push({ at: lastOnTable(walk, a, b), halt: 'edge', by: null });
  if (ground) bars.push({ at: ground.from, halt: 'ground', by: ground.ground });
  if (obstacle) bars.push({ at: obstacle.at, halt: 'obstacle', by: obstacle.obstacle });
  if (bump) bars.push({ at: bump.at, halt: 'solid', by: bump.solid });
  // A bar at the very end of the step still bars it, so later ones win ties with arriving.
  return bars.reduce((first, bar) => (bar.at <= first.at ? bar : first));
}

/** Everything to pay on the step, in the order it falls due; the ground is cut where a sum falls due. */
function chargesOf({ treads, crossings }: Survey, paid: readonly Toll[]): Charge[] {
  const sums = [
    ...newTolls(treads, paid),
    ...crossings.flatMap(({ at, price, obstacle }) =>
      price === 'impassable' ? [] : [{ at, sum: price, halt: 'obstacle' as const, by: obstacle }],
    ),
  ];
  const grounds = treads.flatMap(({ from, to, rate }) => {
    if (rate === 'impassable') return [];
    const cuts = [from, ...sums.map(({ at }) => at).filter(at => at > from && at < to), to].sort((m, n) => m - n);
    return cuts.slice(1).map((end, i) => ({ at: cuts[i]!, to: end, rate }));
  });
  return [...sums, ...grounds].sort((m, n) => m.at - n.at);
}

function newTolls(treads: readonly Tread[], paid: readonly Toll[]) {
  const settled = new Set(paid.map(({ group }) => group));
  return treads.flatMap(({ from, ground, tolls }) =>
    tolls.flatMap(({ group, price }) => {
      if (settled.has(group)) return [];
      settled.add(group);
      return [{ at: from, sum: price, halt: 'ground' as const, by: ground! }];
    }),
  );
}

/**
 * Stopping points lie on whole mils, a hair beside the step they were reckoned on; where that hair costs something the
 * mover stops a little sooner, by one mil, two, four and so on.
 */
function lastPayable(walk: Walk, gone: readonly Point[], p: Point, budget: number): Point {
  const a = gone[gone.length - 1]!;
  const reach = distance(a, p);
  let shy = 0;
  while (shy < reach) {
    const end = pointAlong(a, p, reach - shy);
    if (routeCost(walk, [...gone, end]).cost <= budget) return end;
    shy = shy === 0 ? 1 : shy * 2;
  }
  return a;
}

/** Goes back along the way to the last place where a move may end; the start is always one. */
function settled(walk: Walk, gone: readonly Point[], stop: Stop): Advance {
  let route = withoutRepeats(gone);
  let keptOffBy: Id | null = null;
  while (route.length > 1) {
    const [a, b] = [route[route.length - 2]!, route[route.length - 1]!];
    const last = lastPlaceToStop(walk, a, b);
    keptOffBy = last.by ?? keptOffBy;
    route = route.slice(0, -1);
    if (last.at > 0) {
      route = [...route, pointAlong(a, b, last.at)];
      break;
    }
  }
  const why = keptOffBy === null ? { halt: stop.halt, by: stop.by } : { halt: 'tooClose' as const, by: keptOffBy };
  return { route, end: route[route.length - 1]!, cost: routeCost(walk, route).cost, ...why };
}

/** How far from `a` towards `b` is the last place where the base may stop, and what kept it from going on. */
function lastPlaceToStop(walk: Walk, a: Point, b: Point): { at: number; by: Id | null } {
  let at = distance(a, b);
  let by: Id | null = null;
  while (at > 0) {
    const p = pointAlong(a, b, at);
    const base = circle(p, walk.radius);
    const near = solidsToKeepOff(walk, p).find(({ shape, apart = 0 }) => compareGap(base, shape, apart) < 0);
    if (near === undefined) break;
    by = near.id;
    at = Math.min(at - 1, whereItCameNear(walk, near, a, p));
  }
  return { at, by };
}

/** Coming from `a`, where the base was last far enough from a solid that it is too near to at `p`. */
function whereItCameNear({ radius }: Walk, { shape, apart = 0 }: Solid, a: Point, p: Point): number {
  const reach = radius + apart;
  const near = partsOf(shape).find(part => compareGap(circle(p, 0), part, reach) < 0) ?? shape;
  return Math.floor((firstContact(a, p, reach, near) ?? 0) * distance(a, p) + 2 ** -20);
}

/** A convex shape is near on one stretch of a step only; the edges of an outline are convex even if it is not. */
function partsOf(shape: Shape): Shape[] {
  return shape.kind === 'circle' ? [shape] : edgesOf(shape).map(points => ({ kind: 'line', points }));
}

function lastOnTable({ terrain }: Walk, a: Point, b: Point): number {
  let on = 0;
  let off = distance(a, b);
  while (off - on > 1) {
    const middle = Math.floor((on + off) / 2);
    if (isInBox(terrain.bounds, pointAlong(a, b, middle))) on = middle;
    else off = middle;
  }
  return on;
}

function withoutRepeats(points: readonly Point[]): readonly Point[] {
  return points.filter((p, i) => i === 0 || !isSamePoint(p, points[i - 1]!));
}
