import { type Direction, directionTowards, SIDES, vectorBetween } from '@sightline/geometry/grid';
import { AVERAGE } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import type { Act } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Machine, Teamer } from '../../table/figure.ts';
import { figureOf, isAble, isOnMap, seatOf, threats } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { springMines, watchForMines } from '../grenades/mines.ts';
import { enterSquare } from '../movement/steps.ts';
import { canSpray, canSquirt, chooseJets, chooseSpray } from '../shooting/choosing-squares.ts';
import { whyNotAnnounceAgain } from '../shooting/denied-shots.ts';
import { flame, type Jet, whyNotAttackSquare } from '../shooting/flame.ts';
import { mostSquirts } from '../shooting/gun.ts';
import { gunHeld, shoot } from '../shooting/shoot.ts';
import { spray } from '../shooting/spray.ts';
import { whyNotDeclare, whyNotFire, whyNotShoot, whyNotShootSquare } from '../shooting/why-not-shoot.ts';
import { isInReach, STEADY_PACE } from './control.ts';
import { payForAct, payForMove } from './drone-power.ts';
import { performInHisStead, tasksOf } from './drone-tasks.ts';
import { droneDestinations, droneRoute } from './drone-ways.ts';
import { boarderOf, hasPower, isImmobilised, isWorking } from './machine.ts';
import { sense } from './motion-sensor.ts';
import type { DroneQuestion } from './questions.ts';

export const MOST_ACTS = 2;

export type DroneOrder =
  | { readonly order: 'move'; readonly to: number }
  | { readonly order: 'shoot'; readonly target: number }
  | { readonly order: 'flame'; readonly jets: readonly Jet[] }
  /** Over several squares, which are asked for once it has turned that way. */
  | { readonly order: 'spray' | 'squirt'; readonly facing: Direction }
  | { readonly order: 'task'; readonly act: Act }
  | { readonly order: 'done' };

/** DK-CYBER-015: moves and acts in any order and at any points of the route, as far as chits, points and power last. */
export function runDrone(table: DuckTable, io: DuckIo, handler: Teamer, drone: Machine): void {
  while (isAble(handler) && isWorking(drone) && isInReach(table, handler, drone)) {
    const options = ordersFor(table, handler, drone);
    if (options.length === 0) return;
    const question: DroneQuestion = {
      kind: 'droneOrder',
      rule: 'DK-CYBER-015',
      figure: handler.id,
      machine: drone.id,
      options: [...options, { order: 'done' }],
    };
    const order = ask(io, seatOf(handler), question);
    if (order.order === 'done') return;
    carryOutOrder(table, io, handler, drone, order);
  }
}

export function ordersFor(table: DuckTable, handler: Teamer, drone: Machine): DroneOrder[] {
  const orders: DroneOrder[] = [];
  const points = pointsLeft(drone);
  if (points > 0) for (const to of droneDestinations(table, drone, points)) orders.push({ order: 'move', to });
  if (drone.acts < Math.min(drone.chits, MOST_ACTS))
    orders.push(...shotsOf(table, drone), ...sweepsOf(table, drone), ...tasks(table, handler, drone));
  return orders;
}

/** A drone found as cargo has no move left in it when its acts have used the power up (DK-CYBER-018). */
function pointsLeft(drone: Machine): number {
  return isImmobilised(drone) || !hasPower(drone) ? 0 : drone.pace - drone.moved;
}

/** DK-CYBER-013: a handler who stands still keeps it at 6, one who has moved throws an average die for it. */
export function setPace(io: DuckIo, handler: Teamer, drone: Machine): void {
  const isSteady = handler.moved === 0;
  // What was steady is so no longer if he has walked before the drone did.
  const isSet = drone.pace > 0 && (isSteady || drone.pace !== STEADY_PACE || drone.moved > 0);
  if (isSet) return;
  const why = { rule: 'DK-CYBER-013', purpose: 'droneMove', seat: seatOf(handler), figure: drone.id } as const;
  drone.pace = isSteady ? STEADY_PACE : io.roll(AVERAGE, why);
}

/** DK-CYBER-016: sighted from the drone's own square; it turns to what it aims at. */
function shotsOf(table: DuckTable, drone: Machine): DroneOrder[] {
  if (drone.model === 'actionDrone' || drone.ammo === 0) return [];
  const targets = threats(table).filter(({ at, overhead }) => at !== drone.at && !overhead);
  if (drone.model === 'flameDrone') return targets.flatMap(target => flamesAt(table, drone, target));
  return targets
    .filter(target => {
      const turned: Machine = { ...drone, facing: towards(table, drone, target.at) };
      const refusals = [...whyNotShoot(table, turned, target), ...whyNotAnnounceAgain(table, drone.id, target.id)];
      return whyNotDeclare(refusals).length === 0;
    })
    .map(({ id }) => ({ order: 'shoot', target: id }));
}

/** DK-CYBER-017: up to three squirts an act. */
function flamesAt(table: DuckTable, drone: Machine, { at }: Figure): DroneOrder[] {
  const turned: Machine = { ...drone, facing: towards(table, drone, at) };
  const gun = gunHeld(table, turned);
  const atSquare = [...whyNotShootSquare(table, turned, gun, at, [at]), ...whyNotAttackSquare(table, at)];
  const refusals = [...whyNotFire(table, turned, gun), ...atSquare];
  if (refusals.length > 0) return [];
  const most = Math.min(mostSquirts(table, turned, gun.card), gun.loaded);
  return Array.from({ length: most }, (_, n) => ({
    order: 'flame',
    jets: [{ square: at, squirts: n + 1, use: 'attack' }],
  }));
}

/** DK-WEAP-015, DK-WEAP-025, DK-CYBER-017: what its HEMG or Flamer can do to several squares, whichever way it turns. */
function sweepsOf(table: DuckTable, drone: Machine): DroneOrder[] {
  if (drone.model === 'actionDrone' || drone.ammo === 0) return [];
  if (whyNotAnnounceAgain(table, drone.id, 'spray').length > 0) return [];
  const [order, can] = drone.model === 'flameDrone' ? (['squirt', canSquirt] as const) : (['spray', canSpray] as const);
  // A spray is about Threats; fire may be laid on any side, each of which has half the room before it.
  const ways = order === 'squirt' ? SIDES : new Set(threats(table).map(({ at }) => towards(table, drone, at)));
  const { facing: was } = drone;
  const orders: DroneOrder[] = [];
  for (const facing of ways) {
    drone.facing = facing;
    if (can(table, drone)) orders.push({ order, facing });
  }
  drone.facing = was;
  return orders;
}

function towards(table: DuckTable, drone: Machine, square: number): Machine['facing'] {
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, drone.at, square);
  return dx === 0 && dy === 0 ? drone.facing : directionTowards(dx, dy);
}

function tasks(table: DuckTable, handler: Teamer, drone: Machine): DroneOrder[] {
  if (drone.model !== 'actionDrone') return [];
  return tasksOf(table, handler, drone).map(act => ({ order: 'task', act }));
}

export function carryOutOrder(table: DuckTable, io: DuckIo, handler: Teamer, drone: Machine, order: DroneOrder): void {
  switch (order.order) {
    case 'move':
      return moveDrone(table, io, handler, drone, order.to);
    case 'shoot':
      drone.facing = towards(table, drone, figureOf(table, order.target).at);
      if (!shoot(table, io, { shooter: drone.id, target: order.target })) return;
      drone.acts++;
      return payForAct(table, io, drone);
    case 'flame':
      drone.acts++;
      drone.facing = towards(table, drone, order.jets[0]!.square);
      flame(table, io, { shooter: drone.id, jets: order.jets });
      return payForAct(table, io, drone);
    case 'spray':
      drone.facing = order.facing;
      if (!spray(table, io, { shooter: drone.id, squares: chooseSpray(table, io, drone, seatOf(handler)) })) return;
      drone.acts++;
      return payForAct(table, io, drone);
    case 'squirt':
      drone.acts++;
      drone.facing = order.facing;
      flame(table, io, { shooter: drone.id, jets: chooseJets(table, io, drone, seatOf(handler)) });
      return payForAct(table, io, drone);
    case 'task':
      drone.acts++;
      performInHisStead(table, io, handler, drone, order.act);
      return payForAct(table, io, drone);
    case 'done':
      return;
    default:
      return order satisfies never;
  }
}

/**
 * Square by square, as far as the control reaches; mines and motion sensors care for a drone as for anybody else, and
 * a Threat on it rides along.
 */
function moveDrone(table: DuckTable, io: DuckIo, handler: Teamer, drone: Machine, to: number): void {
  const { squares, costs } = droneRoute(table, drone, to, pointsLeft(drone));
  const before = drone.moved;
  if (before === 0) payForMove(table, io, drone);
  for (const [i, square] of squares.entries()) {
    const rider = boarderOf(table, drone);
    enterSquare(table, io, drone, square, { willingly: true });
    drone.moved = before + costs[i]!;
    if (rider) rider.at = square;
    const isStopped = watchForMines(table, [drone]);
    springMines(table, io, drone);
    if (isStopped()) drone.moved = drone.pace;
    sense(table, io, drone);
    if (!isOnMap(drone) || drone.at !== square || pointsLeft(drone) <= 0 || !isInReach(table, handler, drone)) return;
  }
}
