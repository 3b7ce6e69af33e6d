import { compareGap, doOverlap } from '@sightline/geometry/field';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { outlineOfHull } from '../../ground/outline.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { isVehicle, passengersOf, turretsOf, type Vehicle } from '../../table/units.ts';
import { loseCargo } from '../cargo/losing.ts';
import { afterAttack, type Before, loseWhole, markFromTheAir } from '../casualties/under-attack.ts';
import { hasRoomToPark } from '../deployment/room.ts';
import { suppress } from '../suppression/suppress.ts';
import { BESIDE, spotsRound } from './beside.ts';
import type { ThrownOut } from './passengers.ts';

/** DU-GAP2-042: why a vehicle may not drive into the hold of another. */
export function whyNotIntoHold(table: Dustup, unit: Vehicle, carrier: Vehicle, placesLeft: number): Refusal[] {
  const { hold } = carrier.hull.model;
  const isTaken = passengersOf(table, carrier).some(isVehicle);
  if (hold === undefined || isTaken || unit.hull.model.size > hold.size || carrier.id === unit.id) {
    return [refuse('DU-GAP2-042', 'noHold', { vehicle: carrier.who })];
  }
  if (!isByItself(table, unit)) return [refuse('DU-GAP2-042', 'notByItself')];
  if (hold.places > placesLeft) return [refuse('DU-VEH-042', 'tooFewPlaces', { needs: hold.places, left: placesLeft })];
  const isNear = compareGap(outlineOfHull(unit.hull), outlineOfHull(carrier.hull), BESIDE) <= 0;
  return isNear ? [] : [refuse('DU-VEH-044', 'notBeside')];
}

/** Whoever rides in it gets out first, and it has let go of whatever it pulls. */
function isByItself(table: Dustup, unit: Vehicle): boolean {
  const { id, hull } = unit;
  const isInTow = table.units.some(other => other.hull?.tows === id);
  const hauls = table.pieces.some(({ hauledBy }) => hauledBy === id);
  const isBusy = isInTow || hauls || hull.tows !== NONE || hull.immobilised || hull.unmanned;
  return !isBusy && passengersOf(table, unit).length + turretsOf(table, unit).length === 0;
}

/** How far apart places for a hull are looked for, in mils. */
const COARSE = 500;

/** DU-VEH-045: where it would stand beside the vehicle it was in, pointing as that does; null without room. */
export function placeBesideHold(
  table: Dustup,
  unit: Vehicle,
  carrier: Vehicle,
  within: number = BESIDE,
  near: Place = carrier.hull,
): Place | null {
  const spots = spotsRound(carrier.hull, within + BESIDE, near, COARSE);
  return spots.find(at => whyNotRollOut(table, unit, carrier, at, within).length === 0) ?? null;
}

export function whyNotRollOut(
  table: Dustup,
  unit: Vehicle,
  { hull }: Vehicle,
  { x, y }: Place,
  within: number = BESIDE,
): Refusal[] {
  const outline = outlineOfHull({ model: unit.hull.model, x, y, facing: hull.facing });
  if (compareGap(outline, outlineOfHull(hull), within) > 0) return [refuse('DU-VEH-045', 'notBeside')];
  const isFree = !doOverlap(outline, outlineOfHull(hull)) && hasRoomToPark(table, unit, { x, y }, hull.facing);
  return isFree ? [] : [refuse('DU-VEH-045', 'noRoom')];
}

export function rollOut(unit: Vehicle, { hull: { facing } }: Vehicle, { x, y }: Place): void {
  Object.assign(unit.hull, { x, y, facing });
  unit.where = 'table';
  unit.carrier = NONE;
}

/** DU-GAP2-042: what becomes of it when a D6 is rolled: it is destroyed, damaged or as it was. */
export function shakeInHold(table: Dustup, io: DustupIo, unit: Vehicle, rule: RuleId): void {
  const face = io.roll(D6, becauseOf(table, unit, rule, 'crash'));
  const fate = face === 1 ? 'destroyed' : face <= 3 ? 'damaged' : 'none';
  io.tell({ type: 'hullShaken', rule, unit: unit.who, face, fate });
  if (fate === 'damaged') unit.hull.damage++;
  if (fate === 'destroyed') loseWhole(table, unit);
}

/** DU-AIR-053: it is gone with what it was in. */
export function loseInHold(
  table: Dustup,
  io: DustupIo,
  unit: Vehicle,
  { hull: { x, y } }: Vehicle,
  rule: RuleId,
): void {
  Object.assign(unit.hull, { x, y });
  loseWhole(table, unit);
  unit.where = 'table';
  unit.carrier = NONE;
  io.tell({ type: 'vehicleDestroyed', rule, unit: unit.who });
  loseCargo(table, io, unit);
}

/** As far from the wreck as somebody looks for room. */
const FAR = 6 * BESIDE;

/** DU-VEH-068, DU-AIR-060: beside the wreck or as near as there is room, and kept down. */
export function rollClear(
  table: Dustup,
  io: DustupIo,
  unit: Vehicle,
  wreck: Vehicle,
  before: Before,
  { rule, markers, fromTheAir = false }: ThrownOut,
): void {
  const at = unit.hull.destroyed
    ? null
    : (placeBesideHold(table, unit, wreck) ?? placeBesideHold(table, unit, wreck, FAR));
  if (at === null) return loseInHold(table, io, unit, wreck, rule);
  rollOut(unit, wreck, at);
  io.tell({ type: 'thrownOut', rule, unit: unit.who, vehicle: wreck.who });
  for (let i = 0; i < markers; i++) suppress(io, unit, rule);
  const noted = table.strains.length;
  afterAttack(table, io, before, { by: 'wreck', isCaught: true, casualties: 0 });
  if (fromTheAir) markFromTheAir(table, noted);
}
