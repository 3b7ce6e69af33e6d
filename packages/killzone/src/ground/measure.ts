import { areInContact, circle, distance, TOUCH } from '@sightline/geometry/field';
import type { Killzone } from '../table/table.ts';
import { type Figure, isFighting, NONE, type Place } from '../table/units.ts';
import { BASE, floorOf, groundOf } from './ground.ts';
import { gapOfVehicles, gapToVehicle } from './vehicle-gap.ts';
import { outlineOfVehicle } from './vehicle-outline.ts';

/**
 * KZ-ORG-011: the gap between two bases in mils, rounded up so that it compares as the true gap does. Between floors
 * the height counts too. Whoever sits in a vehicle is measured from its outline (KZ-VEH-022).
 */
export function gap(table: Killzone, a: Figure, b: Figure): number {
  if (a.vehicle !== NONE || b.vehicle !== NONE) return gapByVehicle(table, a, b);
  return gapOfPlaces(table, a, b);
}

/** The same between two places where bases stand. */
function gapOfPlaces(table: Killzone, a: Place, b: Place): number {
  return Math.max(0, reachTo(table, a, b) - 2 * BASE);
}

/** From a base's edge to a point. */
export function gapToPoint(table: Killzone, a: Place, b: Place): number {
  return Math.max(0, reachTo(table, a, b) - BASE);
}

/** From point to point, with the height between floors; rounded up. */
export function reachTo(table: Killzone, a: Place, b: Place): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  if (a.room === b.room) return Math.ceil(Math.sqrt(dx * dx + dy * dy));
  const ground = groundOf(table.map);
  const dz = (floorOf(ground, a.room) - floorOf(ground, b.room)) * table.values.floorHeight * 1000;
  return Math.ceil(Math.sqrt(dx * dx + dy * dy + dz * dz));
}

function gapByVehicle(table: Killzone, a: Figure, b: Figure): number {
  if (a.vehicle === b.vehicle) return 0;
  if (a.vehicle === NONE) return gapToVehicle(a, table.vehicles[b.vehicle]!);
  if (b.vehicle === NONE) return gapToVehicle(b, table.vehicles[a.vehicle]!);
  return gapOfVehicles(table.vehicles[a.vehicle]!, table.vehicles[b.vehicle]!);
}

/** KZ-ORG-011: base contact, on foot and in the same room or the open. */
export function isInContact(a: Figure, b: Figure): boolean {
  if (a.room !== b.room || a.vehicle !== NONE || b.vehicle !== NONE) return false;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = 2 * BASE + TOUCH;
  return dx * dx + dy * dy <= reach * reach;
}

/** Whether a figure on foot touches a vehicle. */
export function isTouchingVehicle(table: Killzone, figure: Figure, vehicle: number): boolean {
  if (figure.vehicle !== NONE || figure.room !== NONE) return false;
  return areInContact(circle(figure, BASE), outlineOfVehicle(table.vehicles[vehicle]!));
}

/** The enemies in base contact that still fight. */
export function enemiesInContact(table: Killzone, figure: Figure): Figure[] {
  const found: Figure[] = [];
  for (const other of table.figures) {
    if (other.side !== figure.side && isFighting(other) && isInContact(figure, other)) found.push(other);
  }
  return found;
}

/** Whether any enemy that still fights touches the figure; active ones only if asked for. */
export function touchesEnemy(table: Killzone, figure: Figure, activeOnly = false): boolean {
  for (const other of table.figures) {
    if (other.side === figure.side || !isFighting(other) || !isInContact(figure, other)) continue;
    if (!activeOnly || other.state === 'active') return true;
  }
  return false;
}

/** The nearest enemy that still fights, by straight distance; null when there is none. */
export function nearestEnemy(table: Killzone, figure: Figure): Figure | null {
  let best: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of table.figures) {
    if (other.side === figure.side || !isFighting(other)) continue;
    const away = distance(figure, other);
    if (away < least) [best, least] = [other, away];
  }
  return best;
}
