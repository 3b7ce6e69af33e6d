import type { RuleId } from '@sightline/ledger';
import type { Damage } from '../../dice/damage.ts';
import { isSoft } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { isTurret, isVehicle, passengersOf, type Vehicle } from '../../table/units.ts';
import { loseCargo } from '../cargo/losing.ts';
import type { Hurt } from '../casualties/harm.ts';
import { loseEvacuees } from '../evacuation/bringing-off.ts';
import { layOutWounded } from '../evacuation/laying-out.ts';
import { wreckPointsOf } from './body.ts';
import { shakeInHold } from './hold.ts';
import { perish, testAllAboard, throwOut } from './passengers.ts';

export interface Borne {
  readonly markers: number;
  readonly worst: Damage;
  readonly weaponClass: number;
  /** DU-MINE-007: nobody gets out of what it destroys. */
  readonly killsAll?: true;
  /** DU-MINE-025: what those inside need more than, whatever becomes of the vehicle. */
  readonly needs?: number;
  /** DU-SHOOT-040: what the same attack has done to those in it already. */
  readonly hurt?: Hurt;
}

/** A vehicle bears what hit it: markers (DU-VEH-063), its passengers' tests (DU-VEH-065), and its end. */
export function bearHarm(table: Dustup, io: DustupIo, unit: Vehicle, borne: Borne): void {
  const { markers, worst, weaponClass, killsAll = false } = borne;
  if (worst === 'none') return;
  const { hull, who } = unit;
  if (markers > 0) {
    hull.damage += markers;
    io.tell({ type: 'vehicleDamaged', rule: 'DU-VEH-063', unit: who, markers: hull.damage });
  }
  const riders = passengersOf(table, unit);
  if (worst === 'destroyed') end(table, io, unit, 'DU-VEH-061');
  // DU-VEH-066: in a destroyed vehicle the class counts twice.
  const needs = borne.needs ?? (worst === 'destroyed' ? 2 * weaponClass : weaponClass);
  if (worst === 'destroyed' && killsAll) {
    loseEvacuees(table, io, unit);
    leaveWreck(table, unit);
    for (const rider of riders) perish(table, io, rider, unit, 'DU-MINE-007');
    return;
  }
  const losses = testAllAboard(table, io, unit, needs, borne.hurt);
  if (worst !== 'destroyed') return;
  layOutWounded(table, io, unit, 'DU-CASEVAC-008');
  leaveWreck(table, unit);
  for (const rider of riders) if (isVehicle(rider)) shakeInHold(table, io, rider, 'DU-GAP2-042');
  for (const [i, rider] of riders.entries()) throwOut(table, io, rider, unit, losses[i]!);
}

/** It is no more, with what it carried. */
export function end(table: Dustup, io: DustupIo, unit: Vehicle, rule: RuleId): void {
  unit.hull.destroyed = true;
  unit.hull.tows = NONE;
  io.tell({ type: 'vehicleDestroyed', rule, unit: unit.who });
  loseCargo(table, io, unit);
}

/** DU-VEH-064: it stays on the table, as cover. */
export function leaveWreck(table: Dustup, unit: Vehicle): void {
  const { id, hull } = unit;
  // DU-VEH-127: a turret leaves nothing but the hull it was on.
  if (isTurret(unit)) return;
  const type = isSoft(hull.model) ? 'wreckSoft' : 'wreck';
  table.wrecks = [...table.wrecks, { unit: id, type, points: wreckPointsOf(hull) }];
}
