import { type Refusal, refuse } from '@sightline/kernel';
import { isOpen } from '../../table/hulls.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { carrierOf, isVehicle, passengersOf, type Unit, type Vehicle } from '../../table/units.ts';
import type { HatchesAct } from './acts.ts';

/** The vehicle that a unit is, or rides in. */
function vehicleOf(table: Dustup, unit: Unit): Vehicle | null {
  return isVehicle(unit) ? unit : carrierOf(table, unit);
}

/** DU-VEH-023: free, but only before the vehicle or those in it have done anything else. */
export function whyNotHatches(table: Dustup, unit: Unit, { to }: HatchesAct): Refusal[] {
  const vehicle = vehicleOf(table, unit);
  // DU-VEH-122: whoever has ducked down under the open sky may get up again in the same way.
  const hasHatches = vehicle?.hull.model.traits.includes('hatches') || vehicle?.hull.shut;
  if (vehicle === null || !hasHatches) return [refuse('DU-VEH-023', 'noHatches')];
  if (unit.acted > 0) return [refuse('DU-VEH-023', 'hatchesFirst')];
  if (isOpen(vehicle.hull) === (to === 'open')) return [refuse('DU-VEH-023', 'hatchesAreSo')];
  return to === 'open' && isKeptDown(table, vehicle) ? [refuse('DU-VEH-023', 'hatchesKeptShut')] : [];
}

function isKeptDown(table: Dustup, vehicle: Vehicle): boolean {
  return vehicle.suppression > 0 || passengersOf(table, vehicle).some(({ suppression }) => suppression > 0);
}

/** Opened for riders who could fire then, shut again when nobody rides. */
export function hatchesOf(table: Dustup, unit: Unit): HatchesAct[] {
  const vehicle = vehicleOf(table, unit);
  if (vehicle === null) return [];
  const act: HatchesAct = { do: 'hatches', to: isOpen(vehicle.hull) ? 'shut' : 'open' };
  const isWanted = (act.to === 'open') === passengersOf(table, vehicle).length > 0;
  return isWanted && whyNotHatches(table, unit, act).length === 0 ? [act] : [];
}

export function moveHatches(table: Dustup, io: DustupIo, unit: Unit, { to }: HatchesAct): void {
  const vehicle = vehicleOf(table, unit)!;
  const { hull } = vehicle;
  hull.opened = to === 'open' && hull.model.traits.includes('hatches');
  hull.shut = false;
  const type = to === 'open' ? 'openedUp' : 'closedDown';
  tellOf(table, io, vehicle, { type, rule: 'DU-VEH-023', unit: vehicle.who });
}

/** DU-VEH-086: how many of a unit may fire from where it is: all of them, or as many as there are ports. */
export function mostWhoFire(table: Dustup, unit: Unit): number {
  const carrier = carrierOf(table, unit);
  if (carrier === null || isOpen(carrier.hull)) return Number.POSITIVE_INFINITY;
  // DU-VEH-122: nobody who was driven under cover looks out before it is opened again.
  return carrier.hull.shut ? 0 : carrier.hull.model.ports;
}

/** DU-VEH-047: from a closed hull without ports nobody sees anything. */
export function isShutIn(table: Dustup, unit: Unit): boolean {
  return mostWhoFire(table, unit) === 0;
}
