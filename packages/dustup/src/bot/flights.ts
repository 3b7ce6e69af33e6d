import { distance, inches } from '@sightline/geometry/field';
import { seesPlace } from '../ground/sight.ts';
import type { AircraftAct, DropBombsAct, FastRopeAct, FireAtAircraftAct, JumpAct } from '../rules/aircraft/acts.ts';
import { antiAirArms } from '../rules/aircraft/anti-air-weapons.ts';
import { whyNotLandAt } from '../rules/aircraft/landing.ts';
import { zoneAt } from '../rules/aircraft/landing-zones.ts';
import { isAirborne, isAircraft, isFlyer } from '../table/flight.ts';
import { type Place, placeOf } from '../table/table.ts';
import { carrierOf, isHidden, passengersOf, stands, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import type { Aim } from './aims.ts';
import { dangerInTheAir, preyFrom } from './air-combat.ts';
import { fetchesWounded, mostWounded, worthOfFetching } from './fetching.ts';

/** How near to where it is wanted an aircraft sets its passengers down. */
const NEAR = inches(24);
/** What a whole table's length of way is worth. */
const WAY = 0.6 / inches(72);
/** How near to where they are wanted troops go down ropes. */
const ROPES = inches(10);

/** What pilots do in the way of flying; ropes and packs are for those aboard. */
type Flown = Exclude<AircraftAct, FastRopeAct | JumpAct | DropBombsAct | FireAtAircraftAct>;

/** Transports go where they are wanted, land there and leave when they are empty; nobody else leaves without need. */
export function worthOfFlight(view: DustupView, unit: Unit, act: Flown, aim: Aim | null): number {
  const from = placeOf(view, unit);
  const away = aim === null ? 0 : distance(from, aim.at);
  const isLaden = passengersOf(view, unit).length > 0;
  switch (act.do) {
    case 'fly': {
      if (unit.hull?.model.capacity === 0) return 0.05 + worthOfAttackRun(view, unit, act.to);
      if (fetchesWounded(unit)) return 0.05 + worthOfFetching(view, unit, act.to) - worthOfFetching(view, unit, from);
      if (aim === null) return 0.05;
      const left = distance(act.to, aim.at);
      const gain = 0.05 + WAY * (away - left);
      return isLaden ? gain + worthOfZone(view, unit, act.to, left) - worthOfZone(view, unit, from, away) : gain;
    }
    case 'land':
      if (fetchesWounded(unit)) return worthOfFetching(view, unit, from) > 0 ? 1.5 : -0.5;
      return isLaden && away <= NEAR ? 2 + worthOfZone(view, unit, from, away) : -0.5;
    case 'takeOff':
      if (unit.hull === null || !isAircraft(unit.hull.model)) return -0.5;
      if ((unit.hull?.evacuees.length ?? 0) > 0) return act.off === undefined ? 0.5 : 2;
      return isLaden || unit.hull.model.traits.includes('evacuation') ? -0.5 : 0.3;
    case 'flyOff':
      return isSpent(view, unit) ? 0.7 : -0.8;
    case 'turnInHover':
      return 0.1;
    case 'taxi':
      return -1;
    default:
      return act satisfies never;
  }
}

/** Out of the enemy's anti-air reach where it can be, and to where there is something to fire at. */
function worthOfAttackRun(view: DustupView, unit: Unit, to: Place): number {
  const from = placeOf(view, unit);
  return dangerInTheAir(view, unit, from) - dangerInTheAir(view, unit, to) + preyFrom(view, unit, to) / 2;
}

/** What it is worth to set somebody down at a place so far from where he is wanted. */
function worthOfZone(view: DustupView, unit: Unit, at: Place, left: number): number {
  if (left > NEAR || !isFlyer(unit) || whyNotLandAt(view, unit, at).length > 0) return 0;
  const clear = zoneAt(view, unit, at) === 'clear' ? 0.6 : 0.3;
  const watched = isWatched(view, unit, at) ? 0.5 : 1;
  return clear * watched * UNDER_FIRE ** Math.min(MOST_EYES, eyesOn(view, unit, at));
}

/** What each enemy who can fire at those who get out leaves of the worth of a zone, and how many count. */
const UNDER_FIRE = 0.85;
const MOST_EYES = 4;
const IN_RANGE = inches(30);

function eyesOn(view: DustupView, { side }: Unit, at: Place): number {
  const sees = (enemy: Unit) =>
    enemy.side !== side &&
    !isHidden(enemy) &&
    stands(view, enemy) &&
    distance(placeOf(view, enemy), at) <= IN_RANGE &&
    seesPlace(view, enemy, at);
  return view.units.filter(sees).length;
}

/** Whether known anti-air weapons of the enemy look at a place. */
function isWatched(view: DustupView, { side }: Unit, at: Place): boolean {
  return view.units.some(
    enemy =>
      enemy.side !== side &&
      !isHidden(enemy) &&
      stands(view, enemy) &&
      antiAirArms(view, enemy).length > 0 &&
      seesPlace(view, enemy, at),
  );
}

/** A transport that has nobody left to bring, and wounded to fetch nowhere. */
function isSpent(view: DustupView, unit: Unit): boolean {
  if (unit.hull === null || unit.hull.model.capacity === 0 || passengersOf(view, unit).length > 0) return false;
  return !unit.hull.model.traits.includes('evacuation') || unit.hull.evacuees.length > 0;
}

/** DU-CASEVAC-004: where there are wounded to be brought out. */
export function worthOfCalling(view: DustupView, { side }: Unit): number {
  return mostWounded(view, side) === null ? -1 : 0.6;
}

/** DU-AIR-069: riders of what is in the air go down where they are wanted; null where they ride on the ground. */
export function worthOfGoingDown(view: DustupView, unit: Unit, aim: Aim | null): number | null {
  const carrier = carrierOf(view, unit);
  if (carrier === null || carrier.hull.flight === null) return null;
  const left = aim === null ? 0 : distance(placeOf(view, carrier), aim.at) - aim.within;
  // DU-AIR-062: once on the ground nobody stays in it.
  if (!isAirborne(carrier)) return isAircraft(carrier.hull.model) ? 1.6 : null;
  return left <= ROPES ? 1.5 : -1;
}
