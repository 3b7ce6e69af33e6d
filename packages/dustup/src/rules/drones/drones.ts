import { distance, isWithin, pointAlong, squaredDistance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { Sensors } from '../../content/schema.ts';
import { roll, successOf } from '../../dice/rolls.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isWithinInches, TOLERANCE } from '../../ground/measure.ts';
import { CLOUD_RADIUS, seesThroughSmoke } from '../../ground/sight.ts';
import type { Act } from '../../table/acts.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE, type Place, placeOf, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import { countersAgainst, reveal } from '../detection/counters.ts';
import { hidingDie, isDarkFor, rangeDie, uncover } from '../detection/detect.ts';
import { declareWarfare, isUpset } from '../electronic-warfare/warfare.ts';
import type { FlyDroneAct, LaunchDroneAct, SpotByDroneAct } from './acts.ts';

/** DU-DRONE-003 in inches, DU-DRONE-005 in mils. */
const LAUNCH = 2;
const FLIGHT = 24_000 + TOLERANCE;

/** DU-DRONE-002: one in the air at a time, and always another one. */
export function whyNotLaunch(table: Dustup, unit: Unit, { at }: LaunchDroneAct): Refusal[] {
  if (!table.options.drones || unit.drones === 0 || unit.parent !== NONE) return [refuse('DU-DRONE-002', 'noDrones')];
  if (unit.drone !== null) return [refuse('DU-DRONE-002', 'droneInTheAir')];
  if (!isOnTable(groundOf(table), at)) return [refuse('DU-DRONE-003', 'offTable')];
  return isWithinInches(placeOf(table, unit), at, LAUNCH) ? [] : [refuse('DU-DRONE-003', 'outOfReach', LAUNCH)];
}

export function launch(table: Dustup, io: DustupIo, unit: Unit, { at }: LaunchDroneAct): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  unit.drone = { x: at.x, y: at.y };
  io.tell({ type: 'droneLaunched', rule: 'DU-DRONE-003', unit: unit.who, at });
}

export function launchesOf(table: Dustup, unit: Unit): LaunchDroneAct[] {
  if (unit.drones === 0 || countersAgainst(table, unit.side).length === 0) return [];
  const { x, y } = placeOf(table, unit);
  const act: LaunchDroneAct = { do: 'launchDrone', at: { x, y } };
  return whyNotLaunch(table, unit, act).length === 0 ? [act] : [];
}

/** DU-DRONE-005: up to 24 inches in any direction. */
export function whyNotFly(table: Dustup, unit: Unit, { to }: FlyDroneAct): Refusal[] {
  if (unit.drone === null) return [refuse('DU-DRONE-005', 'noDroneInTheAir')];
  if (!isOnTable(groundOf(table), to)) return [refuse('DU-DRONE-005', 'offTable')];
  return isWithin(unit.drone, to, FLIGHT) ? [] : [refuse('DU-DRONE-005', 'tooFarToFly')];
}

export function fly(table: Dustup, io: DustupIo, unit: Unit, { to }: FlyDroneAct): void {
  const from = unit.drone!;
  unit.drone = { x: to.x, y: to.y };
  io.tell({ type: 'droneFlew', rule: 'DU-DRONE-005', unit: unit.who, from, to, where: landmarkOf(table, to) });
}

/** Over the nearest counter, or as near to it as the drone gets. */
export function flightsOf(table: Dustup, unit: Unit): FlyDroneAct[] {
  const { drone } = unit;
  if (drone === null) return [];
  const near = countersAgainst(table, unit.side).toSorted(
    (a, b) => squaredDistance(a, drone) - squaredDistance(b, drone),
  )[0];
  if (near === undefined || isWithin(near, drone, TOLERANCE)) return [];
  const to = isWithin(near, drone, FLIGHT) ? { x: near.x, y: near.y } : pointAlong(drone, near, FLIGHT - TOLERANCE);
  return [{ do: 'flyDrone', to }];
}

/** DU-DRONE-006: what the sensors of a drone are worth, as those of units are named. */
function sensorsOf({ drones }: Unit): Sensors {
  return drones >= 10 ? 'superior' : drones >= 8 ? 'enhanced' : 'aided';
}

/** DU-DRONE-007: from the air only smoke hides anything, and the range is the drone's. */
export function whyNotSpot(table: Dustup, unit: Unit, { counter: id }: SpotByDroneAct): Refusal[] {
  if (unit.drone === null) return [refuse('DU-DRONE-005', 'noDroneInTheAir')];
  const counter = table.counters[id];
  if (counter === undefined || counter.side === unit.side || counter.removed) {
    return [refuse('DU-DETECT-006', 'noCounter')];
  }
  const sensors = sensorsOf(unit);
  if (rangeDie(distance(unit.drone, counter), isDarkFor(table, sensors)) === null) {
    return [refuse('DU-DETECT-007', 'beyondDetection')];
  }
  return isUnderSmoke(table, counter) && !seesThroughSmoke(sensors) ? [refuse('DU-SMOKE-002', 'underSmoke')] : [];
}

/** DU-DRONE-009: whether the drone of a unit sees a place, as it would see a counter there. */
export function droneSees(table: Dustup, unit: Unit, place: Place): boolean {
  if (unit.drone === null) return false;
  const sensors = sensorsOf(unit);
  if (rangeDie(distance(unit.drone, place), isDarkFor(table, sensors)) === null) return false;
  return !isUnderSmoke(table, place) || seesThroughSmoke(sensors);
}

function isUnderSmoke(table: Dustup, place: Place): boolean {
  return table.clouds.some(cloud => isWithin(cloud, place, CLOUD_RADIUS));
}

/** DU-DRONE-006: the operator's quality and the drone's sensors against the range, as in DU-DETECT-006. */
export function spotByDrone(table: Dustup, io: DustupIo, unit: Unit, { counter: id }: SpotByDroneAct): void {
  const counter = table.counters[id]!;
  const base = rangeDie(distance(unit.drone!, counter), isDarkFor(table, sensorsOf(unit)));
  if (base === null || unit.drones === 0) throw new Error('expected a counter within reach of the drone');
  const attempts = declareWarfare(table, io, unit, 'sensors');
  const { die, shifts } = hidingDie(base, counter);
  const range = roll(io, die, { rule: 'DU-DETECT-007', purpose: 'range', seat: seatOf(table, counter.side) });
  const faces = [
    roll(io, unit.die, becauseOf(table, unit, 'DU-DRONE-006', 'detection')),
    roll(io, unit.drones, becauseOf(table, unit, 'DU-DRONE-006', 'sensors')),
  ] as const;
  const success = isUpset(table, io, attempts, faces) ? 'none' : successOf(faces, range);
  const told = { unit: unit.who, counter: id, die, shifts, range, faces, success };
  io.tell({ type: 'lookedAtCounter', rule: 'DU-DRONE-006', ...told });
  uncover(table, io, counter, success);
}

const FEW = 2;

export function spotsOf(table: Dustup, unit: Unit): SpotByDroneAct[] {
  const { drone } = unit;
  if (drone === null) return [];
  return countersAgainst(table, unit.side)
    .toSorted((a, b) => squaredDistance(a, drone) - squaredDistance(b, drone))
    .slice(0, FEW)
    .map(({ id }): SpotByDroneAct => ({ do: 'spotByDrone', counter: id }))
    .filter(act => whyNotSpot(table, unit, act).length === 0);
}

const WITH_DRONE: readonly Act['do'][] = ['launchDrone', 'flyDrone', 'spotByDrone', 'stop'];

/** DU-DRONE-004: whatever else its unit does, willingly or not, the drone is lost. */
export function crashAfter(table: Dustup, io: DustupIo, { unit, act }: MomentOf<'actionDone'>): void {
  if (act === null || !WITH_DRONE.includes(act.do)) crash(table, io, { unit });
}

/** DU-DRONE-004: one that nobody is left to fly comes down, whatever became of them. */
export function dropOrphans(table: Dustup, io: DustupIo): void {
  for (const unit of table.units)
    if (unit.drone !== null && !isInPlay(table, unit)) crash(table, io, { unit: unit.id });
}

export function crash(table: Dustup, io: DustupIo, moment: { readonly unit: number }): void {
  const unit = table.units[moment.unit]!;
  if (unit.drone === null) return;
  unit.drone = null;
  io.tell({ type: 'droneLost', rule: 'DU-DRONE-004', unit: unit.who });
}
