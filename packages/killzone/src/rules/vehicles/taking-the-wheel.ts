import { type Refusal, refuse } from '@sightline/kernel';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { driverOf, hasActiveDriver } from './vehicle.ts';

/** KZ-VEH-038: an active occupant who has not shot, where nobody active drives. */
export function whyNotTakeWheel(table: Killzone, figure: Figure): Refusal[] {
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  if (figure.vehicle === NONE) return [refuse('KZ-VEH-038', 'notAboard')];
  const vehicle = table.vehicles[figure.vehicle]!;
  if (figure.place === 0 || hasActiveDriver(table, vehicle)) return [refuse('KZ-VEH-038', 'hasDriver', vehicle.id)];
  return figure.fired ? [refuse('KZ-VEH-038', 'shotInstead')] : [];
}

/** The two change places; from now on it moves in the new driver's group's action. */
export function takeWheel(table: Killzone, io: KillzoneIo, figure: Figure): void {
  const vehicle = table.vehicles[figure.vehicle]!;
  const driver = driverOf(table, vehicle);
  if (driver !== null) driver.place = figure.place;
  figure.place = 0;
  vehicle.group = figure.group;
  io.tell({ type: 'wheelTaken', rule: 'KZ-VEH-038', figure: figure.who, vehicle: vehicle.who });
}
