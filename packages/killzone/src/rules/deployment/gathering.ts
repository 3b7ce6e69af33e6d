import { groundOf } from '../../ground/ground.ts';
import { isRoomFor } from '../../ground/navigate.ts';
import type { Rect } from '../../ground/rect.ts';
import type { Killzone } from '../../table/table.ts';
import { type Group, NONE, type Place } from '../../table/units.ts';
import { whyNotStand } from '../movement/walking.ts';
import { membersOnFoot, whyNotDeploy } from './deploying.ts';
import { isInZone, overlaps, partsOfZone } from './zones.ts';

/** How far apart the places lie that are tried. */
const SPACING = 1500;

/** A few ways to place a group: close together, at the left, in the middle and at the right of its zone. */
export function deploymentsOf(table: Killzone, group: Group): Place[][] {
  const spots = spotsIn(table, group);
  const { width, depth } = groundOf(table.map);
  const anchors = [
    { x: width / 2, y: depth / 2 },
    { x: width / 4, y: depth / 4 },
    { x: (3 * width) / 4, y: (3 * depth) / 4 },
  ];
  const found = anchors.map(anchor => gather(table, group, spots, anchor));
  return found.filter(places => whyNotDeploy(table, group, places).length === 0);
}

/** The group as close round a place as its zone allows. */
export function deploymentAround(table: Killzone, group: Group, place: Place): Place[] {
  return gather(table, group, spotsIn(table, group), place);
}

/** Every legal spot of a coarse grid in the zone, and in rooms the spots behind the openings. */
export function spotsIn(table: Killzone, group: Group): Place[] {
  const ground = groundOf(table.map);
  const spots: Place[] = [];
  const add = (place: Place): void => {
    if (isInZone(table, group, place) && isRoomFor(ground, place)) spots.push(place);
  };
  for (const { from, fromX, fromY } of ground.openings) add({ x: fromX, y: fromY, room: from });
  if (group.zone.kind === 'building') {
    for (const { id, minX, minY, maxX, maxY } of ground.rooms) {
      for (let y = minY + 1000; y < maxY; y += SPACING) {
        for (let x = minX + 1000; x < maxX; x += SPACING) add({ x, y, room: id });
      }
    }
  }
  const { minX, minY, maxX, maxY } = openPart(table, group);
  for (let x = minX + SPACING / 2; x < maxX; x += SPACING) {
    for (let y = minY + SPACING / 2; y < maxY; y += SPACING) add({ x, y, room: NONE });
  }
  return spots;
}

/** The rectangle of open ground that a zone can have a part in. */
function openPart(table: Killzone, group: Group): Rect {
  const { width, depth, buildings } = groundOf(table.map);
  const { zone } = group;
  if (zone.kind === 'building' && zone.orBeyond === undefined) return { ...buildings[zone.building]! };
  const [part] = zone.kind === 'anyEdge' ? [] : partsOfZone(table, group).filter(({ room }) => room === NONE);
  return zone.kind === 'building' || !part ? { minX: 0, minY: 0, maxX: width, maxY: depth } : part;
}

/** The spots nearest to an anchor, one for each member; on each floor as many as it must have. */
function gather(
  table: Killzone,
  group: Group,
  spots: readonly Place[],
  anchor: { readonly x: number; readonly y: number; readonly room?: number },
): Place[] {
  const { rooms } = groundOf(table.map);
  const figure = table.figures[group.members[0]!]!;
  const far = (place: Place): number => (place.x - anchor.x) ** 2 + (place.y - anchor.y) ** 2;
  const nearest = spots.toSorted((a, b) => far(a) - far(b));
  const at = anchor.room === undefined ? nearest : nearest.toSorted(byRoom(anchor.room));
  const sorted = spreading(at);
  const count = membersOnFoot(table, group).length;
  const places: Place[] = [];
  const take = (fits: (place: Place) => boolean, most: number): void => {
    for (const spot of sorted) {
      if (most <= 0 || places.length >= count) return;
      if (!fits(spot) || places.some(other => overlaps(spot, other))) continue;
      if (whyNotStand(table, figure, spot) !== null) continue;
      places.push(spot);
      most--;
    }
  };
  const { zone } = group;
  if (zone.kind === 'building' && zone.leastPerFloor !== undefined) {
    const { floors } = groundOf(table.map).buildings[zone.building]!;
    for (let floor = floors - 1; floor >= 0; floor--) {
      take(place => place.room !== NONE && rooms[place.room]!.floor === floor, zone.leastPerFloor);
    }
  }
  take(place => zone.kind !== 'anyEdge' || isOnOneEdge(table, group, places, place), count);
  return places;
}

const byRoom =
  (room: number) =>
  (a: Place, b: Place): number =>
    Number(b.room === room) - Number(a.room === room);

/** More spots than a group needs, whoever stands on some of them. */
const ENOUGH = 40;

/** From neighbour to neighbour as far as that goes: a house parts a group more than inches do. */
function spreading(nearest: readonly Place[]): Place[] {
  const left = [...nearest];
  const reached: Place[] = [];
  while (reached.length < ENOUGH && left.length > 0) {
    const next = left.findIndex(spot => reached.some(other => isNextTo(spot, other)));
    reached.push(...left.splice(Math.max(0, next), 1));
  }
  return [...reached, ...left];
}

function isNextTo(a: Place, b: Place): boolean {
  return a.room === b.room && Math.abs(a.x - b.x) <= SPACING && Math.abs(a.y - b.y) <= SPACING;
}

function isOnOneEdge(table: Killzone, group: Group, places: readonly Place[], place: Place): boolean {
  const { width, depth } = groundOf(table.map);
  const reach = group.zone.kind === 'anyEdge' ? group.zone.depth * 1000 : 0;
  const together = [...places, place];
  return (
    together.every(({ y }) => y <= reach) ||
    together.every(({ y }) => y >= depth - reach) ||
    together.every(({ x }) => x <= reach) ||
    together.every(({ x }) => x >= width - reach)
  );
}
