import { bearing, distance, inches, plus, scaled } from '@sightline/geometry/field';
import type { FlyAct, TakeOffAct } from '../rules/aircraft/acts.ts';
import { whyNotFly } from '../rules/aircraft/flying.ts';
import { whyNotLandAt } from '../rules/aircraft/landing.ts';
import { zoneAt } from '../rules/aircraft/landing-zones.ts';
import { whyNotTakeOff } from '../rules/aircraft/taking-off.ts';
import { isAirborne, isFlyer } from '../table/flight.ts';
import { type Place, placeOf } from '../table/table.ts';
import { isHidden, isVehicle, stands, type Unit, woundedOf } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { dangerInTheAir } from './air-combat.ts';

/** So many wounded are worth an aircraft that comes for them. */
const WORTH_A_FLIGHT = 2;
/** DU-AIR-066: they would have to make way where it lands, so that it comes down so far off, and they are carried to it. */
const BESIDE = inches(11);
const RINGS = [7, 8, 10].map(inches);
const MOST = 6;
/** How near to its middle those stand who hand somebody over. */
const AT_ITS_SIDE = inches(2.5);
/** What it is worth to be where the wounded are, and what it costs to be where anti-air weapons look. */
const FETCHING = 0.8;
/** DU-AIR-066: what is left of it where somebody is in the way. */
const CROWDED = 0.6;

/** Whether it is there for the wounded and has room for more. */
export function fetchesWounded({ hull }: Unit): boolean {
  return hull?.model.traits.includes('evacuation') === true && hull.evacuees.length === 0;
}

/** DU-CASEVAC-004: the place of the unit with most to be brought out; null if there are too few anywhere. */
export function mostWounded(view: DustupView, side: number): Place | null {
  let most = WORTH_A_FLIGHT - 1;
  let found: Place | null = null;
  for (const unit of view.units) {
    if (unit.side !== side || unit.where !== 'table' || isVehicle(unit) || isHidden(unit)) continue;
    const count = woundedOf(view, unit).length;
    if (count <= most) continue;
    most = count;
    found = placeOf(view, unit);
  }
  return found && { x: found.x, y: found.y };
}

/** Flights to where it could land beside them, and off with those it has (DU-CASEVAC-007). */
export function flightsForWounded(view: DustupView, unit: Unit): (FlyAct | TakeOffAct)[] {
  if (!isFlyer(unit)) return [];
  const off: TakeOffAct = { do: 'takeOff', off: 'loiter' };
  if (unit.hull.evacuees.length > 0) return whyNotTakeOff(view, unit, off).length === 0 ? [off] : [];
  if (!fetchesWounded(unit) || !isAirborne(unit)) return [];
  const at = mostWounded(view, unit.side);
  if (at === null || isBeside(unit, at)) return [];
  const spots = RINGS.flatMap(far =>
    [0, 45, 90, 135, 180, 225, 270, 315].map(degrees => plus(at, scaled(bearing(degrees), far))),
  );
  const acts = spots
    .filter(spot => whyNotLandAt(view, unit, spot).length === 0)
    .map((to): FlyAct => ({ do: 'fly', to }));
  return acts.filter(act => whyNotFly(view, unit, act).length === 0).slice(0, MOST);
}

const isBeside = (unit: Unit, at: Place): boolean =>
  unit.hull !== null && distance({ x: unit.hull.x, y: unit.hull.y }, at) <= BESIDE;

/** DU-CASEVAC-005: the ambulance that waits near a unit with wounded, and how near is near enough. */
export function ambulanceFor(view: DustupView, unit: Unit): { readonly at: Place; readonly within: number } | null {
  if (isVehicle(unit) || woundedOf(view, unit).length < WORTH_A_FLIGHT) return null;
  const from = placeOf(view, unit);
  const isNear = (other: Unit): boolean =>
    other.side === unit.side &&
    fetchesWounded(other) &&
    stands(view, other) &&
    distance(placeOf(view, other), from) <= BESIDE;
  const ambulance = view.units.find(isNear);
  if (ambulance === undefined) return null;
  const { x, y } = placeOf(view, ambulance);
  return { at: { x, y }, within: AT_ITS_SIDE };
}

/** What it is worth to land here for the wounded, or to fly to a place beside them. */
export function worthOfFetching(view: DustupView, unit: Unit, to: Place): number {
  const at = fetchesWounded(unit) ? mostWounded(view, unit.side) : null;
  if (at === null || distance(to, at) > BESIDE) return 0;
  const isSafe = isFlyer(unit) && zoneAt(view, unit, to) === 'clear';
  return Math.max(0, (isSafe ? 1 : CROWDED) * FETCHING - dangerInTheAir(view, unit, to));
}
