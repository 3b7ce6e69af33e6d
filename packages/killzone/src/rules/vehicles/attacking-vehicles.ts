import { type Refusal, refuse } from '@sightline/kernel';
import { isTouchingVehicle, touchesEnemy } from '../../ground/measure.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { rollFighter } from '../hand-to-hand/fighters.ts';
import { orderRowOf } from '../orders/orders-in-force.ts';
import { survivesSkid } from './skid-table.ts';
import { armourOf, isRunning, sideOfVehicle } from './vehicle.ts';

export interface AttackVehicle {
  readonly do: 'attackVehicle';
  readonly vehicle: number;
}

/** KZ-VEH-039: in contact with an enemy vehicle at 4 inches or less, instead of fighting anybody. */
export function whyNotAttackVehicle(table: Killzone, figure: Figure, act: AttackVehicle): Refusal[] {
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  const vehicle = table.vehicles[act.vehicle];
  if (!vehicle || !isRunning(vehicle) || sideOfVehicle(table, vehicle) === figure.side) {
    return [refuse('KZ-VEH-039', 'noEnemyVehicle')];
  }
  if (!isTouchingVehicle(table, figure, vehicle.id)) return [refuse('KZ-VEH-039', 'notTouching', vehicle.id)];
  const limit = table.values.attackedAtSpeed * 1000;
  if (vehicle.speed > limit) return [refuse('KZ-VEH-039', 'tooFast', { speed: vehicle.speed, limit })];
  if (touchesEnemy(table, figure)) return [refuse('KZ-HTH-001', 'inContact')];
  return orderRowOf(table, figure).contact ? [] : [refuse('KZ-ORDER-013', 'noContact', orderRowOf(table, figure).id)];
}

/** KZ-VEH-039: his hand-to-hand score is the damage roll; what goes through forces a Skid roll without modifiers. */
export function attackVehicle(table: Killzone, io: KillzoneIo, figure: Figure, act: AttackVehicle): void {
  const vehicle = table.vehicles[act.vehicle]!;
  const armour = armourOf(table, vehicle);
  const attack = rollFighter(table, io, figure);
  const pierced = attack.score >= armour;
  figure.finished = true;
  figure.fought++;
  io.tell({ type: 'vehicleAttacked', rule: 'KZ-VEH-039', attack, vehicle: vehicle.who, armour, pierced });
  if (pierced) survivesSkid(table, io, vehicle, 0, 'KZ-VEH-039');
}
