import { distance, type Point } from '@sightline/geometry/field';
import { NONE, type Place } from '../table/units.ts';
import { BASE, type Ground, isOn, type Opening } from './ground.ts';
import { sweepsRect } from './rect.ts';
import type { Leg } from './way.ts';

/** A spot that ways turn at: the corner of a block, or one side of an opening. */
interface Node extends Place {
  /** The opening it stands before; NONE at a corner. */
  readonly opening: number;
}

/** The spots of a map and the shortest ways between them, past everything that never moves. */
interface Roads {
  readonly nodes: readonly Node[];
  /** Row by row: how far from node i to node j, and the next node on that way. */
  readonly lengths: Float64Array;
  readonly next: Int16Array;
  /** The nodes within sight, nearest first: by room, and in the open by cell. */
  readonly inRoom: readonly (readonly number[])[];
  readonly inCell: (readonly number[])[];
  readonly columns: number;
}

/** A base keeps this far from a corner when it goes round it. */
const CLEARANCE = BASE + 60;
const CELL = 4000;
/** How many spots near a place are looked at. */
const NEAREST = 10;
/** What an opening adds to the length of a way, so that a door is preferred to a window. */
const PRICE = { door: 1000, window: 2000, stairs: 4000 } as const;

const known = new WeakMap<Ground, Roads>();

/** A short way between two places past everything that stands still; null when there is none. */
export function wayBetween(ground: Ground, from: Place, to: Place): Leg[] | null {
  if (isStraight(ground, from, to)) return [{ x: to.x, y: to.y }];
  const roads = roadsOf(ground);
  let best = Number.POSITIVE_INFINITY;
  let first = NONE;
  let last = NONE;
  const starts = nodesNear(ground, roads, from);
  const ends = nodesNear(ground, roads, to);
  for (const a of starts) {
    const toA = distance(from, roads.nodes[a]!);
    for (const b of ends) {
      const whole = toA + roads.lengths[a * roads.nodes.length + b]! + distance(roads.nodes[b]!, to);
      if (whole < best) [best, first, last] = [whole, a, b];
    }
  }
  return first === NONE ? null : legsOf(ground, roads, first, last, to);
}

function legsOf(ground: Ground, { nodes, next }: Roads, first: number, last: number, to: Place): Leg[] {
  const legs: Leg[] = [{ x: nodes[first]!.x, y: nodes[first]!.y }];
  for (let at = first; at !== last; ) {
    const on = next[at * nodes.length + last]!;
    const [a, b] = [nodes[at]!, nodes[on]!];
    const through = a.opening !== NONE && a.opening === b.opening;
    legs.push(through ? { through: a.opening } : { x: b.x, y: b.y });
    at = on;
  }
  legs.push({ x: to.x, y: to.y });
  // A leg to an opening and the one through it are the same way.
  return legs.filter((leg, i) => {
    const after = legs[i + 1];
    if ('through' in leg || after === undefined || !('through' in after)) return true;
    const { fromX, fromY, toX, toY } = ground.openings[after.through]!;
    return !((leg.x === fromX && leg.y === fromY) || (leg.x === toX && leg.y === toY));
  });
}

/** Whether a base can go straight from one place to the other. */
function isStraight(ground: Ground, from: Place, to: Place): boolean {
  if (from.room !== to.room) return false;
  return from.room !== NONE || isClear(ground, from, to);
}

/** Whether a base has room somewhere, as far as it goes by what never moves. */
export function isRoomFor(ground: Ground, { x, y, room }: Place): boolean {
  if (room === NONE) return isOn(ground, { x, y }) && isClear(ground, { x, y }, { x, y });
  const { minX, minY, maxX, maxY } = ground.rooms[room]!;
  return x - BASE >= minX && x + BASE <= maxX && y - BASE >= minY && y + BASE <= maxY;
}

function isClear(ground: Ground, from: Point, to: Point): boolean {
  for (const block of ground.blocks) if (sweepsRect(from, to, BASE, block)) return false;
  return true;
}

function nodesNear(ground: Ground, roads: Roads, place: Place): readonly number[] {
  if (place.room !== NONE) return roads.inRoom[place.room]!;
  const cell = Math.max(0, Math.floor(place.y / CELL)) * roads.columns + Math.max(0, Math.floor(place.x / CELL));
  roads.inCell[cell] ??= nodesOfCell(ground, roads, cell);
  const near = roads.inCell[cell]!;
  return near.filter(node => isClear(ground, place, roads.nodes[node]!));
}

/** The nearest spots that can be seen from somewhere in a cell: from its middle or one of its corners. */
function nodesOfCell(ground: Ground, { nodes, columns }: Roads, cell: number): number[] {
  const x = (cell % columns) * CELL;
  const y = Math.floor(cell / columns) * CELL;
  const middle = { x: x + CELL / 2, y: y + CELL / 2 };
  const eyes = [middle, ...[0, 1, 2, 3].map(i => ({ x: x + (i % 2) * CELL, y: y + (i >> 1) * CELL }))];
  const seen = nodes.flatMap((node, id) =>
    node.room === NONE && eyes.some(eye => isClear(ground, eye, node)) ? [id] : [],
  );
  return seen.sort((a, b) => distance(middle, nodes[a]!) - distance(middle, nodes[b]!)).slice(0, NEAREST);
}

function roadsOf(ground: Ground): Roads {
  let roads = known.get(ground);
  if (!roads) {
    roads = survey(ground);
    known.set(ground, roads);
  }
  return roads;
}

function survey(ground: Ground): Roads {
  const nodes = [...cornersOf(ground), ...ground.openings.flatMap(sidesOf)];
  const n = nodes.length;
  const lengths = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY);
  const next = new Int16Array(n * n).fill(NONE);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const length = i === j ? 0 : lengthBetween(ground, nodes[i]!, nodes[j]!);
      lengths[i * n + j] = length;
      if (length < Number.POSITIVE_INFINITY) next[i * n + j] = j;
    }
  }
  shorten(n, lengths, next);
  const inRoom = ground.rooms.map(room => nodes.flatMap((node, id) => (node.room === room.id ? [id] : [])));
  return { nodes, lengths, next, inRoom, inCell: [], columns: Math.ceil(ground.width / CELL) };
}

/** Floyd and Warshall: by way of every node in turn. */
function shorten(n: number, lengths: Float64Array, next: Int16Array): void {
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) {
      const toK = lengths[i * n + k]!;
      if (toK === Number.POSITIVE_INFINITY) continue;
      for (let j = 0; j < n; j++) {
        const whole = toK + lengths[k * n + j]!;
        if (whole >= lengths[i * n + j]!) continue;
        lengths[i * n + j] = whole;
        next[i * n + j] = next[i * n + k]!;
      }
    }
  }
}

function lengthBetween(ground: Ground, a: Node, b: Node): number {
  if (a.opening !== NONE && a.opening === b.opening) {
    const { kind, floor } = ground.openings[a.opening]!;
    if (kind === 'window' && floor > 0) return Number.POSITIVE_INFINITY;
    return distance(a, b) + PRICE[kind];
  }
  return isStraight(ground, a, b) ? distance(a, b) : Number.POSITIVE_INFINITY;
}

function cornersOf(ground: Ground): Node[] {
  const corners = ground.blocks.flatMap(({ minX, minY, maxX, maxY }) =>
    [minX - CLEARANCE, maxX + CLEARANCE].flatMap(x => [minY - CLEARANCE, maxY + CLEARANCE].map(y => ({ x, y }))),
  );
  return corners.flatMap(at =>
    isOn(ground, at) && isClear(ground, at, at) ? [{ ...at, room: NONE, opening: NONE }] : [],
  );
}

function sidesOf({ id, from, to, fromX, fromY, toX, toY }: Opening): Node[] {
  return [
    { x: fromX, y: fromY, room: from, opening: id },
    { x: toX, y: toY, room: to, opening: id },
  ];
}
