import { findAlong } from './box-grid.ts';
import { comesNearer, firstContact } from './contact.ts';
import { compareGap, gapBetween } from './gap.ts';
import { stretchesInside } from './inside.ts';
import { boxesMeet, boxOf, distance, grownBox, isInBox, type Point, side, squaredDistance } from './point.ts';
import { doesWalkCross } from './segment.ts';
import { boxOfShape, circle, type Id, type Shape } from './shape.ts';
import {
  type Ground,
  isDearer,
  type Obstacle,
  obstacleEdges,
  priceOf,
  type Rate,
  type Solid,
  type Walk,
} from './terrain.ts';

/** A part of one straight step over ground of one rate; `ground` is null in the open. */
export interface Tread {
  readonly from: number;
  readonly to: number;
  readonly rate: Rate | 'impassable';
  readonly ground: Id | null;
}

/** An obstacle crossed, `at` mils from the start of the step. */
export interface Crossing {
  readonly at: number;
  readonly obstacle: Id;
  readonly price: number | 'impassable';
}

/** The first solid in the way: the base may go `at` mils and no further. */
export interface Bump {
  readonly at: number;
  readonly solid: Id;
}

/** Everything a straight step meets, in the order it meets it. */
export interface Survey {
  readonly length: number;
  readonly treads: readonly Tread[];
  readonly crossings: readonly Crossing[];
  readonly bump: Bump | null;
  readonly leavesTable: boolean;
}

export function survey(walk: Walk, a: Point, b: Point): Survey {
  return {
    length: distance(a, b),
    treads: treadsOf(walk, a, b),
    crossings: crossingsOf(walk, a, b),
    bump: bumpOf(walk, a, b),
    leavesTable: !isInBox(walk.terrain.bounds, b),
  };
}

/** What a straight step costs without tolls: the ground, stretch by stretch, and every obstacle. Infinite if barred. */
export function stepCost(walk: Walk, a: Point, b: Point): number {
  if (!isInBox(walk.terrain.bounds, b)) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const { from, to, rate } of treadsOf(walk, a, b)) {
    if (rate === 'impassable') return Number.POSITIVE_INFINITY;
    sum += priceOf(to - from, rate);
  }
  for (const { price } of crossingsOf(walk, a, b)) {
    if (price === 'impassable') return Number.POSITIVE_INFINITY;
    sum += price;
  }
  return solidsAlong(walk, a, b).some(solid => isInTheWay(walk, solid, a, b)) ? Number.POSITIVE_INFINITY : sum;
}

/** The grounds whose inside a step enters, in the order of the plan. */
export function groundsAlong({ terrain }: Walk, a: Point, b: Point): Ground[] {
  const hits = findAlong(terrain.groundGrid, a, b, 0);
  return inPlanOrder(terrain.groundGrid.found, hits).map(i => terrain.grounds[i]!);
}

/** The step cut at every edge of ground, each part with the ground that decides there. */
export function treadsOf(walk: Walk, a: Point, b: Point): Tread[] {
  const length = distance(a, b);
  const covered = groundsAlong(walk, a, b).flatMap(ground =>
    stretchesInside(a, b, ground.shape).map(({ from, to }) => ({ from, to, ground })),
  );
  if (covered.length === 0) return [{ from: 0, to: length, rate: walk.terrain.open, ground: null }];
  const cuts = [...new Set([0, length, ...covered.flatMap(({ from, to }) => [from, to])])].sort((m, n) => m - n);
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!;
    const here = covered.filter(part => part.from <= from && part.to >= to).map(({ ground }) => ground);
    const ground = decidingGround(here);
    return { from, to, rate: ground?.rate ?? walk.terrain.open, ground: ground?.id ?? null };
  });
}

/** The obstacles a step crosses, nearest first. */
export function crossingsOf({ terrain }: Walk, a: Point, b: Point): Crossing[] {
  const hits = findAlong(terrain.obstacleGrid, a, b, 0);
  const crossings: Crossing[] = [];
  for (const i of inPlanOrder(terrain.obstacleGrid.found, hits)) {
    const obstacle = terrain.obstacles[i]!;
    for (const [c, d] of obstacleEdges(obstacle)) {
      if (doesWalkCross(a, b, c, d)) crossings.push(crossingAt(obstacle, a, b, c, d));
    }
  }
  return crossings.sort((m, n) => m.at - n.at);
}

/** The solids near a step, standing ones first. */
export function solidsAlong({ terrain, radius, others }: Walk, a: Point, b: Point): Solid[] {
  const hits = findAlong(terrain.solidGrid, a, b, radius);
  const standing = inPlanOrder(terrain.solidGrid.found, hits).map(i => terrain.solids[i]!);
  const box = grownBox(boxOf([a, b]), radius);
  return [...standing, ...others.filter(({ shape }) => boxesMeet(box, boxOfShape(shape)))];
}

function bumpOf(walk: Walk, a: Point, b: Point): Bump | null {
  const length = distance(a, b);
  const inTheWay = solidsAlong(walk, a, b).filter(solid => isInTheWay(walk, solid, a, b));
  const bumps = inTheWay.map(({ id, shape }) => ({
    // A contact in mid-mil stops the base on the mil before it; exact contacts are not lost to rounding.
    at: Math.floor((firstContact(a, b, walk.radius, shape) ?? 1) * length + 2 ** -20),
    solid: id,
  }));
  return bumps.reduce<Bump | null>((first, bump) => (first === null || bump.at < first.at ? bump : first), null);
}

/** A base already pressed against a solid may leave it, though never by going deeper. */
function isInTheWay({ radius }: Walk, { shape, isPassable }: Solid, a: Point, b: Point): boolean {
  if (isPassable || !comesNearer(a, b, radius, shape)) return false;
  const isPressed = compareGap(circle(a, radius), shape, 0) < 0;
  return !isPressed || compareGap(circle(b, radius), shape, 0) < 0 || goesDeeper(a, b, shape);
}

function goesDeeper(a: Point, b: Point, shape: Shape): boolean {
  const depth = gapBetween(circle(a, 0), shape);
  return depth > 0 ? comesNearer(a, b, depth - 1, shape) : false;
}

function decidingGround(grounds: readonly Ground[]): Ground | null {
  const alone = grounds.filter(ground => ground.alone);
  return (alone.length > 0 ? alone : grounds).reduce<Ground | null>(
    (dearest, ground) => (dearest === null || isDearerGround(ground, dearest) ? ground : dearest),
    null,
  );
}

function isDearerGround({ rate }: Ground, { rate: than }: Ground): boolean {
  if (than === 'impassable') return false;
  return rate === 'impassable' || isDearer(rate, than);
}

function crossingAt({ id, price }: Obstacle, a: Point, b: Point, c: Point, d: Point): Crossing {
  const fromA = side(c, d, a);
  const part = fromA / (fromA - side(c, d, b));
  const at = Math.floor(part * Math.sqrt(squaredDistance(a, b)));
  if (typeof price !== 'object') return { at, obstacle: id, price };
  return { at, obstacle: id, price: fromA > 0 ? price.toRight : price.toLeft };
}

function inPlanOrder(found: Int32Array, hits: number): number[] {
  return hits === 0 ? [] : [...found.subarray(0, hits)].sort((i, j) => i - j);
}
