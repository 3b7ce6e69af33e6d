import { inches, inchPoint, type Point } from '@sightline/geometry/field';
import { sameJson } from '@sightline/kernel';
import { PLANS } from '../content/load.ts';
import type { Edge, MapRow, PlanRow } from '../content/schema.ts';
import { NONE, type Place, type Who } from '../table/units.ts';
import { isInRect, type Rect, rectOf } from './rect.ts';

/** KZ-BUILD-001: a rectangle on one floor of a building. */
export interface Room extends Rect {
  readonly id: number;
  readonly building: number;
  readonly floor: number;
  readonly name: string;
  readonly who: Who;
  readonly openings: readonly number[];
}

/** A door or window in a wall, or a flight of stairs, between two rooms or (`to` is NONE) a room and the open. */
export interface Opening {
  readonly id: number;
  readonly kind: 'door' | 'window' | 'stairs';
  readonly from: number;
  readonly to: number;
  readonly floor: number;
  /** Its middle, and the places on either side where a base stands in front of it. */
  readonly x: number;
  readonly y: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

export interface Building extends Rect {
  readonly id: number;
  readonly who: Who;
  readonly floors: number;
  readonly rooms: readonly number[];
}

/** An impassable thing that blocks sight: a building or a wreck. */
export interface Block extends Rect {
  readonly what: 'building' | 'wreck';
  readonly id: number;
}

/** A fence or wall: it costs movement to cross and gives cover; if it is higher than an inch it blocks sight. */
export interface Barrier {
  readonly kind: string;
  readonly height: number;
  readonly a: Point;
  readonly b: Point;
  readonly cover: 'soft' | 'hard';
}

/** An area that costs movement to come onto, and if it is steep to go off: crates, rises. */
export interface Step extends Rect {
  readonly kind: 'crates' | 'walkable' | 'steep';
  readonly height: number;
}

export interface Patch extends Rect {
  readonly kind: 'broken' | 'hindering' | 'woods';
}

/** A map made ready for measuring. */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly rooms: readonly Room[];
  readonly openings: readonly Opening[];
  readonly buildings: readonly Building[];
  readonly blocks: readonly Block[];
  readonly barriers: readonly Barrier[];
  readonly steps: readonly Step[];
  readonly patches: readonly Patch[];
}

/** KZ-ORG-011: bases are an inch across. */
export const BASE = 500;

const SOFT = new Set(['fence', 'bushes', 'crates']);
const prepared = new WeakMap<MapRow, Ground>();
const latest = new Map<string, { readonly map: MapRow; readonly ground: Ground }>();

/** The ground of a map, worked out once: by identity, and by value for a map that came back from a file. */
export function groundOf(map: MapRow): Ground {
  const known = prepared.get(map);
  if (known) return known;
  const like = latest.get(map.id);
  const ground = like && sameJson(like.map, map) ? like.ground : prepare(map);
  prepared.set(map, ground);
  latest.set(map.id, { map, ground });
  return ground;
}

/** The floor a room is on; the open is at ground level. */
export function floorOf(ground: Ground, room: number): number {
  return room === NONE ? 0 : ground.rooms[room]!.floor;
}

export function roomAt(ground: Ground, x: number, y: number, floor: number): number {
  const found = ground.rooms.find(
    room => room.floor === floor && x >= room.minX && x <= room.maxX && y >= room.minY && y <= room.maxY,
  );
  return found ? found.id : NONE;
}

export function roomNamed(ground: Ground, building: number, floor: number, name: string): Room {
  const found = ground.rooms.find(r => r.building === building && r.floor === floor && r.name === name);
  if (!found) throw new Error(`expected a room ${name} on floor ${floor} of building ${building}`);
  return found;
}

/** Whether there is such a room at all; anybody may name one. */
export function isKnownRoom(ground: Ground, { room }: Place): boolean {
  return room === NONE || ground.rooms[room] !== undefined;
}

/** Whether a spot lies where it says: inside its room, or in the open on the table and in no building or wreck. */
export function isSpot(ground: Ground, { x, y, room }: Place): boolean {
  if (room !== NONE) {
    const walls = ground.rooms[room];
    return walls !== undefined && isInRect(walls, x, y);
  }
  const isOnTable = x >= 0 && y >= 0 && x <= ground.width && y <= ground.depth;
  return isOnTable && !ground.blocks.some(block => isInRect(block, x, y));
}

function prepare(map: MapRow): Ground {
  const rooms: Room[] = [];
  const openings: Opening[] = [];
  const buildings = map.buildings.map(({ plan, floors, at }, id): Building => {
    const drawn = PLANS.get(plan);
    const first = rooms.length;
    const who = { id, name: `${drawn.title} ${id + 1}` };
    build(drawn, who, floors, inches(at[0]), inches(at[1]), rooms, openings);
    const outline = rectOf(at[0], at[1], at[0] + drawn.width, at[1] + drawn.depth);
    return { ...outline, id, who, floors, rooms: rooms.slice(first).map(room => room.id) };
  });
  const wrecks = map.obstacles.flatMap(o => (o.kind === 'wreck' ? [rectOf(...o.area)] : []));
  return {
    width: inches(map.width),
    depth: inches(map.depth),
    rooms: rooms.map(room => ({ ...room, openings: openings.flatMap(o => (isOf(o, room.id) ? [o.id] : [])) })),
    openings,
    buildings,
    blocks: [
      ...buildings.map((b): Block => ({ ...rectOnly(b), what: 'building', id: b.id })),
      ...wrecks.map((rect, id): Block => ({ ...rect, what: 'wreck', id })),
    ],
    barriers: map.obstacles.flatMap(o =>
      'line' in o ? [barrier(o.kind, o.line, 'height' in o ? inches(o.height) : LOW)] : [],
    ),
    steps: [
      ...map.obstacles.flatMap((o): Step[] =>
        o.kind === 'crates' ? [{ ...rectOf(...o.area), kind: 'crates', height: inches(1) }] : [],
      ),
      ...(map.rises ?? []).map(
        ({ area, height, slope }): Step => ({ ...rectOf(...area), kind: slope, height: inches(height) }),
      ),
    ],
    patches: map.ground.map(({ kind, area }): Patch => ({ ...rectOf(...area), kind })),
  };
}

function isOf(opening: Opening, room: number): boolean {
  return opening.from === room || opening.to === room;
}

function rectOnly({ minX, minY, maxX, maxY }: Rect): Rect {
  return { minX, minY, maxX, maxY };
}

/** The height of a low wall, a fence and the like. */
const LOW = 1000;

function barrier(kind: string, [ax, ay, bx, by]: readonly [number, number, number, number], height: number): Barrier {
  const cover = SOFT.has(kind) ? 'soft' : 'hard';
  return { kind, height, a: inchPoint(ax, ay), b: inchPoint(bx, by), cover };
}

/** KZ-GAP-007: the rooms and openings of one building, floor by floor. */
function build(
  plan: PlanRow,
  building: Who,
  floors: number,
  x: number,
  y: number,
  rooms: Room[],
  openings: Opening[],
): void {
  const first = rooms.length;
  const roomId = (name: string, floor: number): number =>
    first + floor * plan.rooms.length + plan.rooms.findIndex(room => room.name === name);
  const add = (opening: Omit<Opening, 'id'>): void => {
    openings.push({ id: openings.length, ...opening });
  };
  for (let floor = 0; floor < floors; floor++) {
    for (const { name, from, to } of plan.rooms) {
      const rect = moved(rectOf(from[0], from[1], to[0], to[1]), x, y);
      const who = { id: rooms.length, name: `${name} room, floor ${floor} of ${building.name}` };
      rooms.push({ id: who.id, building: building.id, floor, name, who, ...rect, openings: [] });
    }
    const isDoor = (room: string, side: Edge): boolean =>
      floor === 0 && plan.outsideDoors.some(door => door.room === room && door.side === side);
    for (const [a, b] of plan.insideDoors) {
      add({ kind: 'door', floor, ...between(rooms[roomId(a, floor)]!, rooms[roomId(b, floor)]!) });
    }
    for (const { room, side } of floor === 0 ? plan.outsideDoors : []) {
      add({ kind: 'door', floor, ...outwards(rooms[roomId(room, floor)]!, side) });
    }
    for (const { room, side } of plan.windows) {
      if (!isDoor(room, side)) add({ kind: 'window', floor, ...outwards(rooms[roomId(room, floor)]!, side) });
    }
    for (const { room, at } of floor > 0 ? plan.stairs : []) {
      const [sx, sy] = [x + inches(at[0]), y + inches(at[1])];
      const ends = { from: roomId(room, floor - 1), to: roomId(room, floor) };
      add({ kind: 'stairs', floor: floor - 1, ...ends, x: sx, y: sy, fromX: sx, fromY: sy, toX: sx, toY: sy });
    }
  }
}

function moved(rect: Rect, x: number, y: number): Rect {
  return { minX: rect.minX + x, minY: rect.minY + y, maxX: rect.maxX + x, maxY: rect.maxY + y };
}

type Doorway = Omit<Opening, 'id' | 'kind' | 'floor'>;

/** In the middle of the wall that two rooms share. */
function between(a: Room, b: Room): Doorway {
  const midX = (Math.max(a.minX, b.minX) + Math.min(a.maxX, b.maxX)) / 2;
  const midY = (Math.max(a.minY, b.minY) + Math.min(a.maxY, b.maxY)) / 2;
  const dx = a.maxX === b.minX ? 1 : a.minX === b.maxX ? -1 : 0;
  const dy = dx !== 0 ? 0 : a.maxY === b.minY ? 1 : -1;
  return doorway(a.id, b.id, midX, midY, dx, dy);
}

const OUT: Readonly<Record<Edge, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** In the middle of an outside wall. */
function outwards(room: Room, side: Edge): Doorway {
  const [dx, dy] = OUT[side];
  const x = dx === 0 ? (room.minX + room.maxX) / 2 : dx > 0 ? room.maxX : room.minX;
  const y = dy === 0 ? (room.minY + room.maxY) / 2 : dy > 0 ? room.maxY : room.minY;
  return doorway(room.id, NONE, x, y, dx, dy);
}

function doorway(from: number, to: number, x: number, y: number, dx: number, dy: number): Doorway {
  const [aside, up] = [dx * BASE, dy * BASE];
  return { from, to, x, y, fromX: x - aside, fromY: y - up, toX: x + aside, toY: y + up };
}

export function isOn(ground: Ground, { x, y }: Point): boolean {
  return x >= BASE && y >= BASE && x <= ground.width - BASE && y <= ground.depth - BASE;
}

export function isOff(ground: Ground, { x, y }: Point): boolean {
  return x < 0 || y < 0 || x > ground.width || y > ground.depth;
}

/** Whether a place lies beyond an edge of the table. */
export function hasLeftBy(
  { width, depth }: Ground,
  { x, y }: { readonly x: number; readonly y: number },
  edge: Edge,
): boolean {
  return { north: y > depth, east: x > width, south: y < 0, west: x < 0 }[edge];
}
