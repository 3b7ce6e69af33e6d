import { isWithin } from '@sightline/geometry/field';
import type { Edge } from '../../content/schema.ts';
import { BASE, type Ground, groundOf } from '../../ground/ground.ts';
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
