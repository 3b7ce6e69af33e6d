import { circle, compareGap } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { outlineOfHull } from '../../ground/outline.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { isInPlay, isVehicle, membersOf, type Unit, type Vehicle } from '../../table/units.ts';
import type { ManUse } from './acts.ts';
import { BESIDE } from './beside.ts';

/** DU-VEH-095: why a unit may not man a vehicle that stands empty: its crew beside it, or those who ride in it. */
export function whyNotMan(table: Dustup, unit: Unit, { vehicle: id }: ManUse): Refusal[] {
  const vehicle = table.units[id];
  if (vehicle === undefined || !isVehicle(vehicle) || vehicle.side !== unit.side || !isInPlay(table, vehicle)) {
    return [refuse('DU-VEH-095', 'noSuchVehicle')];
  }
  if (!vehicle.hull.unmanned) return [refuse('DU-VEH-095', 'isManned', { vehicle: vehicle.who })];
  if (unit.where === 'aboard' && unit.carrier === id) return [];
  if (vehicle.hull.crew !== unit.id) return [refuse('DU-VEH-095', 'notItsCrew', { vehicle: vehicle.who })];
  const outline = outlineOfHull(vehicle.hull);
  const isNear = ({ x, y }: Place) => compareGap(circle({ x, y }, 0), outline, BESIDE) <= 0;
  return membersOf(table, unit).every(isNear) ? [] : [refuse('DU-VEH-095', 'notBeside')];
}

/** Vehicles that stand empty and that a unit may man now. */
export function emptyOnesFor(table: Dustup, unit: Unit): ManUse[] {
  return table.units
    .filter(({ hull }) => hull?.unmanned === true)
    .map(({ id }): ManUse => ({ do: 'manVehicle', vehicle: id }))
    .filter(use => whyNotMan(table, unit, use).length === 0);
}

/** DU-VEH-095: it can act again; its crew is back inside. */
export function man(table: Dustup, io: DustupIo, unit: Unit, { vehicle: id }: ManUse): void {
  const vehicle = table.units[id]!;
  if (!isVehicle(vehicle)) return;
  vehicle.hull.unmanned = false;
  if (vehicle.hull.crew === unit.id) goInside(unit);
  io.tell({ type: 'vehicleManned', rule: 'DU-VEH-095', unit: unit.who, vehicle: vehicle.who });
}

/** The crew that could get out of a vehicle; null if it has none, or nobody of it is able. */
export function crewInside(table: Dustup, { hull }: Vehicle): Unit | null {
  if (hull.crew === NONE || hull.unmanned) return null;
  const crew = table.units[hull.crew]!;
  return crew.where === 'merged' && membersOf(table, crew).length > 0 ? crew : null;
}

/** Inside its vehicle a crew is no unit on the table. */
export function goInside(crew: Unit): void {
  crew.where = 'merged';
  crew.suppression = 0;
  crew.actions = 0;
}
