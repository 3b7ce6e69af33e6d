import { distance } from '@sightline/geometry/field';
import { fortOf } from '../rules/buildings/forts.ts';
import type { MoveAct } from '../rules/movement/acts.ts';
import { nearestEnemyPlace } from '../rules/movement/known-enemies.ts';
import { whyNotAct } from '../rules/turn/actions.ts';
import type { Act, Use } from '../table/acts.ts';
import { isAirborne } from '../table/flight.ts';
import { placeOf } from '../table/table.ts';
import { isAtBest, isDisorganised, isHidden, isVehicle, passengersOf, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { type Aim, aimOf } from './aims.ts';
import { worthOfAntiAir, worthOfBombs } from './air-combat.ts';
import { worthOfMission, worthOfRequest } from './artillery.ts';
import { bestOf } from './best.ts';
import { worthOfBuildingShot } from './building-fire.ts';
import { worthOfAssault, worthOfDrivingIn, worthOfShock } from './close-combat.ts';
import { worthOfDetecting, worthOfOrder, worthOfOrderedAssault, worthOfRally, worthOfRegrouping } from './command.ts';
import { flightsForWounded } from './fetching.ts';
import { worthOfCalling, worthOfFlight } from './flights.ts';
import { tollOfStaying, tollOfWay } from './hazards.ts';
import { worthOfTreatment } from './medics.ts';
import { dangerAt, frontFor, isThere, worthOfPlace } from './places.ts';
import { worthOfAlighting, worthOfBoarding } from './riding.ts';
import { worthOfUnit } from './sequence.ts';
import { worthOfShot } from './shots.ts';
import { expectedWay, type Legs, legsOf, movesTowards } from './ways.ts';

/** What all acts of a unit are judged by. */
interface Situation {
  readonly aim: Aim | null;
  readonly legs: Legs;
  /** The worth of the place it stands at. */
  readonly stay: number;
}

/** The act that is worth most: of those proposed, and of moves towards where the unit is wanted. */
export function bestAct(view: DustupView, unit: Unit, proposed: readonly Act[]): Act {
  const aim = aimOf(view, unit);
  const from = placeOf(view, unit);
  const stay = worthOfPlace(view, unit, from, aim) - tollOfStaying(view, unit, from);
  const situation = { aim, legs: legsOf(view, unit), stay };
  const isFree = proposed.some(act => act.do === 'move') && !isDisorganised(view, unit);
  const flights = proposed.some(act => act.do === 'fly' || act.do === 'takeOff') ? flightsForWounded(view, unit) : [];
  const acts = isFree ? [...movesAhead(view, unit, situation), ...proposed] : [...flights, ...proposed];
  const facing = isVehicle(unit) ? acts.map(act => fronted(view, unit, act, situation)) : acts;
  return bestOf(facing, act => worthOf(view, unit, act, situation));
}

function movesAhead(view: DustupView, unit: Unit, { aim, legs }: Situation): MoveAct[] {
  if (aim === null) return [];
  return movesTowards(view, unit, legs, aim.at).filter(move => whyNotAct(view, unit, move).length === 0);
}

/** DU-VEH-036: a vehicle ends its way with its front where it is wanted. */
function fronted(view: DustupView, unit: Unit, act: Act, { legs }: Situation): Act {
  if (act.do !== 'move' || !isVehicle(unit) || unit.column) return act;
  const facing = frontFor(view, unit, expectedWay(legs, act).end);
  return facing === null ? act : { ...act, facing };
}

/** Worths are on one scale: an enemy pinned for sure is worth about one. */
function worthOf(view: DustupView, unit: Unit, act: Act, situation: Situation): number {
  const { aim } = situation;
  switch (act.do) {
    case 'recover':
      return worthOfRecovering(view, unit);
    case 'shoot':
      return worthOfShot(view, unit, act) - patience(view, unit);
    case 'shootBuilding':
      return worthOfBuildingShot(view, unit, act);
    case 'move':
      return worthOfMove(view, unit, act, situation);
    case 'prop':
      return aim !== null && isThere(view, unit, aim) && !isAtBest(unit, 'broken') ? 0.25 : 0.02;
    case 'unprop':
      return aim !== null && !isThere(view, unit, aim) ? 0.3 : -0.1;
    case 'reorganise':
      return worthOfUse(view, unit, act.use, situation);
    case 'treat':
      return worthOfTreatment(view, unit, act.unit);
    case 'assault':
      return worthOfAssault(view, unit, act.targets);
    case 'tankShock':
      return worthOfShock(view, unit, act.target);
    case 'driveIn':
      return worthOfDrivingIn(view, unit, act.building);
    case 'pressOn':
      return 1.5;
    case 'order':
      return worthOfOrder(view, unit, act.unit);
    case 'orderAssault':
      return worthOfOrderedAssault(view, unit, act);
    case 'rally':
      return worthOfRally(view, unit, act.unit);
    case 'detect':
      return worthOfDetecting(view, unit, act.counter);
    case 'activateDetachment':
      return worthOfUnit(view, view.units[act.unit]!);
    case 'rejoin':
      return 0.1;
    case 'regroup':
      return worthOfRegrouping(view, unit, act.with);
    case 'spotByDrone':
    case 'launchDrone':
    case 'shootDrone':
    case 'shootPiece':
      return 0.3;
    case 'requestFire':
      // Pilots with men aboard have something better to do.
      return isAirborne(unit) && passengersOf(view, unit).length > 0 ? -1 : worthOfRequest(view, unit, act);
    case 'fireMission':
      return worthOfMission(view, view.missions[act.mission]!);
    case 'discharge':
      return worthOfSmoke(view, unit);
    case 'callEvacuation':
      return worthOfCalling(view, unit);
    case 'lineCharge':
      return 1;
    case 'fly':
    case 'flyOff':
    case 'takeOff':
    case 'land':
    case 'taxi':
    case 'turnInHover':
      return worthOfFlight(view, unit, act, aim);
    case 'dropBombs':
      return worthOfBombs(view, unit, act);
    case 'fireAtAircraft':
      return worthOfAntiAir(view, unit, act);
    case 'fastRope':
    case 'jump':
      return worthOfAlighting(view, unit, aim);
    case 'followLane':
    case 'fightFire':
    case 'stop':
      return 0;
    case 'communicate':
    case 'concede':
    case 'detach':
    case 'torch':
    case 'openLane':
    case 'flyDrone':
    case 'dropCargo':
    case 'hatches':
    case 'letGo':
      return -1;
    default:
      return act satisfies never;
  }
}

/** DU-GAP-031: men get up first; DU-VEH-088, DU-BUILD-009: what fires on while it is kept down may have better things to do. */
function worthOfRecovering(view: DustupView, unit: Unit): number {
  const hasClaws = unit.hull?.model.close !== undefined && unit.hull.model.traits.includes('mayAssault');
  const firesOn =
    (isVehicle(unit) && !hasClaws && passengersOf(view, unit).length === 0) || fortOf(view, unit) !== null;
  return firesOn ? FIRES_ON : 5;
}

const FIRES_ON = 0.45;

/** How much better it will be where the move probably ends, less what the way there may cost. */
function worthOfMove(view: DustupView, unit: Unit, act: MoveAct, { aim, legs, stay }: Situation): number {
  const { route, end } = expectedWay(legs, act);
  return worthOfPlace(view, unit, end, aim, act.facing) - stay - tollOfWay(view, unit, route);
}

/** DU-REORG-004: what the uses of a reorganise action are worth; some only wait for the right moment. */
function worthOfUse(view: DustupView, unit: Unit, use: Use, { aim, stay }: Situation): number {
  switch (use.do) {
    case 'pickUp':
    case 'blowNest':
      return 10;
    case 'leaveColumn':
      return 1.5;
    case 'assumeCommand':
      return 1;
    case 'showUp':
      return view.turns - view.turn < LATE || unit.hull?.model.close !== undefined ? 0.4 : -0.1;
    case 'alight':
      return worthOfAlighting(view, unit, aim);
    case 'board':
      return worthOfBoarding(view, unit, view.units[use.vehicle]!, aim);
    case 'setUp':
    case 'unlimber':
      return 0.8;
    case 'reloadLauncher':
    case 'mendGun':
      return 0.7;
    case 'manGun':
    case 'wreckGun':
      return 0.6;
    case 'turnHull':
      return worthOfPlace(view, unit, placeOf(view, unit), aim, use.facing) - stay - 0.05;
    case 'rearrange':
    case 'takeOver':
    case 'extract':
      return 0.3;
    case 'handOver':
      // Whoever waits for them stands in the open.
      return 1.3;
    case 'takeUpWounded':
    case 'layMine':
    case 'setDownSystem':
      return 0.2;
    case 'blowBridge':
      return 0.1;
    case 'manVehicle':
      return 1;
    case 'exhaust':
    case 'smoke':
      return worthOfSmoke(view, unit);
    case 'hitch':
    case 'pack':
    case 'readyRemote':
    case 'limber':
    case 'takePrisoners':
    case 'formColumn':
    case 'mount':
    case 'dismount':
    case 'conceal':
    case 'hide':
    case 'loadCargo':
    case 'unloadCargo':
    case 'generator':
      return -1;
    default:
      return use satisfies never;
  }
}

/** DU-GAP2-009: the hidden hold nothing, and so they come out when it is about to be counted. */
const LATE = 2;
/** How near the enemy has to come for an ambush, in mils, and what it is worth to wait for that. */
const AMBUSH = 24_000;
const WAITING = 0.6;

/** DU-DETECT-003: a shot gives the hidden away, and from afar that is a bad bargain. */
function patience(view: DustupView, unit: Unit): number {
  if (!isHidden(unit)) return 0;
  const enemy = nearestEnemyPlace(view, unit);
  return enemy !== null && distance(placeOf(view, unit), enemy) <= AMBUSH ? 0 : WAITING;
}

/** DU-SMOKE-005: a screen against whoever might fire, once the unit has done what it wanted to do in the open. */
function worthOfSmoke(view: DustupView, unit: Unit): number {
  const danger = dangerAt(view, unit, placeOf(view, unit));
  return unit.actions === 1 ? 0.6 * danger : 0.1 * danger;
}
