import { type Refusal, refuse } from '@sightline/kernel';
import { TOLERANCE } from '../../ground/measure.ts';
import { isAirborne } from '../../table/flight.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { carrierOf, has, type Unit, type Vehicle } from '../../table/units.ts';
import { whyNotEnter } from '../buildings/buildings.ts';
import { lookAround } from '../detection/come-upon.ts';
import { placesBeside, type Room, settle } from '../vehicles/beside.ts';
import { daresToLeave, whyNotLeaveCarrier, whyNotPlaces } from '../vehicles/boarding.ts';
import type { FastRopeAct, JumpAct } from './acts.ts';
import { touchDown } from './touching-down.ts';

type DropAct = FastRopeAct | JumpAct;

/** DU-AIR-074: an inch outside of the footprint, or below it. */
const BELOW: Room = { within: 1000 + TOLERANCE, beneath: true };

/** DU-AIR-069, DU-AIR-073, DU-AIR-074: why riders may not go down from the aircraft they are in. */
export function whyNotDrop(table: Dustup, unit: Unit, act: DropAct): Refusal[] {
  const carrier = carrierOf(table, unit);
  if (carrier === null) return [refuse('DU-AIR-069', 'notAboard')];
  if (!isAirborne(carrier)) return [refuse('DU-AIR-069', 'notInTheAir')];
  if (carrier.hull.flight?.mode !== 'hovering') return [refuse('DU-AIR-069', 'doesNotHover', { unit: carrier.who })];
  const without = act.do === 'fastRope' ? whyNoRopes(carrier) : whyNoPacks(unit);
  if (without.length > 0) return without;
  if (unit.mounted) return [refuse('DU-AIR-069', 'mountedInside')];
  if (unit.suppression > 0) return [refuse('DU-VEH-043', 'ridersSuppressed')];
  const places = act.places ?? placesBeside(table, unit, carrier.hull, BELOW);
  if (places === null) return [refuse('DU-AIR-074', 'noRoomBeside')];
  const amiss = act.places === undefined ? [] : whyNotPlaces(table, unit, carrier, places, BELOW);
  if (amiss.some(({ code }) => code === 'notBeside')) return [refuse('DU-AIR-074', 'notBelow')];
  const kept = amiss.length > 0 ? amiss : whyNotLeaveCarrier(table, unit, places[0]!);
  return kept.length > 0 ? kept : whyNotEnter(table, unit, places[0]!);
}

/** DU-AIR-073: under a grav vehicle no rope hangs still. */
function whyNoRopes({ hull: { model }, who }: Vehicle): Refusal[] {
  if (model.mover === 'grav') return [refuse('DU-AIR-073', 'noRopesUnderGrav')];
  return model.traits.includes('ropes') ? [] : [refuse('DU-AIR-069', 'hasNoRopes', { unit: who })];
}

function whyNoPacks(unit: Unit): Refusal[] {
  return has(unit, 'gravPacks') ? [] : [refuse('DU-AIR-069', 'hasNoPacks')];
}

export function fastRopesOf(table: Dustup, unit: Unit): FastRopeAct[] {
  return whyNotDrop(table, unit, { do: 'fastRope' }).length === 0 ? [{ do: 'fastRope' }] : [];
}

export function jumpsOf(table: Dustup, unit: Unit): JumpAct[] {
  return whyNotDrop(table, unit, { do: 'jump' }).length === 0 ? [{ do: 'jump' }] : [];
}

/** DU-AIR-070 to DU-AIR-074: all of a unit at once, below the aircraft or beside its shadow. */
export function drop(table: Dustup, io: DustupIo, unit: Unit, { do: how, places }: DropAct): void {
  const carrier = carrierOf(table, unit)!;
  const spots = places ?? placesBeside(table, unit, carrier.hull, BELOW);
  if (spots === null) throw new Error(`expected room for ${unit.who.name} below ${carrier.who.name}`);
  if (!daresToLeave(table, io, unit, spots[0]!)) return;
  const ropes = how === 'fastRope';
  io.tell({ type: 'wentDown', rule: 'DU-AIR-069', unit: unit.who, vehicle: carrier.who, ropes });
  unit.where = 'table';
  unit.carrier = NONE;
  settle(table, unit, spots);
  lookAround(table, io, unit);
  touchDown(table, io, unit, 'DU-AIR-071');
}
