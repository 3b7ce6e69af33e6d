import { costTo, type Direction, isReached, opposite } from '@sightline/geometry/grid';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { isAble, isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { hindersOf } from '../competitors/objective.ts';
import { fireAt } from '../competitors/targets.ts';
import type { Goal } from '../doors/barrier.ts';
import { ungrappledAt } from '../grapple/contact.ts';
import { mostWanted } from '../grapple/victims.ts';
import { canEndIn, threatReach } from '../movement/footing.ts';
import { turnInHalf } from '../movement/positions.ts';
import { gunOf } from '../shooting/gun.ts';
import { whyNotShoot } from '../shooting/why-not-shoot.ts';
import { distancesTo, NO_WAY } from './distance.ts';
import { asIfAt, canGoOn, directionTo, faceTeamFrom, type Route, routeTo, routeTowards, walk } from './movement.ts';
import { type Quarry, quarryFor } from './stimulus.ts';

/** Whether any open way leads to one of them at all, whoever stands in it. */
export function hasOpenWay(table: DuckTable, threat: Threat, goals: readonly Goal[]): boolean {
  return goals.some(({ at }) => distancesTo(table, at, false)[threat.at]! < NO_WAY);
}

/** Those of them whose square it could enter with so many points, each with what it would cost and its way in. */
function inReach(table: DuckTable, threat: Threat, quarry: readonly Quarry[], points: number) {
  const reach = threatReach(table, threat, points);
  return quarry
    .filter(figure => isReached(reach, figure.at) && canBeTaken(table, threat, figure))
    .map(figure => {
      const from = opposite(reach.entered[figure.at] as Direction);
      return { figure, from, cost: costTo(reach, figure.at)! };
    });
}

/** DK-GRAP-007: nobody takes on a man who is grappled already. */
function canBeTaken(table: DuckTable, threat: Threat, figure: Quarry): boolean {
  if (figure.kind === 'machine' || !isAble(figure)) return true;
  return ungrappledAt(table, figure.at, threat.overhead).includes(figure);
}

export function canReachContact(table: DuckTable, threat: Threat, quarry: readonly Quarry[], points: number): boolean {
  return inReach(table, threat, quarry, points).length > 0;
}

/**
 * DK-THREAT-009, DK-THREAT-023, DK-THREAT-033: the nearest by way, among equals the first on its species' list. Those
 * who are grappled are passed over as long as another can be reached; else it closes in on the nearest it has a way to.
 */
function chooseVictim(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  quarry: readonly Quarry[],
  points: number,
): Quarry | null {
  const hinders = hindersOf(table, threat);
  const reached = inReach(table, threat, quarry, points);
  if (reached.length > 0) {
    const least = Math.min(...reached.map(({ cost }) => cost));
    return mostWanted(
      table,
      io,
      threat,
      reached.filter(({ cost }) => cost === least),
      hinders,
    )!.figure;
  }
  const away = quarry
    .filter(isOnMap)
    .map(figure => ({ figure, distance: distancesTo(table, figure.at, false)[threat.at]! }));
  const least = Math.min(...away.map(({ distance }) => distance));
  if (least >= NO_WAY) return null;
  const nearest = away
    .filter(({ distance }) => distance === least)
    .map(({ figure }) => ({
      figure,
      from: figure.at === threat.at ? figure.facing : directionTo(table, figure, threat.at),
    }));
  return mostWanted(table, io, threat, nearest, hinders)!.figure;
}

/**
 * DK-THREAT-009, DK-THREAT-010: into contact, or as near as its movement allows; with a gun only as near as it needs,
 * unless it wants to lay hands on him.
 */
export function attackNearest(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  points: number,
  quarry: readonly Quarry[] = quarryFor(table, threat),
  { byHand = false }: { readonly byHand?: boolean } = {},
): void {
  const canShoot = (): boolean => victim !== null && !byHand && canShootFrom(table, threat, threat.at, victim);
  let victim = chooseVictim(table, io, threat, quarry, points);
  if (victim) io.tell({ type: 'threatAttacked', rule: 'DK-THREAT-009', figure: threat.id, target: victim.id });
  const start = threat.at;
  walk(table, io, threat, points, left => {
    if (victim && !isStillQuarry(table, threat, victim)) victim = chooseVictim(table, io, threat, quarry, left);
    if (!victim || canShoot()) return null;
    const route = wayInto(table, threat, victim, left);
    return route && !byHand ? upToShot(table, threat, victim, route) : route;
  });
  if (!canGoOn(table, threat)) return;
  faceTeamFrom(table, io, threat, start, victim && canShoot() ? victim : undefined);
  if (!victim || !canGoOn(table, threat) || !canShoot()) return;
  turnInHalf(threat, directionTo(table, threat, victim.at));
  fireAt(table, io, threat, victim);
}

function isStillQuarry(table: DuckTable, threat: Threat, victim: Quarry): boolean {
  return isOnMap(victim) && quarryFor(table, threat).includes(victim) && canBeTaken(table, threat, victim);
}

function wayInto(table: DuckTable, threat: Threat, victim: Quarry, points: number): Route | null {
  const reach = threatReach(table, threat, points);
  const isOpen = isReached(reach, victim.at) && canBeTaken(table, threat, victim);
  return isOpen ? routeTo(reach, victim.at) : routeTowards(table, threat, victim.at, points);
}

/** Whether it would have a shot from a square, turned to face its victim. */
function canShootFrom(table: DuckTable, threat: Threat, square: number, victim: Quarry): boolean {
  if (!gunOf(table, threat) || square === victim.at) return false;
  return asIfAt(table, threat, square, victim.at, () => whyNotShoot(table, threat, victim).length === 0);
}

/** DK-THREAT-010: it stops in the first square from which range and sight permit the attack. */
function upToShot(table: DuckTable, threat: Threat, victim: Quarry, route: Route): Route {
  if (!gunOf(table, threat)) return route;
  const isStop = (square: number): boolean =>
    canEndIn(table, threat, square) && canShootFrom(table, threat, square, victim);
  const stop = route.squares.findIndex(isStop);
  if (stop < 0) return route;
  return { squares: route.squares.slice(0, stop + 1), costs: route.costs.slice(0, stop + 1) };
}
