import { isSamePoint, minus, plus, scaled, squaredDistance, turned } from '@sightline/geometry/field';
import { BASE, type Ground, groundOf, roomAt } from './ground/ground.ts';
import { isRoomFor } from './ground/navigate.ts';
import { type Figure, isFighting, type Killzone, NONE, type Place, sideOf } from './table.ts';
import { placesAtVehicles } from './vehicle-candidates.ts';

/** Places worth walking to: into contact with the nearest enemy, and what the scenario is about. */
export function goalsOf(table: Killzone, figure: Figure): Place[] {
  const objectives = objectivesOf(table, figure);
  const enemy = nearestOnFoot(table, figure);
  const goals = [...objectives, ...placesAtVehicles(table, figure)];
  return enemy === null ? goals : [besides(groundOf(table.map), figure, enemy), ...goals];
}

function nearestOnFoot(table: Killzone, figure: Figure): Figure | null {
  let nearest: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of table.figures) {
    if (enemy.side === figure.side || !isFighting(enemy) || enemy.vehicle !== NONE) continue;
    const away = squaredDistance(figure, enemy);
    if (away < least) {
      nearest = enemy;
      least = away;
    }
  }
  return nearest;
}

/** In base contact: on the side that is come from, or where there is room. */
function besides(ground: Ground, figure: Place, enemy: Place): Place {
  const { x, y, room } = enemy;
  if (figure.room !== room || isSamePoint(figure, enemy)) return { x, y, room };
  const near = minus(figure, enemy);
  for (const degrees of ROUND) {
    const spot = { ...plus(enemy, scaled(degrees === 0 ? near : turned(near, degrees), CONTACT)), room };
    if (isRoomFor(ground, spot)) return spot;
  }
  return { x, y, room };
}

/** Bases that far apart touch; a mil more, for they must not overlap. */
const CONTACT = 2 * BASE + 1;
const ROUND = [0, 60, -60, 120, -120, 180] as const;

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
    case 'encounter':
    case 'assassination':
    case 'getaway':
      return [];
    default:
      return objective satisfies never;
  }
}

function inMils(x: number, y: number, room: number): Place {
  return { x: x * 1000, y: y * 1000, room };
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
