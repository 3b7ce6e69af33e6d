import { advance } from './advance.ts';
import { findRoute } from './find-route.ts';
import { nearestOn, standOff } from './gap.ts';
import { bearing } from './heading.ts';
import { isSamePoint, minus, type Point, plus, scaled } from './point.ts';
import { whyNotRoute } from './route-cost.ts';
import { type Id, isIn, type Shape } from './shape.ts';
import { reachOf, type Walk } from './terrain.ts';

/** A thing on the table by its shape, as a target or as cover. */
export interface Thing {
  readonly id: Id;
  readonly shape: Shape;
}

/** What a bot, or a player at the keyboard, might want of a move. */
export interface Wishes {
  /** How many directions to go as far as possible in. */
  readonly directions: 8 | 16;
  /** Things to hide behind or in, and from whom. */
  readonly cover?: { readonly behind: readonly Thing[]; readonly from: readonly Point[] };
  /** Things to come into contact with; as solids of the walk they must not ask for a gap. */
  readonly contact?: readonly Thing[];
  /** Places worth going to, such as objectives: there, or as near as the budget allows. */
  readonly towards?: readonly Point[];
}

export type CandidateKind = 'stay' | 'furthest' | 'cover' | 'contact' | 'towards';

/** A legal move: `whyNotRoute` has nothing against its route. */
export interface Candidate {
  readonly kind: CandidateKind;
  /** The cover or the target that it is about. */
  readonly about: Id | null;
  readonly route: readonly Point[];
  readonly cost: number;
}

/** How far behind its cover a base stands, edge to edge. */
const BEHIND = 100;

/** A short list of legal moves worth thinking about, without two that end on the same spot; staying comes first. */
export function candidates(walk: Walk, start: Point, budget: number, wishes: Wishes): Candidate[] {
  const all = [
    { kind: 'stay' as const, about: null, route: [start], cost: 0 },
    ...contacts(walk, start, budget, wishes),
    ...covers(walk, start, budget, wishes),
    ...(wishes.towards ?? []).flatMap(goal => towards(walk, start, budget, goal)),
    ...furthest(walk, start, budget, wishes.directions),
  ];
  return all.filter((one, i) => all.findIndex(other => isSamePoint(endOf(one), endOf(other))) === i);
}

function endOf({ route }: Candidate): Point {
  return route[route.length - 1]!;
}

function furthest(walk: Walk, start: Point, budget: number, directions: number): Candidate[] {
  const arm = reachOf(budget, walk.terrain.best);
  return Array.from({ length: directions }, (_, i) => {
    // A sixteenth of a turn is no whole number of degrees; the nearest one does as well.
    const far = plus(start, scaled(bearing(Math.floor((i * 360) / directions)), arm));
    const { route, cost } = advance(walk, [start, far], budget);
    return { kind: 'furthest', about: null, route, cost };
  });
}

function towards(walk: Walk, start: Point, budget: number, goal: Point): Candidate[] {
  const way = findRoute(walk, start, goal, { isRough: true });
  if (way === null) return [];
  const { route, cost } = advance(walk, way.points, budget);
  return [{ kind: 'towards', about: null, route, cost }];
}

function contacts(walk: Walk, start: Point, budget: number, { contact = [] }: Wishes): Candidate[] {
  return contact.flatMap(({ id, shape }) => {
    if (isIn(shape, start)) return [];
    return reachable(walk, start, budget, 'contact', id, standOff(start, walk.radius, shape));
  });
}

/** At the near edge of what one can stand in, and on the far side of each thing from each enemy. */
function covers(walk: Walk, start: Point, budget: number, { cover }: Wishes): Candidate[] {
  if (!cover) return [];
  return cover.behind.flatMap(({ id, shape }) => {
    const edge = shape.kind === 'line' ? [] : [nearestOn(shape, start)];
    const places = [...edge, ...cover.from.map(enemy => behind(shape, enemy, walk.radius))];
    return places.flatMap(place => reachable(walk, start, budget, 'cover', id, place));
  });
}

/** Where a base keeps a thing between itself and an enemy: behind its middle, as the enemy sees it. */
function behind(shape: Shape, enemy: Point, radius: number): Point {
  const middle = middleOf(shape);
  const sight = minus(middle, enemy);
  if (sight.x === 0 && sight.y === 0) return middle;
  const outside = plus(middle, scaled(sight, farSideOf(shape) + radius + 2 * BEHIND));
  return standOff(outside, radius, shape, BEHIND);
}

function middleOf(shape: Shape): Point {
  if (shape.kind === 'circle') return shape.centre;
  const { points } = shape;
  const sum = points.reduce(plus);
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) };
}

/** Further from the middle than any of the shape. */
function farSideOf(shape: Shape): number {
  if (shape.kind === 'circle') return shape.radius;
  const middle = middleOf(shape);
  return shape.points.reduce((far, p) => Math.max(far, Math.abs(p.x - middle.x) + Math.abs(p.y - middle.y)), 0);
}

function reachable(
  walk: Walk,
  start: Point,
  budget: number,
  kind: CandidateKind,
  about: Id,
  place: Point,
): Candidate[] {
  const found = findRoute(walk, start, place, { limit: budget, isRough: true });
  if (found === null || whyNotRoute(walk, found.points, budget).length > 0) return [];
  return [{ kind, about, route: found.points, cost: found.cost }];
}
