import { once } from '../../dice/times.ts';
import { extentOf, isSoft } from '../../table/hulls.ts';
import type { Blaze } from '../../table/markers.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { isTurret, isVehicle, stands, type Unit, type Vehicle } from '../../table/units.ts';
import { isHullIn } from '../artillery/in-burst.ts';
import { afterAttack, beforeAttack, quietFor } from '../casualties/under-attack.ts';
import { stretchesNear } from '../movement/tracks.ts';
import { hitHull } from '../vehicles/armour.ts';
import { bearHarm } from '../vehicles/destruction.ts';
import { wayDriven } from '../vehicles/way-driven.ts';

/** DU-FIRE-003: how far a fire burns round its marker, in inches. */
export const BURNS = 3;

/** DU-FIRE-004: armour of any class keeps the flames off. */
function mayBurn(table: Dustup, unit: Unit): unit is Vehicle {
  return isVehicle(unit) && !isTurret(unit) && stands(table, unit) && isSoft(unit.hull.model);
}

const isInFire = (unit: Vehicle, { x, y }: Place): boolean =>
  isHullIn(unit, { at: { x, y }, radius: BURNS, airBurst: false });

/** DU-FIRE-004: impact against armour as for any hit; riders are hurt as by the lightest of weapons. */
function burnHull(table: Dustup, io: DustupIo, unit: Vehicle): void {
  const quiet = quietFor(table, io, unit);
  const before = beforeAttack(table, unit);
  const blow = { face: 'side', cover: 'none', hits: 1, impact: once(4), most: 'destroyed' } as const;
  bearHarm(table, quiet, unit, { ...hitHull(table, quiet, unit, blow), weaponClass: 1 });
  afterAttack(table, io, before, { by: 'flames', isCaught: true, casualties: 0 });
}

/** Those under whom a fire starts. */
export function burnHullsRound(table: Dustup, io: DustupIo, fire: Blaze): void {
  for (const unit of table.units) if (mayBurn(table, unit) && isInFire(unit, fire)) burnHull(table, io, unit);
}

/** One that has driven past fires, with any part of its hull. */
export function burnHullOnTheWay(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  fires: readonly Blaze[],
  route: readonly Place[],
): void {
  if (!isVehicle(unit)) return;
  const reach = BURNS * 1000 + extentOf(unit.hull.model).width / 2;
  const driven = wayDriven(unit.hull, route);
  const met = fires.filter(fire => isInFire(unit, fire) || stretchesNear(driven, fire, reach).length > 0);
  for (const _ of met) if (mayBurn(table, unit)) burnHull(table, io, unit);
}

/** One that has stayed where it burns. */
export function burnHullInPlace(table: Dustup, io: DustupIo, unit: Unit, fires: readonly Blaze[]): void {
  for (const fire of fires) if (mayBurn(table, unit) && isInFire(unit, fire)) burnHull(table, io, unit);
}
