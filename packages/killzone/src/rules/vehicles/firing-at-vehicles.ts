import { areWithin, circle, compareGap, nearestOn, type Polygon } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RangedRow } from '../../content/schema.ts';
import { outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, NONE, type Place, type Vehicle } from '../../table/units.ts';
import { isBeyondNightSight, isFirelit } from '../night/darkness.ts';
import { sight } from '../shooting/sight.ts';
import { eyeOf, rangeTo } from '../shooting/targets.ts';
import { isPierced } from './armour.ts';
import { survivesSkid } from './skid-table.ts';
import { isRunning, occupantsOf, sideOfVehicle } from './vehicle.ts';

/** KZ-VEH-023: an enemy vehicle that still runs may be shot at by anybody. */
export function whyNotAimAtVehicle(table: Killzone, figure: Figure, weapon: RangedRow, id: number): Refusal[] {
  const vehicle = table.vehicles[id];
  if (weapon.traits.includes('smoke')) return [refuse('KZ-SMOKE-002', 'aimAtGround')];
  if (!vehicle || !isRunning(vehicle) || sideOfVehicle(table, vehicle) === figure.side) {
    return [refuse('KZ-VEH-023', 'noEnemyVehicle')];
  }
  if (!isVehicleHiddenByDark(table, figure, vehicle)) return [];
  return [refuse('KZ-NIGHT-002', 'dark', rangeTo(table, figure, { vehicle: id }))];
}

/** KZ-NIGHT-002, KZ-NIGHT-003: headlights, fires and shots from it show a vehicle at any distance. */
function isVehicleHiddenByDark(table: Killzone, viewer: Figure, vehicle: Vehicle): boolean {
  if (!isBeyondNightSight(table, viewer, rangeTo(table, viewer, { vehicle: vehicle.id }))) return false;
  if (vehicle.speed > table.values.headlightSpeed * 1000) return false;
  if (occupantsOf(table, vehicle).some(({ fired }) => fired)) return false;
  return !isFirelit(table, outlineOfVehicle(vehicle));
}

/** KZ-VEH-024: a hit that reaches the armour forces a Skid roll without modifiers; a lower one does nothing. */
export function damageVehicle(table: Killzone, io: KillzoneIo, vehicle: Vehicle, dice: number, bonus: number): void {
  if (!isPierced(table, io, vehicle, { dice, bonus, rule: 'KZ-VEH-024' })) return;
  survivesSkid(table, io, vehicle, 0, 'KZ-VEH-024');
}

/** Where a round that is aimed at a vehicle strikes it: on its edge, towards the firer. */
export function struckAt(table: Killzone, firer: Figure, vehicle: Vehicle): Place {
  const outline = outlineOfVehicle(vehicle);
  const { x, y } = nearestOn(outline, eyeOf(table, firer, { x: vehicle.x, y: vehicle.y, room: NONE }));
  return { x, y, room: NONE };
}

/** KZ-AREA-002, KZ-AREA-004: each vehicle inside a burst takes one roll: all the dice at the point, fewer around it. */
export function burstOnVehicles(table: Killzone, io: KillzoneIo, weapon: RangedRow, point: Place, bonus: number): void {
  if (point.room !== NONE) return;
  for (const vehicle of table.vehicles) {
    if (!isRunning(vehicle)) continue;
    const outline = outlineOfVehicle(vehicle);
    if (!areWithin(circle(point, 0), outline, weapon.radius! * 1000)) continue;
    if (isShielded(table, vehicle, outline, point)) continue;
    const isStruck = compareGap(circle(point, 0), outline, 1) <= 0;
    const dice = isStruck ? weapon.dice : Math.max(1, weapon.dice - table.values.burstFewerDice);
    damageVehicle(table, io, vehicle, dice, bonus);
  }
}

/** KZ-AREA-004: each vehicle that a flame strip touches takes one roll. */
export function flamesOnVehicles(
  table: Killzone,
  io: KillzoneIo,
  firer: Figure,
  from: Place,
  { dice, bonus }: { readonly dice: number; readonly bonus: number },
  strip: Polygon,
): void {
  if (firer.room !== NONE) return;
  for (const vehicle of table.vehicles) {
    if (!isRunning(vehicle) || vehicle.id === firer.vehicle) continue;
    const outline = outlineOfVehicle(vehicle);
    if (compareGap(outline, strip, 0) > 0 || isShielded(table, vehicle, outline, from, firer.vehicle)) continue;
    damageVehicle(table, io, vehicle, dice, bonus);
  }
}

/** A wall, a building or another vehicle stands between. */
function isShielded(table: Killzone, vehicle: Vehicle, outline: Polygon, from: Place, aboard: number = NONE): boolean {
  const { x, y } = nearestOn(outline, from);
  const { blocked } = sight(table, from, { x, y, room: NONE }, { from: aboard, to: vehicle.id });
  return blocked !== null && blocked.by !== 'smoke' && blocked.by !== 'woods';
}
