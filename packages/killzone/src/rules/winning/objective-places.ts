import { squaredDistance } from '@sightline/geometry/field';
import type { Objective } from '../../content/schema.ts';
import { BASE, groundOf, roomAt } from '../../ground/ground.ts';
import { wayBetween } from '../../ground/navigate.ts';
import { type Killzone, sideOf } from '../../table/table.ts';
import { type Figure, isFighting, NONE, type Place } from '../../table/units.ts';
import { walkWay } from '../movement/walking.ts';
import { placesBeside } from '../vehicles/beside.ts';
import { victimOf } from './objectives.ts';

type Getaway = Extract<Objective, { kind: 'getaway' }>;

/** What the scenario is about, as far as it is a place. */
export function objectivesOf(table: Killzone, figure: Figure): Place[] {
  const { objective } = table;
  const ground = groundOf(table.map);
  switch (objective.kind) {
    case 'turf':
      return nearestMarker(
        figure,
        objective.markers.map(([x, y]) => inMils(x, y, roomAt(ground, x * 1000, y * 1000, 0))),
      );
    case 'topFloor':
      return figure.side === sideOf(table, objective.attacker) ? [topOf(table, objective.building)] : [];
    case 'raid':
      return [inMils(objective.object[0], objective.object[1], NONE)];
    case 'tower':
      return figure.side === sideOf(table, objective.attacker)
        ? []
        : [{ x: figure.x, y: ground.depth + 1, room: NONE }];
    case 'assassination':
      return figure.side === sideOf(table, objective.attacker) ? placeOfVictim(victimOf(table, objective)) : [];
    case 'getaway':
      return placesInChase(table, figure, objective);
    case 'encounter':
      return [];
    default:
      return objective satisfies never;
  }
}

/** KZ-GAP-011: whoever has the loot wants the way out, everybody else wants the loot: where it lies, or beside the wreck. */
function placesInChase(table: Killzone, figure: Figure, { runner, road }: Getaway): Place[] {
  const loot = table.prizes.find(({ away }) => !away);
  if (!loot) return [];
  const { holder, vehicle } = loot;
  if (holder === figure.id) return figure.side === sideOf(table, runner) ? [wayOutFrom(table, figure, road)] : [];
  if (holder !== NONE) {
    const { x, y, room, side, vehicle: aboard } = table.figures[holder]!;
    return side === figure.side || aboard !== NONE ? [] : [{ x, y, room }];
  }
  if (vehicle === NONE) return [{ x: loot.x, y: loot.y, room: loot.room }];
  const wreck = table.vehicles[vehicle]!;
  if (!wreck.wrecked) return [];
  const beside = placesBeside(table, figure, wreck);
  const near = beside.toSorted((a, b) => squaredDistance(a, figure) - squaredDistance(b, figure)).slice(0, TRIED);
  return [near.find(place => isFree(table, figure, place)) ?? near[0]].filter(place => place !== undefined);
}

/** So many sides of a wreck are looked at for one that nobody and nothing stands in the way of. */
const TRIED = 8;

function isFree(table: Killzone, figure: Figure, to: Place): boolean {
  if (figure.vehicle !== NONE) return true;
  const way = wayBetween(groundOf(table.map), figure, to);
  return way !== null && walkWay(table, figure, way).fault === null;
}

/** Off the table by the road, straight on where it is reached already. */
function wayOutFrom(table: Killzone, { x }: Figure, [left, right]: Getaway['road']): Place {
  const within = Math.max(left * 1000 + BASE, Math.min(right * 1000 - BASE, x));
  return { x: within, y: groundOf(table.map).depth + 1, room: NONE };
}

function inMils(x: number, y: number, room: number): Place {
  return { x: x * 1000, y: y * 1000, room };
}

function placeOfVictim(victim: Figure): Place[] {
  const { x, y, room } = victim;
  return isFighting(victim) ? [{ x, y, room }] : [];
}

/** The middle of the top floor's room with the stairs. */
function topOf(table: Killzone, building: number): Place {
  const ground = groundOf(table.map);
  const { rooms } = ground.buildings[building]!;
  const stairs = ground.openings.findLast(opening => opening.kind === 'stairs' && rooms.includes(opening.to));
  const room = ground.rooms[stairs?.to ?? rooms.at(-1)!]!;
  return { x: (room.minX + room.maxX) / 2, y: (room.minY + room.maxY) / 2, room: room.id };
}

/** The nearest of the turf markers that it does not stand on; further ones come nearer on the way. */
function nearestMarker(figure: Figure, markers: readonly Place[]): Place[] {
  let nearest: Place | null = null;
  for (const marker of markers) {
    if (squaredDistance(figure, marker) <= ON_MARKER * ON_MARKER) continue;
    if (nearest === null || squaredDistance(figure, marker) < squaredDistance(figure, nearest)) nearest = marker;
  }
  return nearest === null ? [] : [nearest];
}

/** So near to a marker nobody goes nearer. */
const ON_MARKER = 1000;
