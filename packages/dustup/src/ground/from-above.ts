import { isWithin } from '@sightline/geometry/field';
import { isAirborne } from '../table/flight.ts';
import { type Dustup, type Place, placeOf } from '../table/table.ts';
import { ableOf, carrierOf, type Unit } from '../table/units.ts';
import { coverAt, coverShared, type Shelter, shelterOf } from './cover.ts';
import { groundOf, isInArea } from './ground.ts';
import { CLOUD_RADIUS } from './sight.ts';

/** Whether somebody looks down from the air: an aircraft, or whoever rides in one. */
export function isAloft(table: Dustup, unit: Unit): boolean {
  return isAirborne(carrierOf(table, unit) ?? unit);
}

/**
 * DU-AIR-029: whether the ground or smoke conceals a unit from whoever is above it: its leader and at least half of its
 * men, or the centre of a vehicle. Walls and hedges do not; what they conceal is seen from the side.
 */
export function isConcealedFromAbove(table: Dustup, unit: Unit): boolean {
  if (!isUnderSomething(table, placeOf(table, unit))) return false;
  const able = ableOf(table, unit);
  return 2 * able.filter(figure => isUnderSomething(table, figure)).length >= able.length;
}

/** DU-AIR-029: whether something conceals a place from above. */
export function isUnderSomething(table: Dustup, { x, y }: Place): boolean {
  const at = { x, y };
  const isInside = groundOf(table).sheltering.some(area => area.type.concealment !== 'none' && isInArea(area, at));
  return isInside || table.clouds.some(cloud => isWithin(cloud, at, CLOUD_RADIUS));
}

/** DU-SHOOT-053, DU-AIR-029: what shelters a unit against somebody who fires from a place, or from above it. */
export function shelterFrom(table: Dustup, firer: Unit, unit: Unit, from: Place): Shelter {
  // DU-VEH-069: whoever rides has what he rides in, wherever the fire comes from.
  if (!isAloft(table, firer) || carrierOf(table, unit) !== null) return shelterOf(table, unit, from);
  const concealment = !isConcealedFromAbove(table, unit) ? 'none' : unit.concealed ? 'complete' : 'partial';
  return { concealment, cover: coverShared(table, unit) };
}

/** The same for a thing that stands somewhere. */
export function shelterFromAboveAt(table: Dustup, place: Place): Shelter {
  return { concealment: isUnderSomething(table, place) ? 'partial' : 'none', cover: coverAt(table, place) };
}
