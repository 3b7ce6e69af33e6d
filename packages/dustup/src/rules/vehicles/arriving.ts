import type { Dustup, DustupIo } from '../../table/table.ts';
import { isVehicle, type Unit } from '../../table/units.ts';
import { arrive, type Gone } from '../movement/movement.ts';
import { cameToRest, drawUp, type Rested } from './driving.ts';

/** DU-VEH-037: how far a unit really gets: a vehicle needs room for all of it where it ends. */
export function restOf(unit: Unit, gone: Gone): Gone | Rested {
  return isVehicle(unit) ? cameToRest(unit, gone, null) : gone;
}

/** A unit of any kind stands at the end of its way, and everybody hears of it. */
export function arriveAs(table: Dustup, io: DustupIo, unit: Unit, gone: Gone | Rested, points: number): void {
  if (!isVehicle(unit)) return arrive(table, io, unit, gone, points);
  drawUp(table, io, unit, 'pose' in gone ? gone : cameToRest(unit, gone, null), points);
}
