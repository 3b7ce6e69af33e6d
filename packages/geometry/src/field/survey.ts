import { type BoxGrid, findAlong, someAlong } from './box-grid.ts';
import { comesNearer, firstContact } from './contact.ts';
import { compareGap, gapBetween } from './gap.ts';
import { stretchesInside } from './inside.ts';
import { distance, isInBox, isSamePoint, type Point, side, squaredDistance } from './point.ts';
import { doesWalkCross } from './segment.ts';
import { circle, type Id, isStrictlyIn, type Shape } from './shape.ts';
import {
  type Ground,
  isDearer,
  type Obstacle,
  priceOf,
  type Rate,
  type Solid,
  type Toll,
  type Walk,
} from './terrain.ts';

/** A part of one straight step over ground of one rate; `ground` is null in the open. */
export interface Tread {
  readonly from: number;
  readonly to: number;
  readonly rate: Rate | 'impassable';
  readonly ground: Id | null;
  /** The tolls of all ground that counts here. */
  readonly tolls: readonly Toll[];
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
  // What is barred is mostly barred by a solid, and that is soon seen.
  if (someSolidAlong(walk, a, b, 0, solid => isInTheWay(walk, solid, a, b))) return Number.POSITIVE_INFINITY;
  return treadsCost(treadsOf(walk, a, b)) + crossingsCost(crossingsOf(walk, a, b));
}

export function treadsCost(treads: readonly Tread[]): number {
  let sum = 0;
  for (const { from, to, rate } of treads) {
    if (rate === 'impassable') return Number.POSITIVE_INFINITY;
    sum += priceOf(to - from, rate);
  }
  return sum;
}

export function crossingsCost(crossings: readonly Crossing[]): number {
  let sum = 0;
  for (const { price } of crossings) {
    if (price === 'impassable') return Number.POSITIVE_INFINITY;
    sum += price;
  }
  return sum;
}

/** The rate on one spot; the edge of ground does not belong to it. */
export function rateAt(walk: Walk, p: Point): Rate | 'impassable' {
  const { grounds, groundGrid, open } = walk.terrain;
  const isOn = ({ shape }: Ground) => isStrictlyIn(shape, p);
  // Most spots lie in the open, and that is soon seen.
  if (!someAlong(groundGrid, p, p, 0, item => isOn(grounds[item]!))) return open;
  return judged(walk, groundsAlong(walk, p, p).filter(isOn)).rate;
}

/** The grounds near a step, in the order of the plan. */
export function groundsAlong({ terrain: { grounds, groundGrid } }: Walk, a: Point, b: Point): Ground[] {
  return pick(grounds, groundGrid, findAlong(groundGrid, a, b, 0));
}

/** The obstacles near a step, in the order of the plan. */
export function obstaclesAlong({ terrain: { obstacles, obstacleGrid } }: Walk, a: Point, b: Point): Obstacle[] {
  return pick(obstacles, obstacleGrid, findAlong(obstacleGrid, a, b, 0));
}

/** The solids within `pad` of a step's way beyond the base, standing ones first. */
export function solidsAlong({ terrain, radius, others, otherGrid }: Walk, a: Point, b: Point, pad = 0): Solid[] {
  const standing = pick(terrain.solids, terrain.solidGrid, findAlong(terrain.solidGrid, a, b, radius + pad));
  const hits = findAlong(otherGrid, a, b, radius + pad);
  return hits === 0 ? standing : standing.concat(pick(others, otherGrid, hits));
}

/** Whether one of the same passes the test. */
export function someSolidAlong(walk: Walk, a: Point, b: Point, pad: number, test: (solid: Solid) => boolean): boolean {
  const { terrain, radius, others, otherGrid } = walk;
  return (
    someAlong(otherGrid, a, b, radius + pad, item => test(others[item]!)) ||
    someAlong(terrain.solidGrid, a, b, radius + pad, item => test(terrain.solids[item]!))
  );
}

/** The step cut at every edge of ground, each part with the ground that decides there. */
export function treadsOf(walk: Walk, a: Point, b: Point): Tread[] {
  const length = distance(a, b);
  const covers: Cover[] = [];
  for (const ground of groundsAlong(walk, a, b)) {
    for (const { from, to } of stretchesInside(a, b, ground.shape)) if (from < to) covers.push({ from, to, ground });
  }
  if (covers.length === 0) return [{ from: 0, to: length, rate: walk.terrain.open, ground: null, tolls: [] }];
  const cuts = [0, length];
  for (const { from, to } of covers) cuts.push(from, to);
  cuts.sort((m, n) => m - n);
  const treads: Tread[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1]!;
    const to = cuts[i]!;
    if (from === to) continue;
    const here: Ground[] = [];
    for (const cover of covers) if (cover.from <= from && cover.to >= to) here.push(cover.ground);
    const { rate, ground, tolls } = judged(walk, here);
    treads.push({ from, to, rate, ground, tolls });
  }
  return treads;
}

/** A stretch of a step that lies in one ground. */
interface Cover {
  readonly from: number;
  readonly to: number;
  readonly ground: Ground;
}

/** The obstacles a step crosses, nearest first. */
function crossingsOf(walk: Walk, a: Point, b: Point): Crossing[] {
  const crossings: Crossing[] = [];
  for (const obstacle of obstaclesAlong(walk, a, b)) {
    const { points } = obstacle;
    for (let i = 1; i < points.length; i++) {
      const c = points[i - 1]!;
      const d = points[i]!;
      if (doesWalkCross(a, b, c, d)) crossings.push(crossingAt(obstacle, a, b, c, d));
    }
  }
  return crossings.length > 1 ? crossings.sort((m, n) => m.at - n.at) : crossings;
}

function pick<T>(things: readonly T[], { found }: BoxGrid, hits: number): T[] {
  const picked: T[] = [];
  for (let k = 0; k < hits; k++) picked.push(things[found[k]!]!);
  return picked;
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
  if (isPassable || isSamePoint(a, b) || !comesNearer(a, b, radius, shape)) return false;
  const isPressed = compareGap(circle(a, radius), shape, 0) < 0;
  return !isPressed || compareGap(circle(b, radius), shape, 0) < 0 || goesDeeper(a, b, shape);
}

function goesDeeper(a: Point, b: Point, shape: Shape): boolean {
  const depth = gapBetween(circle(a, 0), shape);
  return depth > 0 ? comesNearer(a, b, depth - 1, shape) : false;
}

/** What the grounds that lie on one spot come to: one that decides alone, or else the dearest. */
function judged({ terrain, paid, shut }: Walk, here: readonly Ground[]): Pick<Tread, 'rate' | 'ground' | 'tolls'> {
  const isAlone = here.some(ground => ground.alone);
  const tolls: Toll[] = [];
  let closed: Ground | null = null;
  let dearest: Ground | null = null;
  for (const ground of here) {
    if (isAlone && !ground.alone) continue;
    const { toll } = ground;
    if (toll && !paid?.has(toll.group)) {
      tolls.push(toll);
      if (shut?.has(toll.group)) closed ??= ground;
    }
    if (dearest === null || isDearerGround(ground, dearest)) dearest = ground;
  }
  if (closed !== null) return { rate: 'impassable', ground: closed.id, tolls };
  if (dearest === null) return { rate: terrain.open, ground: null, tolls };
  return { rate: dearest.rate, ground: dearest.id, tolls };
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
