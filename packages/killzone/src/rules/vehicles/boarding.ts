import { circle, compareGap, TOUCH } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { BASE } from '../../ground/ground.ts';
import { isTouchingVehicle } from '../../ground/measure.ts';
import { outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Way } from '../../ground/way.ts';
import { happen } from '../../table/moment.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, NONE, type Place, type Vehicle } from '../../table/units.ts';
import { allowance, whyNotEnd, whyNotMoveNow } from '../movement/free-movement.ts';
import { move, walkOn, whyNotMove } from '../movement/moving.ts';
import { type Walk, walkWay } from '../movement/walking.ts';
import { orderOf, orderRowOf } from '../orders/orders-in-force.ts';
import { damage } from '../suppression/damage.ts';
import { canStand, standAt } from './beside.ts';
import { hasShot } from './mounted-weapons.ts';
import { driverOf, isRunning, occupantsOf, placesLeft, placesNeeded, rowOf } from './vehicle.ts';

export interface Board {
  readonly do: 'board';
  readonly vehicle: number;
  /** To take the wheel, or a passenger's place. */
  readonly wheel: boolean;
  /** How he walks up to it; no way for whoever is beside it. */
  readonly way: Way;
}

/** KZ-VEH-005: what getting in costs, in mils. */
const BOARDING = 2000;

/**
 * KZ-VEH-003, KZ-VEH-005: in base contact with a vehicle at rest, with the movement and a place for it. The walk and
 * the seat are one move: whoever has to move far is excused once he is aboard (KZ-MOVE-005).
 */
export function whyNotBoard(table: Killzone, figure: Figure, act: Board): Refusal[] {
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  if (figure.vehicle !== NONE) return [refuse('KZ-VEH-005', 'aboard', figure.vehicle)];
  if (figure.captive !== NONE) return [refuse('KZ-CAPT-002', 'noSeatForCaptive')];
  const vehicle = table.vehicles[act.vehicle];
  if (!vehicle || !isRunning(vehicle)) return [refuse('KZ-VEH-020', 'noVehicle')];
  const walk = walkWay(table, figure, act.way);
  const unfit = act.way.length === 0 ? [] : whyNotWalkUp(table, figure, walk);
  if (unfit.length > 0) return unfit;
  if (!isTouchingVehicle(table, { ...figure, ...walk.end }, vehicle.id)) {
    return [refuse('KZ-VEH-005', 'notTouching', vehicle.id)];
  }
  if (vehicle.speed > 0 && table.rulings.boarding === 'atRest') {
    return [refuse('KZ-VEH-005', 'vehicleMoving', vehicle.id)];
  }
  return [...whyNotSeat(table, figure, vehicle, act.wheel), ...whyNotEnter(table, figure, walk.cost)];
}

function whyNotWalkUp(table: Killzone, figure: Figure, walk: Walk): Refusal[] {
  const now = whyNotMoveNow(table, figure);
  if (now.length > 0) return now;
  return walk.fault ? [walk.fault] : whyNotEnd(table, figure, walk);
}

/** KZ-VEH-003: room for him, and nobody of another side inside. */
function whyNotSeat(table: Killzone, figure: Figure, vehicle: Vehicle, wheel: boolean): Refusal[] {
  const { traits, name, places } = rowOf(vehicle);
  const needs = placesNeeded(table, figure);
  if (needs > 1 && traits.includes('small')) return [refuse('KZ-VEH-003', 'tooSmallForPowerArmour', name)];
  if (occupantsOf(table, vehicle).some(({ side }) => side !== figure.side)) {
    return [refuse('KZ-VEH-039', 'enemiesAboard', vehicle.id)];
  }
  const hasDriver = driverOf(table, vehicle) !== null;
  if (wheel && hasDriver) return [refuse('KZ-VEH-038', 'hasDriver', vehicle.id)];
  // The driver's place is kept for a driver.
  const free = placesLeft(table, vehicle) - (wheel || hasDriver ? 0 : 1);
  return free < needs ? [refuse('KZ-VEH-003', 'full', { name, places })] : [];
}

/** It is the end of his move, so it may not be parted from the rest of it by a shot (KZ-ORDER-009). */
function whyNotEnter(table: Killzone, figure: Figure, walked: number): Refusal[] {
  const row = orderRowOf(table, figure);
  if (figure.locked && !row.traits.includes('breaksAway')) return [refuse('KZ-HTH-007', 'locked')];
  const isShooter = hasShot(table, figure);
  if (row.shots === 'aimed' && isShooter) return [refuse('KZ-ORDER-006', 'aimedShotTaken')];
  if (isShooter && figure.moves > 0 && !figure.shotFirst && !row.traits.includes('splitsMove')) {
    return [refuse('KZ-ORDER-009', 'hasMoved')];
  }
  const left = allowance(table, figure).total * 1000 - figure.spent - walked;
  return BOARDING <= left ? [] : [refuse('KZ-VEH-005', 'tooFar', { cost: BOARDING, left })];
}

export function board(table: Killzone, io: KillzoneIo, figure: Figure, act: Board): void {
  const vehicle = table.vehicles[act.vehicle]!;
  if (act.way.length > 0) walkOn(table, io, figure, act.way);
  else endMove(table, figure);
  const taken = occupantsOf(table, vehicle).map(({ place }) => place);
  let place = act.wheel ? 0 : 1;
  while (taken.includes(place)) place++;
  figure.vehicle = vehicle.id;
  figure.place = place;
  figure.x = vehicle.x;
  figure.y = vehicle.y;
  figure.spent += BOARDING;
  if (act.wheel) vehicle.group = figure.group;
  io.tell({ type: 'boarded', rule: 'KZ-VEH-005', figure: figure.who, vehicle: vehicle.who, wheel: act.wheel });
}

export interface GetOut {
  readonly do: 'getOut';
  /** In base contact with the vehicle. */
  readonly at: Place;
  /** How the move goes on from there; it may end there. */
  readonly way: Way;
}

/** KZ-VEH-006: out of a vehicle at rest for 2 inches, and on with what is left. */
export function whyNotGetOut(table: Killzone, figure: Figure, { at, way }: GetOut): Refusal[] {
  const faults = [...whyNotGetOutNow(table, figure), ...whyNotStandBeside(table, figure, at)];
  if (faults.length > 0) return faults;
  const spent = figure.spent + table.values.getOut * 1000;
  return whyNotMove(table, { ...figure, ...at, vehicle: NONE, place: NONE, spent }, onwards(at, way));
}

export function whyNotGetOutNow(table: Killzone, figure: Figure): Refusal[] {
  if (figure.vehicle === NONE) return [refuse('KZ-VEH-006', 'notAboard')];
  if (table.vehicles[figure.vehicle]!.speed > 0) return [refuse('KZ-VEH-006', 'bailOutInstead', figure.vehicle)];
  const cost = table.values.getOut * 1000;
  const left = allowance(table, figure).total * 1000 - figure.spent;
  if (cost > left) return [refuse('KZ-VEH-006', 'tooFar', { cost, left })];
  return whyNotMoveNow(table, { ...figure, vehicle: NONE });
}

/** The move that getting out begins; at its shortest it ends beside the vehicle. */
function onwards({ x, y }: Place, way: Way): Way {
  return way.length > 0 ? way : [{ x, y }];
}

/** Where somebody who leaves a vehicle may stand. */
function whyNotStandBeside(table: Killzone, figure: Figure, at: Place): Refusal[] {
  if (figure.vehicle === NONE) return [];
  const outline = outlineOfVehicle(table.vehicles[figure.vehicle]!);
  if (at.room !== NONE || compareGap(circle(at, BASE), outline, TOUCH) > 0) {
    return [refuse('KZ-VEH-006', 'notBesideVehicle', figure.vehicle)];
  }
  return canStand(table, figure, at) ? [] : [refuse('KZ-MOVE-002', 'notAPlace')];
}

export function getOut(table: Killzone, io: KillzoneIo, figure: Figure, { at, way }: GetOut): void {
  const vehicle = table.vehicles[figure.vehicle]!;
  stepOut(figure, at);
  figure.spent += table.values.getOut * 1000;
  io.tell({ type: 'gotOut', rule: 'KZ-VEH-006', figure: figure.who, vehicle: vehicle.who, at });
  if (way.length > 0) return move(table, io, figure, way);
  endMove(table, figure);
  happen(table, io, { on: 'stopped', figure });
}

/** What every move leaves behind it: it is made, after the shots or before them, and on Run he is a runner. */
function endMove(table: Killzone, figure: Figure): void {
  figure.moves++;
  figure.shotFirst = hasShot(table, figure);
  if (orderOf(table, figure) === 'run') figure.ran = true;
}

function stepOut(figure: Figure, at: Place): void {
  figure.vehicle = NONE;
  figure.place = NONE;
  standAt(figure, at);
}

export interface BailOut {
  readonly do: 'bailOut';
  readonly at: Place;
}

/** KZ-VEH-006: out of a moving vehicle, by somebody who does nothing else in this turn. */
export function whyNotBailOut(table: Killzone, figure: Figure, { at }: BailOut): Refusal[] {
  return [...whyNotBailOutNow(table, figure), ...whyNotStandBeside(table, figure, at)];
}

export function whyNotBailOutNow(table: Killzone, figure: Figure): Refusal[] {
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  if (figure.vehicle === NONE) return [refuse('KZ-VEH-006', 'notAboard')];
  const vehicle = table.vehicles[figure.vehicle]!;
  if (vehicle.speed === 0) return [refuse('KZ-VEH-006', 'atRest', vehicle.id)];
  const hasDriven = figure.place === 0 && vehicle.moved;
  const hasActed = hasDriven || vehicle.gunner === figure.id || figure.moves > 0 || figure.fired;
  return hasActed ? [refuse('KZ-VEH-006', 'hasActed')] : [];
}

/** KZ-VEH-006: a die for every 6 inches of speed or part of it. */
export function bailOutDice(table: Killzone, speed: number): number {
  return Math.ceil(speed / (table.values.bailOutInches * 1000));
}

export function bailOut(table: Killzone, io: KillzoneIo, figure: Figure, { at }: BailOut): void {
  const vehicle = table.vehicles[figure.vehicle]!;
  stepOut(figure, at);
  figure.finished = true;
  const dice = bailOutDice(table, vehicle.speed);
  io.tell({ type: 'bailedOut', rule: 'KZ-VEH-006', figure: figure.who, vehicle: vehicle.who, at, dice });
  damage(table, io, figure, { dice, by: 'bailOut', rule: 'KZ-VEH-006' });
}
