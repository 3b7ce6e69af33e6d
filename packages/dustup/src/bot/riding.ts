import { distance } from '@sightline/geometry/field';
import { placeOf } from '../table/table.ts';
import { carrierOf, isVehicle, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import type { Aim } from './aims.ts';
import { wayBetween } from './chart.ts';
import { worthOfGoingDown } from './flights.ts';
import { harmAt } from './places.ts';

/** How near to where they are wanted riders get out, and how far off it pays to be driven, in mils. */
const ON_FOOT = 7000;
const FAR = 18_000;
/** How likely its ruin has to be for a carrier to be no place to sit in. */
const UNSAFE = 0.25;

/** DU-VEH-045: riders get out where they are wanted, or where their vehicle is about to be shot from under them. */
export function worthOfAlighting(view: DustupView, unit: Unit, aim: Aim | null): number {
  const carrier = carrierOf(view, unit);
  if (carrier === null) return -1;
  const down = worthOfGoingDown(view, unit, aim);
  if (down !== null) return down;
  if (harmAt(view, carrier) > UNSAFE) return 1.2;
  if (aim === null) return -0.1;
  const left = distance(placeOf(view, carrier), aim.at) - aim.within;
  if (left <= ON_FOOT) return 1.5;
  return carrier.hull.damage > 0 ? 0.3 : -0.1;
}

/** DU-VEH-043: into a carrier that is on its way, where there is a long way to go and time for it. */
export function worthOfBoarding(view: DustupView, unit: Unit, vehicle: Unit, aim: Aim | null): number {
  if (isVehicle(unit) || aim === null || !isVehicle(vehicle) || vehicle.activated || vehicle.suppression > 0) return -1;
  if (view.turns - view.turn < 3 || harmAt(view, vehicle) > 0) return -1;
  const way = wayBetween(view, unit, placeOf(view, unit), aim.at) - aim.within;
  return way > FAR ? 0.7 : -1;
}
