import { compareGap } from './gap.ts';
import { type Box, boxesMeet, distance, isInBox, type Point } from './point.ts';
import { offer, type Queue, takeFirst } from './queue.ts';
import { boxOfShape, circle } from './shape.ts';
import { groundsAlong, obstaclesAlong, solidsAlong, someSolidAlong, stepCost } from './survey.ts';
import { type Ground, isDearer, type Obstacle, priceOf, type Solid, type Toll, type Walk } from './terrain.ts';
import { elbowRoom, waypointsOfGround, waypointsRoundObstacle, waypointsRoundSolid } from './waypoint.ts';

/**
 * Waypoints and the cheapest known way to each. The graph grows: only what is found in the way contributes waypoints.
 * And it is lazy: a step is first offered at the least it could cost, and reckoned only when no other offer is better.
 */
export interface RouteGraph {
  readonly walk: Walk;
  /** Where the search is going; null when it goes everywhere. */
  readonly goal: Point | null;
  readonly limit: number;
  readonly nodes: Point[];
  /** The least that it can cost from each node to the goal. */
  readonly toGoal: number[];
  readonly costs: number[];
  readonly parents: number[];
  /** The nodes whose cheapest way is settled, in the order they were. */
  readonly settled: number[];
  readonly isSettled: boolean[];
  readonly known: Set<object>;
  readonly queue: Queue<Offer>;
}

/** A step to a node from a settled one. Its cost is not yet known, or it is the cheapest so far. */
interface Offer {
  readonly hope: number;
  readonly node: number;
  readonly parent: number;
  readonly isReckoned: boolean;
}

const START = 0;
const GOAL = 1;

/** Past this many waypoints the search learns no new ones; a table would need dozens of things in one way. */
const MOST_WAYPOINTS = 600;

export function graphFrom(walk: Walk, start: Point, goal: Point | null, limit: number): RouteGraph {
  const graph: RouteGraph = {
    walk,
    goal,
    limit,
    nodes: [],
    toGoal: [],
    costs: [],
    parents: [],
    settled: [],
    isSettled: [],
    known: new Set(),
    queue: [],
  };
  addNode(graph, start);
  if (goal) addNode(graph, goal);
  learnRoads(graph);
  return graph;
}

/** The least that any route between two places can cost: the straight line at the best rate there is. */
export function atLeast({ terrain }: Walk, from: Point, to: Point): number {
  return priceOf(distance(from, to), terrain.best);
}

/** Finds the cheapest ways over the graph, until the goal's is known or everything within the limit is. */
export function explore(graph: RouteGraph): void {
  if (!graph.isSettled[START]) {
    graph.costs[START] = 0;
    settle(graph, START);
  }
  for (;;) {
    const next = takeFirst(graph.queue);
    if (next === null || next.hope > stillWorth(graph)) return;
    if (graph.isSettled[next.node]) continue;
    if (next.isReckoned) settle(graph, next.node);
    else reckon(graph, next);
  }
}

/** The cheapest way to the goal, or null if it is not to be had within the limit. */
export function wayToGoal(graph: RouteGraph): Point[] | null {
  explore(graph);
  if (graph.costs[GOAL]! > graph.limit) {
    // An end may stand wedged among solids, out of straight reach of every waypoint.
    for (const end of endsOf(graph)) addWaypoints(graph, elbowRoom(end));
    explore(graph);
  }
  return graph.costs[GOAL]! <= graph.limit ? wayTo(graph, GOAL) : null;
}

export function wayTo({ nodes, parents }: RouteGraph, node: number): Point[] {
  const way: Point[] = [];
  for (let i = node; i !== START; i = parents[i]!) way.unshift(nodes[i]!);
  return [nodes[START]!, ...way];
}

/** Adds the waypoints of everything in a part of the table. */
export function learnWithin(graph: RouteGraph, box: Box): void {
  const { terrain, others } = graph.walk;
  for (const ground of terrain.grounds) if (boxesMeet(box, boxOfShape(ground.shape))) learnGround(graph, ground);
  for (const obstacle of terrain.obstacles) {
    if (boxesMeet(box, boxOfShape({ kind: 'line', points: obstacle.points }))) learnObstacle(graph, obstacle);
  }
  for (const solid of [...terrain.solids, ...others]) {
    if (boxesMeet(box, boxOfShape(solid.shape))) learnSolid(graph, solid);
  }
}

/**
 * The walk once for every set of tolls that might be paid, none first, with those paid and all other toll ground shut.
 * Inside a set the ground is free, so the cheapest route of all is the cheapest of any set with its tolls added.
 */
export function tollChoices(walk: Walk): { sum: number; willing: Walk }[] {
  const tolls = new Map<string, Toll>();
  for (const { toll } of walk.terrain.grounds) {
    if (toll && !walk.paid?.has(toll.group) && !walk.shut?.has(toll.group)) tolls.set(toll.group, toll);
  }
  let sets: Toll[][] = [[]];
  for (const toll of tolls.values()) sets = sets.concat(sets.map(set => [...set, toll]));
  return sets.map(set => {
    const paid = new Set([...(walk.paid ?? []), ...set.map(({ group }) => group)]);
    const shut = new Set([...(walk.shut ?? []), ...tolls.keys()]);
    return { sum: set.reduce((total, { price }) => total + price, 0), willing: { ...walk, paid, shut } };
  });
}

/** Nothing can make a cheaper way to this node any more: steps go on from it, past whatever lies towards the goal. */
function settle(graph: RouteGraph, node: number): void {
  graph.isSettled[node] = true;
  graph.settled.push(node);
  if (graph.goal && node !== GOAL) learnBetween(graph, graph.nodes[node]!, graph.goal);
  for (let to = 0; to < graph.nodes.length; to++) offerStep(graph, node, to);
}

function reckon(graph: RouteGraph, { node, parent }: Offer): void {
  const { walk, nodes, costs } = graph;
  const step = stepCost(walk, nodes[parent]!, nodes[node]!);
  if (step === Number.POSITIVE_INFINITY) learnBetween(graph, nodes[parent]!, nodes[node]!);
  const cost = costs[parent]! + step;
  if (cost >= costs[node]!) return;
  costs[node] = cost;
  graph.parents[node] = parent;
  offer(graph.queue, { hope: cost + graph.toGoal[node]!, node, parent, isReckoned: true });
}

function offerStep(graph: RouteGraph, parent: number, node: number): void {
  const { walk, nodes, costs, toGoal, isSettled } = graph;
  if (isSettled[node]) return;
  const atBest = costs[parent]! + atLeast(walk, nodes[parent]!, nodes[node]!);
  const hope = atBest + toGoal[node]!;
  if (atBest < costs[node]! && hope <= stillWorth(graph)) offer(graph.queue, { hope, node, parent, isReckoned: false });
}

/** Adds the waypoints of everything new near a straight step between two places. */
function learnBetween(graph: RouteGraph, a: Point, b: Point): void {
  for (const ground of groundsAlong(graph.walk, a, b)) learnGround(graph, ground);
  for (const obstacle of obstaclesAlong(graph.walk, a, b)) learnObstacle(graph, obstacle);
  for (const solid of solidsAlong(graph.walk, a, b)) learnSolid(graph, solid);
}

/** Roads are not in the way, so they are not met: those that may help are known from the start. */
function learnRoads(graph: RouteGraph): void {
  const { grounds, open } = graph.walk.terrain;
  const slow = grounds.filter(({ alone }) => !alone).map(({ shape }) => boxOfShape(shape));
  for (const road of grounds) {
    if (road.rate === 'impassable') continue;
    const box = boxOfShape(road.shape);
    const helps = isDearer(open, road.rate) || (road.alone && slow.some(other => boxesMeet(box, other)));
    if (helps) learnGround(graph, road);
  }
}

function learnGround(graph: RouteGraph, ground: Ground): void {
  learnOnce(graph, ground, () => waypointsOfGround(ground, graph.walk.terrain.open, endsOf(graph)));
}

function learnObstacle(graph: RouteGraph, obstacle: Obstacle): void {
  learnOnce(graph, obstacle, () => waypointsRoundObstacle(obstacle, graph.walk.radius));
}

function learnSolid(graph: RouteGraph, solid: Solid): void {
  if (!solid.isPassable) learnOnce(graph, solid, () => waypointsRoundSolid(solid, graph.walk.radius));
}

function endsOf({ nodes, goal }: RouteGraph): Point[] {
  return goal ? [nodes[START]!, goal] : [nodes[START]!];
}

function learnOnce(graph: RouteGraph, thing: object, waypoints: () => Point[]): void {
  if (graph.known.has(thing) || graph.nodes.length > MOST_WAYPOINTS) return;
  graph.known.add(thing);
  addWaypoints(graph, waypoints());
}

function addWaypoints(graph: RouteGraph, places: readonly Point[]): void {
  for (const p of places) if (canStand(graph.walk, p)) addNode(graph, p);
}

/** Whether a base has room here. */
export function canStand(walk: Walk, p: Point): boolean {
  if (!isInBox(walk.terrain.bounds, p)) return false;
  const base = circle(p, walk.radius);
  return !someSolidAlong(walk, p, p, 0, ({ shape, isPassable }) => !isPassable && compareGap(base, shape, 0) < 0);
}

function addNode(graph: RouteGraph, p: Point): void {
  const node = graph.nodes.push(p) - 1;
  graph.toGoal.push(graph.goal === null ? 0 : atLeast(graph.walk, p, graph.goal));
  graph.costs.push(Number.POSITIVE_INFINITY);
  graph.parents.push(START);
  graph.isSettled.push(false);
  for (const parent of graph.settled) offerStep(graph, parent, node);
}

/** The most that an offer may come to and still be followed: within the limit, and no dearer than the best known. */
function stillWorth({ goal, limit, costs }: RouteGraph): number {
  return goal === null ? limit : Math.min(limit, costs[GOAL]!);
}
