import { isWithin } from '@sightline/geometry/field';
import type { Edge } from '../../content/schema.ts';
import { BASE, type Ground, groundOf } from '../../ground/ground.ts';
import type { Rect } from '../../ground/rect.ts';
import type { Killzone } from '../../table/table.ts';
import { type Group, NONE, type Place } from '../../table/units.ts';

export const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

export function overlaps(a: Place, b: Place): boolean {
  return a.room === b.room && (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (2 * BASE) ** 2;
}

export function isInZone(table: Killzone, { zone, side }: Group, place: Place): boolean {
  const ground = groundOf(table.map);
  switch (zone.kind) {
    case 'edge':
      return isNearEdge(ground, place, zone.edge, zone.depth);
    case 'ownEdge':
      return isNearEdge(ground, place, table.edges[side]!, zone.depth);
    case 'anyEdge':
      return EDGES.some(edge => isNearEdge(ground, place, edge, zone.depth));
    case 'near':
      return (
        place.room === NONE && isWithin(place, { x: zone.at[0] * 1000, y: zone.at[1] * 1000 }, zone.reach * 1000 + BASE)
      );
    case 'building':
      return isInBuilding(ground, place, zone.building) || isBeyond(ground, place, zone.building, zone.orBeyond);
    case 'aboard':
      return false;
    default:
      return zone satisfies never;
  }
}

/** How far the near side of a base is from an edge of the table. */
function fromEdge(ground: Ground, { x, y }: Place, edge: Edge): number {
  const centre = { north: ground.depth - y, east: ground.width - x, south: y, west: x }[edge];
  return centre - BASE;
}

export function isNearEdge(ground: Ground, place: Place, edge: Edge, depth: number): boolean {
  return place.room === NONE && fromEdge(ground, place, edge) <= depth * 1000;
}

function isInBuilding(ground: Ground, { room }: Place, building: number): boolean {
  return room !== NONE && ground.rooms[room]!.building === building;
}

function isBeyond(ground: Ground, { x, y, room }: Place, building: number, edge: Edge | undefined): boolean {
  if (edge === undefined || room !== NONE) return false;
  const { minX, minY, maxX, maxY } = ground.buildings[building]!;
  return { north: y >= maxY, east: x >= maxX, south: y <= minY, west: x <= minX }[edge];
}

/** A part of a zone: a stretch of open ground, or of a room. */
export interface ZonePart extends Rect {
  readonly room: number;
}

/** All of a zone as it is drawn; where whoever stands at its rim still is in it, a base does not count. */
export function partsOfZone(table: Pick<Killzone, 'map' | 'edges'>, { zone, side }: Group): ZonePart[] {
  const ground = groundOf(table.map);
  switch (zone.kind) {
    case 'edge':
      return [stripAlong(ground, zone.edge, zone.depth)];
    case 'ownEdge':
      return [stripAlong(ground, table.edges[side]!, zone.depth)];
    case 'anyEdge':
      return EDGES.map(edge => stripAlong(ground, edge, zone.depth));
    case 'near': {
      const [x, y, reach] = [zone.at[0] * 1000, zone.at[1] * 1000, zone.reach * 1000];
      return [{ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach, room: NONE }];
    }
    case 'building': {
      const { rooms } = ground.buildings[zone.building]!;
      const inside = rooms.map(room => ({ ...rectOf(ground.rooms[room]!), room }));
      return zone.orBeyond === undefined ? inside : [...inside, beyond(ground, zone.building, zone.orBeyond)];
    }
    case 'aboard':
      return [];
    default:
      return zone satisfies never;
  }
}

const rectOf = ({ minX, minY, maxX, maxY }: Rect): Rect => ({ minX, minY, maxX, maxY });

const wholeTable = ({ width, depth }: Ground): ZonePart => ({ minX: 0, minY: 0, maxX: width, maxY: depth, room: NONE });

/** So many inches along an edge of the table. */
export function stripAlong(ground: Ground, edge: Edge, depth: number): ZonePart {
  const whole = wholeTable(ground);
  const strips: Readonly<Record<Edge, Partial<Rect>>> = {
    north: { minY: ground.depth - depth * 1000 },
    east: { minX: ground.width - depth * 1000 },
    south: { maxY: depth * 1000 },
    west: { maxX: depth * 1000 },
  };
  return { ...whole, ...strips[edge] };
}

function beyond(ground: Ground, building: number, edge: Edge): ZonePart {
  const { minX, minY, maxX, maxY } = ground.buildings[building]!;
  const parts: Readonly<Record<Edge, Partial<Rect>>> = {
    north: { minY: maxY },
    east: { minX: maxX },
    south: { maxY: minY },
    west: { maxX: minX },
  };
  return { ...wholeTable(ground), ...parts[edge] };
}
