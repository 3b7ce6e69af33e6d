import { comeToRest, fits, hindrance, isSamePoint, type Point, routeCost } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { goingOf, isBogged, isStuck, POINT, walkOf } from '../../ground/walk.ts';
import { isAirborne, isAircraft } from '../../table/flight.ts';
import type { Hull } from '../../table/hulls.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { isTurret, isVehicle, type Unit, type Vehicle } from '../../table/units.ts';
import { followWithCounter, reveal } from '../detection/counters.ts';
import { unhitchGun, whyNotHaulOn } from '../heavy-weapons/limbering.ts';
import { leadershipTest } from '../morale/leadership-test.ts';
import type { MoveAct } from '../movement/acts.ts';
import { leaveTableIfDone } from '../movement/edges.ts';
import {
  enemiesOf,
  type Gone,
  goAlong,
  needsLeadershipTest,
  rollMovement,
  tellMoved,
  whyNotFlee,
} from '../movement/movement.ts';
import { movementDie } from '../movement/movement-die.ts';
import { cutShort, lengthOf } from '../movement/tracks.ts';
import { trailSmoke, whyNotExhaust } from '../smoke/vehicle-smoke.ts';
import type { TurnUse } from './acts.ts';
import { bodyOf, solidsOf } from './body.ts';
import { fireOnTheMove, whyNotFireDriving } from './on-the-move.ts';
import { BACK, isTowed, isTowHindered, letGo, pullAlong, towedBy, whyNotTowOn, withoutTowedWreck } from './towing.ts';
import { seatTurrets } from './turrets.ts';
import { wayDriven } from './way-driven.ts';

/** DU-VEH-037: why a vehicle may not make for a point. */
export function whyNotDrive(
  table: Dustup,
  unit: Vehicle,
  { route, leave = [], arrange, firing, leaveGun, smoking }: MoveAct,
): Refusal[] {
  const goal = route.at(-1);
  if (goal === undefined) return [refuse('DU-MOVE-001', 'noPoint')];
  if (!mayDrive(unit)) return [refuse('DU-AIR-025', 'doesNotDrive', { unit: unit.who })];
  if (leave.length > 0 || arrange === true || leaveGun === true) return [refuse('DU-VEH-003', 'nobodyToPlace')];
  const ground = groundOf(table);
  if (!route.every(p => isOnTable(ground, p))) return [refuse('DU-MOVE-025', 'offTable')];
  const hauling = [...whyNotHaulOn(table, unit), ...whyNotTowOn(table, unit)];
  if (hauling.length > 0) return hauling;
  if (isImmobile(table, unit)) return [refuse('DU-VEH-073', 'cannotMoveAtAll', { unit: unit.who })];
  if (isSamePoint(goal, unit.hull)) return [refuse('DU-VEH-036', 'turnsOnTheSpot')];
  if (!fits(walkOf(table, unit, { into: enemiesOf(table, unit) }), goal)) return [refuse('DU-MOVE-001', 'noRoom')];
  const flees = whyNotFlee(table, unit, unit.hull, goal);
  if (flees.length > 0) return flees;
  const smokeless = smoking === undefined ? [] : whyNotExhaust(table, unit);
  return smokeless.length > 0 || firing === undefined ? smokeless : whyNotFireDriving(table, unit);
}

/** DU-VEH-026, DU-VEH-036, DU-VEH-037: a move action: twice the die, along its way, and to rest with any facing. */
export function drive(table: Dustup, io: DustupIo, unit: Vehicle, act: MoveAct): void {
  if (needsLeadershipTest(table, unit, act.route.at(-1)!) && !leadershipTest(table, io, unit)) return;
  reveal(table, io, unit, 'DU-DETECT-003');
  const { x, y, facing } = unit.hull;
  const die = movementDie(table, unit, 0);
  const rolled = rollMovement(table, io, unit, die);
  const reached = withoutTowedWreck(table, unit, () => goAlong(table, io, unit, act.route, rolled.points));
  const wanted = inTow(table, unit, reached, act.facing ?? null);
  const met = act.firing ? fireOnTheMove(table, io, unit, wanted.route) : undefined;
  const gone = met === Number.POSITIVE_INFINITY ? stoppedInPassing(unit, wanted) : wanted;
  tellMoved(table, io, unit, 'DU-MOVE-002', die, rolled, gone, act.route.at(-1));
  drawUp(table, io, unit, { ...gone, met, stood: { x, y, facing } }, rolled.points);
  if (act.smoking) trailSmoke(table, io, unit);
}

/** DU-MINE-006: it goes no farther than where a mine has stopped it. */
function stoppedInPassing({ hull }: Vehicle, gone: Rested): Rested {
  const { x, y, facing } = hull;
  const route = wayDriven(hull, gone.route);
  const { cost } = routeCost(gone.walk, route);
  return { ...gone, route, cost, end: { x, y }, pose: { x, y, facing } };
}

/** DU-AIR-025: aircraft do not drive, nor does a grav vehicle that is in the air. */
function mayDrive(unit: Vehicle): boolean {
  return !isAirborne(unit) && !isAircraft(unit.hull.model);
}

/** DU-VEH-072, DU-VEH-073: it cannot move any more, wherever it may want to go. */
export function isImmobile(table: Dustup, unit: Vehicle): boolean {
  return (
    !mayDrive(unit) ||
    isTurret(unit) ||
    unit.where === 'aboard' ||
    unit.hull.immobilised ||
    isTowed(table, unit) ||
    isStuck(goingOf(unit)) ||
    isBogged(table, unit)
  );
}

/** DU-VEH-053, DU-HEAVY-010: what is damaged pulls nothing any more; whoever is made to drive leaves it behind first. */
export function dropTow(table: Dustup, io: DustupIo, unit: Unit): void {
  if (!isVehicle(unit) || unit.hull.damage === 0) return;
  unhitchGun(table, io, unit);
  letGo(table, io, unit);
}

/** It stands at the end of its way, and everybody hears of it. */
export function drawUp(table: Dustup, io: DustupIo, unit: Vehicle, wanted: Rested, points: number): void {
  const { x, y, facing } = unit.hull;
  const gone = withoutRoomForBoth(table, io, unit, wanted);
  const { route, pose, cost, met, stood = { x, y, facing } } = gone;
  dropTow(table, io, unit);
  Object.assign(unit.hull, pose);
  unit.moved = true;
  seatTurrets(table, unit);
  if (leaveTableIfDone(table, io, unit, points * POINT - cost)) return;
  const towed = towedBy(table, unit);
  happen(table, io, { on: 'moved', unit: unit.id, route, before: [], stood, ...(met === undefined ? {} : { met }) });
  // DU-MINE-005: only as far as the other really got.
  if (towed === null || isAt(unit, stood)) return;
  const from = pullAlong(table, unit, towed);
  if (towed.hull.destroyed || towed.where !== 'table') return;
  const trail = [from, { x: towed.hull.x, y: towed.hull.y }];
  happen(table, io, { on: 'moved', unit: towed.id, route: trail, before: [] });
}

/** DU-VEH-051: whoever finds no room for both leaves behind what it tows, and stands clear of it. */
function withoutRoomForBoth(table: Dustup, io: DustupIo, unit: Vehicle, gone: Rested): Rested {
  const towed = towedBy(table, unit);
  if (towed === null || !isTowHindered(table, unit, gone.pose, solidsOf(gone.walk))) return gone;
  letGo(table, io, unit);
  const others = [...gone.walk.others, { id: NONE, shape: outlineOfHull(towed.hull) }];
  const walk = { ...gone.walk, others };
  const isClear = hindrance(bodyOf(unit.hull), gone.pose, solidsOf(walk)) === null;
  return isClear ? gone : { ...gone, ...cameToRest(unit, { ...gone, walk }, null) };
}

/** Whether it has come to the end of its way: mines may have stopped it. */
export function isAt({ hull }: Vehicle, { x, y }: Place): boolean {
  return hull.x === x && hull.y === y;
}

/** DU-VEH-051: as far as there is room for both. */
function inTow(table: Dustup, unit: Vehicle, gone: Gone, facing: number | null): Rested {
  let rested = cameToRest(unit, gone, facing);
  while (rested.route.length > 1 && isTowHindered(table, unit, rested.pose, solidsOf(gone.walk))) {
    const { points } = cutShort({ figure: NONE, points: rested.route }, lengthOf(rested.route) - BACK);
    const cost = routeCost(gone.walk, points).cost;
    rested = cameToRest(unit, { ...gone, route: points, end: points.at(-1)!, cost, halt: 'tooClose' }, facing);
  }
  return rested;
}

export interface Rested extends Gone {
  readonly pose: Pick<Hull, 'x' | 'y' | 'facing'>;
  /** How it stood before, if it has come some of the way already. */
  readonly stood?: Pick<Hull, 'x' | 'y' | 'facing'>;
  /** How far along its way it has met what lies under it already, in mils. */
  readonly met?: number | undefined;
}

/** On its way only its width counts; where it ends all of it must find room. */
export function cameToRest({ hull }: Vehicle, gone: Gone, facing: number | null): Rested {
  const { x, y, facing: before } = hull;
  const solids = solidsOf(gone.walk);
  const rest = comeToRest(bodyOf(hull), { x, y, facing: before }, gone.route, solids, facing);
  // What cannot get away at all may still turn where it stands, if there is room for that.
  const turned = { x, y, facing: facing ?? before };
  const isTurning = rest.route.length === 1 && hindrance(bodyOf(hull), turned, solids) === null;
  const pose = isTurning ? turned : rest.pose;
  const came = { ...gone, pose, end: { x: pose.x, y: pose.y } };
  if (rest.by === null) return came;
  const route: readonly Point[] = rest.route;
  return { ...came, route, cost: routeCost(gone.walk, route).cost, halt: 'tooClose', by: rest.by };
}

export function whyNotTurn(table: Dustup, unit: Vehicle, { facing }: TurnUse): Refusal[] {
  const { hull } = unit;
  if (!mayDrive(unit)) return [refuse('DU-AIR-025', 'doesNotDrive', { unit: unit.who })];
  if (hull.facing === facing) return [refuse('DU-VEH-036', 'facesThere')];
  const { x, y } = hull;
  const met = hindrance(bodyOf(hull), { x, y, facing }, solidsOf(walkOf(table, unit)));
  return met === null ? [] : [refuse('DU-VEH-036', 'noRoomToTurn')];
}

/** DU-VEH-036: on the spot, by a reorganise action; it has not moved. */
export function turn(table: Dustup, io: DustupIo, unit: Vehicle, { facing }: TurnUse): void {
  unit.hull.facing = facing;
  seatTurrets(table, unit);
  followWithCounter(table, unit);
  tellOf(table, io, unit, { type: 'turned', rule: 'DU-VEH-036', unit: unit.who, facing });
}
