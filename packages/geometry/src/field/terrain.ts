import { type BoxGrid, gridOf } from './box-grid.ts';
import type { Box, Point } from './point.ts';
import type { Polygon } from './polygon.ts';
import { boxOfShape, type Circle, type Id, type Shape } from './shape.ts';

/** What a mil of ground costs: `times / per` mils of movement, both whole. [1, 1] is clear, [3, 2] half as much again. */
export type Rate = readonly [times: number, per: number];

const CLEAR: Rate = [1, 1];

/** An area that changes what movement costs. Only the way of the mover's centre counts. */
export interface Ground {
  readonly id: Id;
  readonly shape: Polygon | Circle;
  readonly rate: Rate | 'impassable';
  /** A road, ford or bridge: where it lies it decides alone. Elsewhere the dearest ground counts. */
  readonly alone?: boolean;
  /** Paid once by a route that enters any ground of the group, however much of it. */
  readonly toll?: Toll;
}

export interface Toll {
  readonly group: string;
  readonly price: number;
}

/** What it costs to cross a linear thing: one price, one for each way (to its left, to its right), or never. */
export type Price = number | 'impassable' | { readonly toLeft: number; readonly toRight: number };

/** A fence, wall or contour that is paid for in one sum when the mover's centre crosses it. */
export interface Obstacle {
  readonly id: Id;
  readonly points: readonly Point[];
  readonly price: Price;
}

/** Something that bases keep clear of, edge to edge: a figure, a vehicle, the wall of a house. */
export interface Solid {
  readonly id: Id;
  readonly shape: Shape;
  /** It may be moved through, but not stopped on: friends. */
  readonly isPassable?: boolean;
  /** A move may not end with the edges nearer than this. */
  readonly apart?: number;
}

/** The ground as one kind of mover meets it. */
export interface TerrainPlan {
  /** Where the mover's centre may be; for a base that may not overhang, the table less its radius. */
  readonly bounds: Box;
  /** The rate outside all ground; clear if not given. */
  readonly open?: Rate;
  readonly grounds: readonly Ground[];
  readonly obstacles: readonly Obstacle[];
  readonly solids: readonly Solid[];
}

/** A plan made ready for many questions. */
export interface Terrain extends TerrainPlan {
  readonly open: Rate;
  readonly groundGrid: BoxGrid;
  readonly obstacleGrid: BoxGrid;
  readonly solidGrid: BoxGrid;
  /** The cheapest rate there is anywhere: no route is cheaper than its straight line at this rate. */
  readonly best: Rate;
}

/** One mover on that ground: the radius of its base, and the solids that change from move to move. See `walkOn`. */
export interface Walk {
  readonly terrain: Terrain;
  readonly radius: number;
  readonly others: readonly Solid[];
  readonly otherGrid: BoxGrid;
  /** The widest gap that any solid asks for. */
  readonly widestApart: number;
  /** Groups of ground whose toll the mover has paid already this turn. */
  readonly paid?: ReadonlySet<string>;
  /** Groups of ground whose toll the mover will not pay: closed to it. */
  readonly shut?: ReadonlySet<string>;
}

export function prepareTerrain(plan: TerrainPlan): Terrain {
  const open = plan.open ?? CLEAR;
  const rates = plan.grounds.flatMap(({ rate }) => (rate === 'impassable' ? [] : [rate]));
  return {
    ...plan,
    open,
    groundGrid: gridOf(plan.grounds.map(({ shape }) => boxOfShape(shape))),
    obstacleGrid: gridOf(plan.obstacles.map(({ points }) => boxOfShape({ kind: 'line', points }))),
    solidGrid: gridOf(plan.solids.map(({ shape }) => boxOfShape(shape))),
    best: rates.reduce((best, rate) => (isDearer(best, rate) ? rate : best), open),
  };
}

export function walkOn(terrain: Terrain, radius: number, others: readonly Solid[] = []): Walk {
  return {
    terrain,
    radius,
    others,
    otherGrid: gridOf(others.map(({ shape }) => boxOfShape(shape))),
    widestApart: Math.max(widestOf(terrain.solids), widestOf(others)),
  };
}

function widestOf(solids: readonly Solid[]): number {
  let widest = 0;
  for (const { apart = 0 } of solids) widest = Math.max(widest, apart);
  return widest;
}

/** The outline of an area as an obstacle, such as the wall of a house or a contour: `enter` inwards, `leave` outwards. */
export function edgeObstacle(id: Id, { points }: Polygon, enter: number, leave: number): Obstacle {
  return { id, points: [...points, points[0]!], price: { toLeft: enter, toRight: leave } };
}

export function isDearer(a: Rate, b: Rate): boolean {
  return a[0] * b[1] > b[0] * a[1];
}

/** What a length costs at a rate; a broken mil is paid whole. */
export function priceOf(length: number, [times, per]: Rate): number {
  return Math.ceil((length * times) / per);
}

/** How far a sum reaches at a rate. */
export function reachOf(sum: number, [times, per]: Rate): number {
  return Math.floor((sum * per) / times);
}
