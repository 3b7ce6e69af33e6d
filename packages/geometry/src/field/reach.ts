import { farthest } from './advance.ts';
import { bearing } from './heading.ts';
import {
  boxOf,
  cross,
  dot,
  grownBox,
  isSamePoint,
  isWithin,
  minus,
  type Point,
  plus,
  scaled,
  type Vector,
} from './point.ts';
import { explore, graphFrom, learnWithin, type RouteGraph, tollChoices, wayTo } from './route-graph.ts';
import { reachOf, type Walk } from './terrain.ts';

/** All that a mover can reach in a straight step from one waypoint; seen from there it is one open fan. */
export interface ReachArea {
  /** The way to the waypoint, which is its last point, and what it costs without tolls. */
  readonly way: readonly Point[];
  readonly cost: number;
  readonly outline: readonly Point[];
}

/** A fan whose arm is shorter than this adds nothing to the picture. */
const SHORTEST_ARM = 250;

/** Whole degrees between the rays of a fan; it has others towards every corner near it. */
const RAY = 6;

/**
 * Where a mover may get to, for the picture: fans that overlap, their union the reach. Every corner of an outline can
 * be walked to within the budget. Rules about where a move may end are left to `whyNotRoute`.
 */
export function reach(walk: Walk, start: Point, budget: number): ReachArea[] {
  return tollChoices(walk).flatMap(({ sum, willing }) => (sum > budget ? [] : fansFrom(willing, start, budget - sum)));
}

function fansFrom(walk: Walk, start: Point, purse: number): ReachArea[] {
  const graph = graphFrom(walk, start, null, purse);
  learnWithin(graph, grownBox(boxOf([start]), reachOf(purse, walk.terrain.best)));
  explore(graph);
  return graph.nodes.flatMap((from, node) => {
    const cost = graph.costs[node]!;
    if (purse - cost < SHORTEST_ARM) return [];
    return [{ way: wayTo(graph, node), cost, outline: fan(graph, from, purse - cost) }];
  });
}

function fan({ walk, nodes }: RouteGraph, from: Point, purse: number): Point[] {
  const arm = reachOf(purse, walk.terrain.best);
  const toCorners = nodes.filter(p => !isSamePoint(p, from) && isWithin(p, from, arm)).map(p => minus(p, from));
  const all = [...Array.from({ length: 360 / RAY }, (_, i) => bearing(i * RAY)), ...toCorners];
  const ends = all.sort(byAngle).map(ray => farthest(walk, from, plus(from, scaled(ray, arm)), purse));
  return ends.filter((p, i) => i === 0 || !isSamePoint(p, ends[i - 1]!));
}

/** Anticlockwise from the east. */
function byAngle(u: Vector, v: Vector): number {
  const half = isLowerHalf(u) - isLowerHalf(v);
  return half !== 0 ? half : 0 - cross(u, v) || dot(v, v) - dot(u, u);
}

function isLowerHalf({ x, y }: Vector): number {
  return y < 0 || (y === 0 && x < 0) ? 1 : 0;
}
