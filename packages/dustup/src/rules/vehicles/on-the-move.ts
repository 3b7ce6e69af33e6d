import { bearingOf, distance, minus } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { Hull } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, type Place, seatOf } from '../../table/table.ts';
import { isVehicle, type Vehicle } from '../../table/units.ts';
import { driveOverMines } from '../mines/under-hulls.ts';
import { lengthOf, placeOn } from '../movement/tracks.ts';
import { shoot, whyNotShoot } from '../shooting/shoot.ts';
import { shotsOf } from '../shooting/shots.ts';
import { whyNotAction } from '../turn/states.ts';
import type { FireOnTheMove, OnTheMove } from './questions.ts';

/** DU-VEH-082: why a vehicle may not drive and fire with one action. */
export function whyNotFireDriving(table: Dustup, unit: Vehicle): Refusal[] {
  const barred = whyNotAction(table, unit, 'shoot');
  if (barred.length > 0) return barred;
  const { model, fired } = unit.hull;
  const isReady = model.mounts.some(({ stabilisation }, i) => stabilisation === 'superior' && (fired & (1 << i)) === 0);
  return isReady ? [] : [refuse('DU-VEH-082', 'nothingSteady')];
}

/** Where it is after so many mils of its way: it points along it, or as it likes (DU-VEH-036). */
function poseAfter({ hull }: Vehicle, route: readonly Place[], { travelled, facing }: Passing): Passed {
  const { x, y } = placeOn(route, travelled);
  if (facing !== undefined) return { x, y, facing };
  let points = hull.facing;
  let gone = 0;
  for (let i = 1; i < route.length && gone <= travelled; i++) {
    const leg = distance(route[i - 1]!, route[i]!);
    // Where it is stopped at once there is no way to point along.
    if (leg > 0) points = bearingOf(minus(route[i]!, route[i - 1]!));
    gone += leg;
  }
  return { x, y, facing: points };
}

type Passing = Pick<OnTheMove, 'travelled' | 'facing'>;
type Passed = Pick<Hull, 'x' | 'y' | 'facing'>;

/** The table as it is while the vehicle is there; nothing of the real one changes. */
function inPassing(table: Dustup, unit: Vehicle, route: readonly Place[], at: Passing): [Dustup, Vehicle] {
  const hull: Hull = { ...unit.hull, ...poseAfter(unit, route, at), driving: true };
  const passing: Vehicle = { ...unit, hull };
  return [{ ...table, units: table.units.with(unit.id, passing) }, passing];
}

export function whyNotOnTheMove(table: Dustup, { unit: { id }, route }: FireOnTheMove, shot: OnTheMove): Refusal[] {
  const unit = table.units[id]!;
  if (!isVehicle(unit)) return [refuse('DU-VEH-082', 'noSuchVehicle')];
  const { travelled, facing: _, ...act } = shot;
  if (travelled < 0 || travelled > lengthOf(route)) return [refuse('DU-VEH-082', 'notOnTheWay')];
  const [then, passing] = inPassing(table, unit, route, shot);
  return whyNotShoot(then, passing, { do: 'shoot', ...act });
}

/** A way shorter than this, in mils, has one place to fire from that is worth a name. */
const HARDLY_A_WAY = 500;

/** From its start, its middle and its end; the last for lack of a better idea. */
export function shotsOnTheMove(table: Dustup, { unit: { id }, route }: FireOnTheMove): (OnTheMove | 'hold')[] {
  const unit = table.units[id]!;
  if (!isVehicle(unit)) return ['hold'];
  const length = lengthOf(route);
  const stops = length < HARDLY_A_WAY ? [length] : [length, Math.floor(length / 2), 0];
  const shots = stops.flatMap(travelled => {
    const [then, passing] = inPassing(table, unit, route, { travelled });
    return shotsOf(then, passing).map(({ do: _, ...shot }): OnTheMove => ({ travelled, ...shot }));
  });
  return [...shots, 'hold'];
}

/**
 * DU-VEH-082: the shot is resolved where it is taken, and then the rest of the move is made; what lies under the way up to
 * there comes first (DU-MINE-005). Says how far that has been met, in mils.
 */
export function fireOnTheMove(table: Dustup, io: DustupIo, unit: Vehicle, route: readonly Place[]): number {
  const answer = io.ask<FireOnTheMove>(seatOf(table, unit.side), {
    kind: 'fireOnTheMove',
    rule: 'DU-VEH-082',
    unit: unit.who,
    route: route.map(({ x, y }) => ({ x, y })),
    names: table.names,
  });
  if (answer === 'hold') return NOTHING_YET;
  const { travelled } = answer;
  const { x, y, facing } = unit.hull;
  const way = { route, stood: { x, y, facing } };
  Object.assign(unit.hull, poseAfter(unit, route, answer));
  const isStopped = table.options.mines && driveOverMines(table, io, unit, way, { until: travelled });
  if (!isStopped) fireInPassing(table, io, unit, route, answer);
  return isStopped ? Number.POSITIVE_INFINITY : travelled;
}

const NOTHING_YET = -1;

export function fireInPassing(
  table: Dustup,
  io: DustupIo,
  unit: Vehicle,
  route: readonly Place[],
  shot: OnTheMove,
): void {
  const { travelled: _, facing: __, ...act } = shot;
  Object.assign(unit.hull, poseAfter(unit, route, shot), { driving: true });
  shoot(table, io, unit, { do: 'shoot', ...act });
  unit.hull.driving = false;
}
