import { circle, compareGap } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { waitsForCall } from '../../table/chart.ts';
import type { Figure } from '../../table/figures.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { isHidden, isVehicle, stands, type Unit, type Vehicle, woundedOf } from '../../table/units.ts';
import { communicate, whyNotSpeak } from '../command/communicate.ts';
import { placesLeft } from '../vehicles/boarding.ts';
import type { CallEvacuationAct, HandOverUse } from './acts.ts';

/** DU-CASEVAC-005: from the edge of the vehicle, in mils. */
const BESIDE = 2000 + TOLERANCE;

/** DU-CASEVAC-006: half as many as it has places left, rounded up. */
function roomIn(table: Dustup, vehicle: Vehicle): number {
  return Math.max(0, Math.ceil(placesLeft(table, vehicle) / 2));
}

/** DU-CASEVAC-005: the wounded of a unit that lie beside a vehicle, treated or not. */
function besideIt(table: Dustup, unit: Unit, { hull }: Vehicle): Figure[] {
  const outline = outlineOfHull(hull);
  return woundedOf(table, unit).filter(({ x, y }) => compareGap(circle({ x, y }, 0), outline, BESIDE) <= 0);
}

export function whyNotHandOver(table: Dustup, unit: Unit, { vehicle: id }: HandOverUse): Refusal[] {
  if (!table.options.evacuation) return [refuse('DU-FIRE-001', 'evacuationIsOff')];
  const vehicle = table.units[id];
  const isIt = vehicle !== undefined && isVehicle(vehicle) && vehicle.hull.model.traits.includes('evacuation');
  if (!isIt || vehicle.side !== unit.side || !stands(table, vehicle) || isHidden(vehicle) || isHidden(unit)) {
    return [refuse('DU-CASEVAC-005', 'noSuchVehicle')];
  }
  if (roomIn(table, vehicle) === 0) return [refuse('DU-CASEVAC-006', 'ambulanceFull', { vehicle: vehicle.who })];
  const isThere = unit.where === 'table' && besideIt(table, unit, vehicle).length > 0;
  return isThere ? [] : [refuse('DU-CASEVAC-005', 'nobodyToHandOver')];
}

export function handOversOf(table: Dustup, unit: Unit): HandOverUse[] {
  if (unit.hull !== null || woundedOf(table, unit).length === 0) return [];
  const uses = table.units.filter(isVehicle).map(({ id }): HandOverUse => ({ do: 'handOver', vehicle: id }));
  return uses.filter(use => whyNotHandOver(table, unit, use).length === 0);
}

/** DU-CASEVAC-005, DU-CASEVAC-006: as many as lie there and find room. */
export function handOver(table: Dustup, io: DustupIo, unit: Unit, { vehicle: id }: HandOverUse): void {
  const vehicle = table.units[id]!;
  if (!isVehicle(vehicle)) return;
  const loaded = besideIt(table, unit, vehicle).slice(0, roomIn(table, vehicle));
  for (const figure of loaded) {
    figure.gone = true;
    vehicle.hull.evacuees.push(figure.id);
  }
  const figures = loaded.map(({ who }) => who);
  tellOf(table, io, unit, {
    type: 'handedOver',
    rule: 'DU-CASEVAC-005',
    unit: unit.who,
    vehicle: vehicle.who,
    figures,
  });
}

export function whyNotCall(table: Dustup, unit: Unit, { vehicle: id }: CallEvacuationAct): Refusal[] {
  if (!table.options.evacuation) return [refuse('DU-FIRE-001', 'evacuationIsOff')];
  const vehicle = table.units[id];
  if (vehicle === undefined || vehicle.side !== unit.side || !waitsForCall(vehicle))
    return [refuse('DU-CASEVAC-003', 'nobodyToCall')];
  return whyNotSpeak(table, unit, vehicle);
}

export function callsOf(table: Dustup, unit: Unit): CallEvacuationAct[] {
  const waiting = table.units.filter(waitsForCall);
  const acts = waiting.map(({ id }): CallEvacuationAct => ({ do: 'callEvacuation', vehicle: id }));
  return acts.filter(act => whyNotCall(table, unit, act).length === 0);
}

/** DU-CASEVAC-004: a message like any other, that may be jammed as any other; then its counter may come on. */
export function callEvacuation(table: Dustup, io: DustupIo, unit: Unit, { vehicle: id }: CallEvacuationAct): void {
  const vehicle = table.units[id]!;
  if (!isVehicle(vehicle)) return;
  const passed = communicate(table, io, unit, vehicle);
  const told = { unit: unit.who, vehicle: vehicle.who, passed };
  tellOf(table, io, unit, { type: 'evacuationCalled', rule: 'DU-CASEVAC-004', ...told });
  if (!passed) return;
  vehicle.hull.awaitsCall = false;
}
