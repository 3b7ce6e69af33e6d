import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, NONE, type Vehicle } from '../../table/units.ts';
import { rollSum } from '../suppression/damage.ts';
import { mustBeDriven, steer } from './driving.ts';
import { meetingsAhead } from './meetings.ts';
import { hasRoom, isOnTable } from './route.ts';
import { aheadOf, isRunning, type Pose, rowOf, setPose } from './vehicle.ts';

/** KZ-VEH-011: in one turn a driver accelerates, brakes or holds his speed. */
export const PACES = ['accelerate', 'brake', 'hold'] as const;
export type Pace = (typeof PACES)[number];

export interface Drive {
  readonly do: 'drive';
  readonly pace: Pace;
  /** How many dice are thrown; none to hold the speed. */
  readonly dice: number;
}

/** The vehicle that a figure is at the wheel of. */
function vehicleDrivenBy(table: Killzone, figure: Figure): Vehicle | null {
  return figure.vehicle !== NONE && figure.place === 0 ? table.vehicles[figure.vehicle]! : null;
}

/** KZ-VEH-013: why a figure may not move a vehicle now, forwards or back. */
export function whyNotDriveNow(table: Killzone, figure: Figure): Refusal[] {
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  const vehicle = vehicleDrivenBy(table, figure);
  if (vehicle === null || !isRunning(vehicle)) return [refuse('KZ-VEH-013', 'notAtTheWheel')];
  return vehicle.moved ? [refuse('KZ-VEH-013', 'vehicleHasMoved', vehicle.id)] : [];
}

/** KZ-VEH-013: a driver is not done while his vehicle is moving and has not been driven. */
export function whyNotRest(table: Killzone, figure: Figure): Refusal[] {
  const vehicle = vehicleDrivenBy(table, figure);
  if (vehicle === null || !mustBeDriven(table, vehicle)) return [];
  return [refuse('KZ-VEH-013', 'mustDrive', { speed: vehicle.speed })];
}

/** KZ-VEH-007, KZ-VEH-009 to KZ-VEH-011: why not with this many dice. */
export function whyNotDrive(table: Killzone, figure: Figure, { pace, dice }: Drive): Refusal[] {
  const now = whyNotDriveNow(table, figure);
  if (now.length > 0) return now;
  const vehicle = vehicleDrivenBy(table, figure)!;
  const { acceleration, brake, name } = rowOf(vehicle);
  if (pace === 'accelerate') return whyNotDice(startRule(vehicle), name, dice, acceleration);
  if (vehicle.speed === 0) return [refuse('KZ-VEH-009', 'standsStill', vehicle.id)];
  if (pace === 'brake') return whyNotDice('KZ-VEH-011', name, dice, brake);
  return dice === 0 ? [] : [refuse('KZ-VEH-009', 'noDiceToHold')];
}

function whyNotDice(rule: RuleId, name: string, dice: number, most: number): Refusal[] {
  return dice >= 1 && dice <= most ? [] : [refuse(rule, 'paceDice', { name, dice, most })];
}

/** KZ-VEH-007, and KZ-VEH-008 for a getaway: starting is accelerating from rest. */
function startRule({ speed }: Vehicle): RuleId {
  return speed === 0 ? 'KZ-VEH-007' : 'KZ-VEH-010';
}

/** The dice, the new speed, and then the move at it. */
export function drive(table: Killzone, io: KillzoneIo, figure: Figure, { pace, dice }: Drive): void {
  const vehicle = vehicleDrivenBy(table, figure)!;
  if (pace !== 'hold') changeSpeed(table, io, vehicle, figure, pace, dice);
  else io.tell({ type: 'speedHeld', rule: 'KZ-VEH-009', vehicle: vehicle.who, speed: vehicle.speed });
  steer(table, io, vehicle);
}

/** KZ-VEH-004, KZ-VEH-007 to KZ-VEH-012: never beyond the top speed of the type, never below 0. */
function changeSpeed(
  table: Killzone,
  io: KillzoneIo,
  vehicle: Vehicle,
  driver: Figure,
  pace: 'accelerate' | 'brake',
  count: number,
): void {
  const rule = pace === 'brake' ? 'KZ-VEH-011' : startRule(vehicle);
  const why = { rule, purpose: pace, seat: seatOf(table, driver.side), figure: driver.id };
  const { dice, total } = rollSum(io, count, why);
  const from = vehicle.speed;
  const wanted = pace === 'brake' ? from - total * 1000 : from + total * 1000;
  const top = rowOf(vehicle).speed * 1000;
  vehicle.speed = Math.min(Math.max(0, wanted), top);
  const { who, speed } = vehicle;
  io.tell({ type: 'speedChanged', rule, vehicle: who, pace, dice, from, speed, isTop: wanted > top });
}

export interface BackUp {
  readonly do: 'backUp';
  /** In mils. */
  readonly back: number;
}

/** KZ-VEH-013: from rest, up to 4 inches, and only where nothing and nobody is behind. */
export function whyNotBackUp(table: Killzone, figure: Figure, { back }: BackUp): Refusal[] {
  const now = whyNotDriveNow(table, figure);
  if (now.length > 0) return now;
  const vehicle = vehicleDrivenBy(table, figure)!;
  if (vehicle.speed > 0) return [refuse('KZ-VEH-013', 'notAtRest', vehicle.id)];
  const most = table.values.backUp * 1000;
  if (back < 1 || back > most) return [refuse('KZ-VEH-013', 'backTooFar', most)];
  return isClearBehind(table, vehicle, back) ? [] : [refuse('KZ-VEH-013', 'notClearBehind', vehicle.id)];
}

function isClearBehind(table: Killzone, vehicle: Vehicle, back: number): boolean {
  const turned: Pose = { x: vehicle.x, y: vehicle.y, heading: (vehicle.heading + 180) % 360 };
  const isMet = meetingsAhead(table, vehicle, turned, back, false).some(meeting => meeting.with !== 'softGround');
  const there = aheadOf(vehicle, vehicle, -back);
  return !isMet && isOnTable(table, vehicle, there) && hasRoom(table, vehicle, there);
}

export function backUp(table: Killzone, io: KillzoneIo, figure: Figure, { back }: BackUp): void {
  const vehicle = vehicleDrivenBy(table, figure)!;
  vehicle.moved = true;
  vehicle.driven += back;
  setPose(table, vehicle, aheadOf(vehicle, vehicle, -back));
  const { who, x, y } = vehicle;
  io.tell({ type: 'backedUp', rule: 'KZ-VEH-013', vehicle: who, back, x, y });
}
