import { circle, compareGap, fits } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { outlineOfHull } from '../../ground/outline.ts';
import { walkOf } from '../../ground/walk.ts';
import { cargoOf, placesOfLoads } from '../../table/cargo.ts';
import { isAirborne } from '../../table/flight.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import {
  carrierOf,
  isAtBest,
  isHidden,
  isVehicle,
  membersOf,
  passengersOf,
  stands,
  type Unit,
  type Vehicle,
} from '../../table/units.ts';
import { lookAround } from '../detection/come-upon.ts';
import { reveal } from '../detection/counters.ts';
import { whyNotMarch } from '../heavy-weapons/moving.ts';
import { leadershipTest } from '../morale/leadership-test.ts';
import { leavesCover } from '../movement/movement.ts';
import type { AlightUse, BoardUse } from './acts.ts';
import { BESIDE, placedBy, placesBeside, type Room, settle } from './beside.ts';
import { placeBesideHold, rollOut, whyNotIntoHold, whyNotRollOut } from './hold.ts';

/** DU-VEH-042: two for whoever wears power armour or rides, one for everybody else and for a gun that is packed. */
function placesNeeded(table: Dustup, unit: Unit): number {
  const isLarge = unit.type === 'powerArmour' || unit.mounted;
  const gun = unit.piece !== NONE && table.pieces[unit.piece]!.carriage === 'manPacked' ? 1 : 0;
  return membersOf(table, unit).length * (isLarge ? 2 : 1) + gun;
}

export function placesLeft(table: Dustup, vehicle: Vehicle): number {
  const inHold = vehicle.hull.model.hold?.places ?? 0;
  const taken = passengersOf(table, vehicle).reduce(
    (sum, rider) => sum + (isVehicle(rider) ? inHold : placesNeeded(table, rider)),
    0,
  );
  // DU-CASEVAC-006: whoever lies takes the room of two.
  const lying = 2 * vehicle.hull.evacuees.length;
  return vehicle.hull.model.capacity - taken - lying - placesOfLoads(cargoOf(table, vehicle));
}

/** DU-VEH-042 to DU-VEH-044: why a unit may not get into a vehicle. */
export function whyNotBoard(table: Dustup, unit: Unit, { vehicle: id }: BoardUse): Refusal[] {
  const vehicle = table.units[id];
  if (vehicle === undefined || !isVehicle(vehicle) || vehicle.side !== unit.side || !stands(table, vehicle)) {
    return [refuse('DU-VEH-043', 'noSuchVehicle')];
  }
  if (unit.where !== 'table' || isAirborne(unit)) return [refuse('DU-VEH-043', 'noPassengers')];
  if (unit.propped) return [refuse('DU-PROP-005', 'propped')];
  // DU-HEAVY-003: what stands is not taken along.
  const march = whyNotMarch(table, unit);
  if (march.length > 0) return march;
  // A counter shows one unit; whoever wants to hide in a vehicle starts there.
  if (isHidden(unit) || isHidden(vehicle)) return [refuse('DU-VEH-043', 'hiddenAlready')];
  const left = placesLeft(table, vehicle);
  if (isVehicle(unit)) return whyNotIntoHold(table, unit, vehicle, left);
  const needs = placesNeeded(table, unit);
  if (needs > left) return [refuse('DU-VEH-042', 'tooFewPlaces', { needs, left })];
  const outline = outlineOfHull(vehicle.hull);
  const isNear = ({ x, y }: Place) => compareGap(circle({ x, y }, 0), outline, BESIDE) <= 0;
  return membersOf(table, unit).every(isNear) ? [] : [refuse('DU-VEH-044', 'notBeside')];
}

/** DU-VEH-043, DU-VEH-044: everybody is off the table and in the vehicle. */
export function board(table: Dustup, io: DustupIo, unit: Unit, { vehicle: id }: BoardUse): void {
  const vehicle = table.units[id]!;
  unit.where = 'aboard';
  unit.carrier = id;
  unit.column = false;
  unit.concealed = false;
  tellOf(table, io, unit, { type: 'boarded', rule: 'DU-VEH-043', unit: unit.who, vehicle: vehicle.who });
}

/** DU-VEH-043, DU-VEH-045, DU-VEH-046: why passengers may not get out. */
export function whyNotAlight(table: Dustup, unit: Unit, { places }: AlightUse): Refusal[] {
  const carrier = carrierOf(table, unit);
  if (carrier === null) return [refuse('DU-VEH-045', 'notAboard')];
  if (isAirborne(carrier)) return [refuse('DU-AIR-062', 'airborne', { unit: carrier.who })];
  if (carrier.suppression > 0) return [refuse('DU-VEH-046', 'vehicleSuppressed', { vehicle: carrier.who })];
  if (unit.suppression > 0) return [refuse('DU-VEH-043', 'ridersSuppressed')];
  if (isVehicle(unit)) return whyNotOutOfHold(table, unit, carrier, places);
  const spots = places ?? placesBeside(table, unit, carrier.hull);
  if (spots === null) return [refuse('DU-VEH-045', 'noRoomBeside')];
  const refusals = places === undefined ? [] : whyNotPlaces(table, unit, carrier, places);
  return refusals.length > 0 ? refusals : whyNotLeaveCarrier(table, unit, spots[0]!);
}

/** DU-FORCE-034: the broken stay in what cover they have, whichever way it goes out. */
export function whyNotLeaveCarrier(table: Dustup, unit: Unit, at: Place): Refusal[] {
  const isDaring = isAtBest(unit, 'broken') && leavesCover(table, unit, at);
  return isDaring ? [refuse('DU-FORCE-034', 'staysInCover')] : [];
}

/** DU-FORCE-033: and the shaken leave it if their leader has the heart. */
export function daresToLeave(table: Dustup, io: DustupIo, unit: Unit, at: Place): boolean {
  const isDaring = isAtBest(unit, 'shaken') && leavesCover(table, unit, at);
  return !isDaring || leadershipTest(table, io, unit);
}

function whyNotOutOfHold(
  table: Dustup,
  unit: Vehicle,
  carrier: Vehicle,
  places: readonly Place[] | undefined,
): Refusal[] {
  if (places === undefined) {
    return placeBesideHold(table, unit, carrier) === null ? [refuse('DU-VEH-045', 'noRoomBeside')] : [];
  }
  const [at] = places;
  if (at === undefined || places.length > 1) return [refuse('DU-VEH-045', 'placeForEach', 1)];
  return whyNotRollOut(table, unit, carrier, at);
}

export function whyNotPlaces(
  table: Dustup,
  unit: Unit,
  { hull }: Vehicle,
  places: readonly Place[],
  { within, beneath = false }: Room = { within: BESIDE },
): Refusal[] {
  const members = membersOf(table, unit);
  if (places.length !== members.length) return [refuse('DU-VEH-045', 'placeForEach', members.length)];
  const outline = outlineOfHull(hull);
  const placed = placedBy(table, unit, hull);
  const walk = walkOf(placed, placed.units[unit.id]!);
  for (const [i, place] of places.entries()) {
    const base = circle({ x: place.x, y: place.y }, walk.radius);
    if (compareGap(circle({ x: place.x, y: place.y }, 0), outline, within) > 0)
      return [refuse('DU-VEH-045', 'notBeside')];
    if ((!beneath && compareGap(base, outline, 0) < 0) || !fits(walk, place)) return [refuse('DU-VEH-045', 'noRoom')];
    const isTaken = (other: Place) => compareGap(base, circle({ x: other.x, y: other.y }, walk.radius), 0) < 0;
    if (places.slice(0, i).some(isTaken)) return [refuse('DU-VEH-045', 'overlaps')];
  }
  return [];
}

/** DU-VEH-045: everybody is set up beside the vehicle, as the player likes or as there is room; the shaken test first (DU-FORCE-033). */
export function alight(table: Dustup, io: DustupIo, unit: Unit, { places }: AlightUse): void {
  const carrier = carrierOf(table, unit)!;
  const spots = places ?? spotsFor(table, unit, carrier);
  if (spots === null) throw new Error(`expected room for ${unit.who.name} beside ${carrier.who.name}`);
  if (!daresToLeave(table, io, unit, spots[0]!)) return;
  // DU-DETECT-003: under one counter lies what is in one place.
  reveal(table, io, unit, 'DU-DETECT-003');
  tellOf(table, io, unit, { type: 'alighted', rule: 'DU-VEH-045', unit: unit.who, vehicle: carrier.who });
  if (isVehicle(unit)) return rollOut(unit, carrier, spots[0]!);
  unit.where = 'table';
  unit.carrier = NONE;
  settle(table, unit, spots);
  lookAround(table, io, unit);
}

/** DU-VEH-045: where whoever is aboard would stand beside the vehicle; null without room for all. */
export function spotsFor(table: Dustup, unit: Unit, carrier: Vehicle, near?: Place): readonly Place[] | null {
  if (!isVehicle(unit)) return placesBeside(table, unit, carrier.hull, { within: BESIDE }, near);
  const at = placeBesideHold(table, unit, carrier, BESIDE, near);
  return at && [at];
}
