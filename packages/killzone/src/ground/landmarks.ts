import type { Edge, MapRow } from '../content/schema.ts';
import { NONE, type Place, type RoomWho, type Who } from '../table/units.ts';
import { type Ground, groundOf } from './ground.ts';
import { isInRect, type Rect, rectOf } from './rect.ts';

/** One of the nine parts of the table, seen from above. */
export type Part =
  | 'northWest'
  | 'north'
  | 'northEast'
  | 'west'
  | 'middle'
  | 'east'
  | 'southWest'
  | 'south'
  | 'southEast';

/** Something on the ground that a place can be named by. */
export type FeatureKind =
  | 'broken'
  | 'hindering'
  | 'woods'
  | 'crates'
  | 'rise'
  | 'wreck'
  | 'lowWall'
  | 'fence'
  | 'sandbags'
  | 'bushes'
  | 'wall'
  | 'crossing'
  | 'street';

/** What a place is known by. No coordinates, and no words: those are the catalogue's. */
export type Landmark =
  | ({ readonly at: 'room' } & RoomWho)
  /** In the open, right in front of a way into a house. */
  | { readonly at: 'door' | 'window'; readonly side: Edge; readonly building: Who }
  | { readonly at: 'beyond'; readonly edge: Edge }
  /** The part of the table is told where there are several of the kind. */
  | { readonly at: FeatureKind; readonly part: Part | null }
  | { readonly at: 'beside'; readonly side: Edge; readonly building: Who; readonly street: boolean }
  | { readonly at: 'open'; readonly part: Part };

interface Feature {
  readonly kind: FeatureKind;
  readonly area: Rect;
  readonly part: Part | null;
}

/** How near a way into a house, a wall or a house is still called by it, in mils. */
const AT_OPENING = 1200;
const AT_BARRIER = 1000;
const BESIDE = 2500;

/** What a place of this map is known by: the narrowest thing that it is in, at or beside. */
export function landmarkOf(map: MapRow, { x, y, room }: Place): Landmark {
  const ground = groundOf(map);
  if (room !== NONE) return { at: 'room', ...ground.rooms[room]!.who };
  const edge = edgeBeyond(ground, x, y);
  if (edge !== null) return { at: 'beyond', edge };
  return (
    openingAt(ground, x, y) ??
    featureAt(map, x, y, isNarrow) ??
    besideHouse(map, x, y) ??
    featureAt(map, x, y, isRoad) ?? { at: 'open', part: partOf(ground, x, y) }
  );
}

function edgeBeyond({ width, depth }: Ground, x: number, y: number): Edge | null {
  if (y > depth) return 'north';
  if (y < 0) return 'south';
  if (x > width) return 'east';
  return x < 0 ? 'west' : null;
}

function openingAt({ openings, rooms, buildings }: Ground, x: number, y: number): Landmark | null {
  for (const { kind, from, to, floor, toX, toY, fromX, fromY } of openings) {
    if (kind === 'stairs' || to !== NONE || floor !== 0) continue;
    if ((x - toX) ** 2 + (y - toY) ** 2 > AT_OPENING ** 2) continue;
    const side = toY > fromY ? 'north' : toY < fromY ? 'south' : toX > fromX ? 'east' : 'west';
    return { at: kind, side, building: buildings[rooms[from]!.building]!.who };
  }
  return null;
}

function besideHouse(map: MapRow, x: number, y: number): Landmark | null {
  for (const house of groundOf(map).buildings) {
    if (!isInRect(grown(house, BESIDE), x, y)) continue;
    const beyond = { north: y - house.maxY, south: house.minY - y, east: x - house.maxX, west: house.minX - x };
    const side = SIDES.reduce((most, each) => (beyond[each] > beyond[most] ? each : most));
    return { at: 'beside', side, building: house.who, street: featureAt(map, x, y, isRoad) !== null };
  }
  return null;
}

const SIDES: readonly Edge[] = ['north', 'east', 'south', 'west'];

const isRoad = (kind: FeatureKind): boolean => kind === 'crossing' || kind === 'street';
const isNarrow = (kind: FeatureKind): boolean => !isRoad(kind);

function featureAt(map: MapRow, x: number, y: number, isWanted: (kind: FeatureKind) => boolean): Landmark | null {
  for (const { kind, area, part } of featuresOf(map)) {
    if (!isWanted(kind) || !isInRect(area, x, y)) continue;
    // A street crosses half the table: it is the part that says where.
    return { at: kind, part: kind === 'street' ? partOf(groundOf(map), x, y) : part };
  }
  return null;
}

const known = new WeakMap<Ground, readonly Feature[]>();

/** Whatever a map has that is no house, the narrowest first. */
function featuresOf(map: MapRow): readonly Feature[] {
  const ground = groundOf(map);
  let features = known.get(ground);
  if (!features) {
    features = survey(map, ground);
    known.set(ground, features);
  }
  return features;
}

function survey(map: MapRow, ground: Ground): Feature[] {
  const found: Omit<Feature, 'part'>[] = [];
  for (const obstacle of map.obstacles) {
    const area = rectOf(...('line' in obstacle ? obstacle.line : obstacle.area));
    found.push({ kind: obstacle.kind, area: grown(upright(area), AT_BARRIER) });
  }
  for (const { kind, area } of map.ground) found.push({ kind, area: rectOf(...area) });
  for (const { area } of map.rises ?? []) found.push({ kind: 'rise', area: rectOf(...area) });
  const roads = map.roads.map(road => rectOf(...road));
  for (const [i, road] of roads.entries()) {
    for (const other of roads.slice(i + 1)) {
      const shared = sharedBy(road, other);
      if (shared !== null) found.push({ kind: 'crossing', area: shared });
    }
  }
  for (const area of roads) found.push({ kind: 'street', area });
  const count = (kind: FeatureKind): number => found.filter(each => each.kind === kind).length;
  return found.map(({ kind, area }) => ({
    kind,
    area,
    part: count(kind) === 1 ? null : partOf(ground, (area.minX + area.maxX) / 2, (area.minY + area.maxY) / 2),
  }));
}

/** A line may be drawn from either end. */
function upright({ minX, minY, maxX, maxY }: Rect): Rect {
  return {
    minX: Math.min(minX, maxX),
    minY: Math.min(minY, maxY),
    maxX: Math.max(minX, maxX),
    maxY: Math.max(minY, maxY),
  };
}

function grown({ minX, minY, maxX, maxY }: Rect, by: number): Rect {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

function sharedBy(a: Rect, b: Rect): Rect | null {
  const shared = {
    minX: Math.max(a.minX, b.minX),
    minY: Math.max(a.minY, b.minY),
    maxX: Math.min(a.maxX, b.maxX),
    maxY: Math.min(a.maxY, b.maxY),
  };
  return shared.minX < shared.maxX && shared.minY < shared.maxY ? shared : null;
}

const PARTS: readonly (readonly Part[])[] = [
  ['southWest', 'south', 'southEast'],
  ['west', 'middle', 'east'],
  ['northWest', 'north', 'northEast'],
];

function partOf({ width, depth }: Ground, x: number, y: number): Part {
  const third = (at: number, whole: number): number => Math.max(0, Math.min(2, Math.floor((3 * at) / whole)));
  return PARTS[third(y, depth)]![third(x, width)]!;
}
