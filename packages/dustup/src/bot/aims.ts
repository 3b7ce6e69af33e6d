import {
  contains,
  distance,
  inches,
  nearestOn,
  pointAlong,
  polygonOf,
  squaredDistance,
} from '@sightline/geometry/field';
import { bestExplosive } from '../rules/assault/explosives.ts';
import { untreatedOf } from '../rules/medical/treatment.ts';
import { onEdge } from '../rules/movement/edges.ts';
import { nearestEnemyPlace } from '../rules/movement/known-enemies.ts';
import type { Objective } from '../table/markers.ts';
import { NONE, type Place, placeOf, sideOf } from '../table/table.ts';
import { has, isAtBest, isHidden, isInPlay, isVehicle, passengersOf, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { hasGuns } from './arms.ts';
import { bestOf } from './best.ts';
import { isFierce } from './close-combat.ts';
import { ambulanceFor } from './fetching.ts';

/** Where a unit is wanted, how near is near enough, and how pressing it is: 1 with no hurry. */
export interface Aim {
  readonly at: Place;
  readonly within: number;
  readonly pressing: number;
}

/** DU-GAP-027: a little less than three inches. */
const CONTROL = 2500;
/** DU-GAP2-009: how far inside a circle is safely inside. */
const INSIDE = 1000;
/** DU-REORG-002, DU-MED-005: a little less than two. */
const AT_HAND = 1500;

/** DU-GAP-022: runners fight until they need this share of the actions that are left for running. */
const TIME_TO_RUN = 0.5;
const RUNNING = 4;
const FIGHTING = 0.4;
/** DU-GAP-023: the first few go for the prize as fast as they can. */
const RUNNERS_UP = 3;
const FOR_THE_PRIZE = 3;
/** In the last turns what is not ours yet counts double. */
const LATE = 3;

/** What the scenario wants of a unit; null if it may please itself. */
export function aimOf(view: DustupView, unit: Unit): Aim | null {
  const way = exitFor(view, unit) ?? carrierFor(view, unit) ?? ambulanceAim(view, unit);
  if (way !== null) return way;
  if (isVehicle(unit)) {
    const [rider] = passengersOf(view, unit);
    if (rider !== undefined) return deliveryOf(view, rider);
    if (!hasGuns(view, unit) && unit.hull.model.close === undefined) return null;
  }
  if (has(unit, 'medicalTeam')) return casually(worstHit(view, unit), AT_HAND);
  const goal = nestFor(view, unit) ?? groundFor(view, unit);
  if (goal !== null) return goal;
  const objective = objectiveFor(view, unit);
  if (objective !== null) return towards(view, unit, objective);
  return isForClose(view, unit) ? casually(nearestEnemyPlace(view, unit), 0) : null;
}

function ambulanceAim(view: DustupView, unit: Unit): Aim | null {
  const ambulance = view.options.evacuation ? ambulanceFor(view, unit) : null;
  return ambulance && { ...ambulance, pressing: HANDING_OVER };
}

/** An ambulance does not wait for long. */
const HANDING_OVER = 2;

/** How near to where they are wanted riders are brought, and how much more pressing it is to bring them. */
const DROP = 5000;
const BRINGING = 1.6;

/** DU-VEH-042: a carrier goes where those in it are wanted. */
function deliveryOf(view: DustupView, rider: Unit): Aim | null {
  const aim = aimOf(view, rider);
  return aim && { at: aim.at, within: aim.within + DROP, pressing: BRINGING * aim.pressing };
}

/** How near to the nest those keep who have nothing to lay at it. */
const ESCORT = 8000;

/** DU-GAP2-047: whoever has anything to lay at the nest goes for it, if only grenades, and the others go with him. */
function nestFor(view: DustupView, unit: Unit): Aim | null {
  const { nest, victory } = view;
  if (nest === null || nest.destroyed || victory.kind !== 'spoils' || isAtBest(unit, 'broken')) return null;
  if (victory.nest === undefined || sideOf(view, victory.nest.seat) === unit.side) return null;
  const within = unit.hull === null && bestExplosive(view, unit, null) !== null ? nest.radius : nest.radius + ESCORT;
  const left = distance(nest, placeOf(view, unit)) - within;
  return { at: { x: nest.x, y: nest.y }, within, pressing: 1.5 * hurry(view, unit, left) };
}

/** DU-GAP2-046: the part of the table that the scenario wants it in, by the shortest way; the bunker first. */
function groundFor(view: DustupView, unit: Unit): Aim | null {
  const { victory } = view;
  if (victory.kind !== 'spoils' || victory.reach === undefined || isAtBest(unit, 'broken')) return null;
  if (sideOf(view, victory.reach.seat) !== unit.side) return null;
  const { x, y } = placeOf(view, unit);
  const zone = polygonOf(victory.reach.zone.map(([east, north]) => ({ x: inches(east), y: inches(north) })));
  if (contains(zone, { x, y })) return { at: { x, y }, within: AT_HAND, pressing: 1 };
  const edge = nearestOn(zone, { x, y });
  const at = pointAlong(edge, middleOf(zone.points), INTO);
  return { at, within: AT_HAND, pressing: hurry(view, unit, distance(at, { x, y })) };
}

/** How far into the ground that is wanted one goes. */
const INTO = 2500;

function middleOf(points: readonly Place[]): Place {
  const mean = (axis: 'x' | 'y') => Math.round(points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  return { x: mean('x'), y: mean('y') };
}

function casually(at: Place | null, within: number): Aim | null {
  return at === null ? null : { at, within, pressing: 1 };
}

/** DU-GAP-022, DU-GAP-023: those who are to leave, and whoever carries the prize. */
function exitFor(view: DustupView, unit: Unit): Aim | null {
  const { victory } = view;
  const { exitEdge } = view.sides[unit.side]!;
  const runs = victory.kind === 'breakout' && sideOf(view, victory.runner) === unit.side;
  if (exitEdge === null || (unit.carries === NONE && !runs)) return null;
  const leader = placeOf(view, unit);
  const at = onEdge(view, leader, exitEdge);
  const isTime = unit.carries !== NONE || shortageOf(view, unit, distance(at, leader)) > TIME_TO_RUN;
  return { at, within: 0, pressing: isTime ? RUNNING : FIGHTING };
}

/** DU-GAP-023: an enemy who makes off with the prize. */
function carrierFor(view: DustupView, unit: Unit): Aim | null {
  const carrier = view.units.find(
    other => other.side !== unit.side && other.carries !== NONE && other.where === 'table',
  );
  if (carrier === undefined || isHidden(carrier) || isAtBest(unit, 'broken')) return null;
  const { x, y } = placeOf(view, carrier);
  return { at: { x, y }, within: CONTROL, pressing: 2 };
}

function towards(view: DustupView, unit: Unit, objective: Objective): Aim {
  const within = objective.carry ? AT_HAND : objective.radius === null ? CONTROL : objective.radius - INSIDE;
  const left = distance(objective, placeOf(view, unit)) - within;
  const rush = objective.carry && friendsNearer(view, objective, unit) < RUNNERS_UP ? FOR_THE_PRIZE : 1;
  const late = view.turns - view.turn < LATE && objective.holder !== unit.side ? 2 : 1;
  const { x, y } = objective;
  return { at: { x, y }, within, pressing: late * rush * hurry(view, unit, left) };
}

/** Whether it does its work with claws or bayonets. */
function isForClose(view: DustupView, unit: Unit): boolean {
  if (unit.hull !== null) return unit.hull.model.close !== undefined && unit.hull.model.traits.includes('mayAssault');
  return isFierce(view, unit) || !hasGuns(view, unit);
}

/** Where most of the casualties are whom nobody has treated (DU-MED-005). */
function worstHit(view: DustupView, unit: Unit): Place | null {
  const count = (friend: Unit) => untreatedOf(view, friend).length;
  const hit = view.units.filter(other => other.side === unit.side && other.where === 'table' && count(other) > 0);
  if (hit.length === 0) return null;
  const { x, y } = placeOf(view, bestOf(hit, count));
  return { x, y };
}

/** One as long as there is time, and more and more when there are hardly enough actions left. */
function hurry(view: DustupView, unit: Unit, left: number): number {
  return 1 + 3 * Math.min(1, Math.max(0, shortageOf(view, unit, left) - 0.4));
}

/** The share of its remaining actions that a unit needs to go so far. */
function shortageOf(view: DustupView, unit: Unit, left: number): number {
  const actions = 2 * (view.turns - view.turn) + 1;
  return left / (1000 * (unit.moves + 1)) / actions;
}

/** A friend who is nearer to an objective makes it so much farther away for others, for its worth. */
const FRIEND = 4000;

/** The objective that wants this unit most: near, worth something, and not already looked after by others. */
function objectiveFor(view: DustupView, unit: Unit): Objective | null {
  if (isAtBest(unit, 'broken') || (view.turn < view.turns && hasToOrder(view, unit))) return null;
  const leader = placeOf(view, unit);
  const wanted = view.objectives.filter(objective => isWanted(view, objective, unit));
  if (wanted.length === 0) return null;
  return bestOf(wanted, objective => {
    const cost = distance(objective, leader) / (1 + worthOf(view, objective));
    return 0 - cost - FRIEND * friendsNearer(view, objective, unit);
  });
}

/** DU-GAP-024: what decides the battle by itself is worth twice its points. */
function worthOf({ victory }: DustupView, { decides, points }: Objective): number {
  return victory.kind === 'seize' && decides ? 2 * points : points;
}

/** One that is not ours, or that this unit is the one to look after. */
function isWanted(view: DustupView, objective: Objective, unit: Unit): boolean {
  if (objective.carrier !== NONE) return false;
  return objective.holder !== unit.side || friendsNearer(view, objective, unit) === 0;
}

/** Friends in good order who are nearer to it. */
function friendsNearer(view: DustupView, objective: Objective, unit: Unit): number {
  const own = squaredDistance(placeOf(view, unit), objective);
  let count = 0;
  for (const other of view.units) {
    if (other.side !== unit.side || other.id === unit.id || other.suppression > 1 || other.where === 'aboard') continue;
    if (isAtBest(other, 'broken') || !isInPlay(view, other)) continue;
    if (squaredDistance(placeOf(view, other), objective) < own) count++;
  }
  return count;
}

/** A headquarters with somebody left to give orders to does that until the last turn. */
function hasToOrder(view: DustupView, unit: Unit): boolean {
  return unit.commands && view.units.some(other => other.superior === unit.id && isInPlay(view, other));
}
