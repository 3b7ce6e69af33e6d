import { isSamePoint, minus, plus, scaled, squaredDistance, turned } from '@sightline/geometry/field';
import { BASE, type Ground, groundOf } from '../../ground/ground.ts';
import { isRoomFor } from '../../ground/navigate.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, isFighting, NONE, type Place } from '../../table/units.ts';
import { placesAtVehicles } from '../vehicles/beside.ts';
import { objectivesOf } from '../winning/objective-places.ts';

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
