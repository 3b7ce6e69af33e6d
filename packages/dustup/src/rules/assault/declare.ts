import { squaredDistance, type Walk } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { COHESION } from '../../ground/measure.ts';
import { seesUnit } from '../../ground/sight.ts';
import { POINT } from '../../ground/walk.ts';
import { type Dustup, leaderOf } from '../../table/table.ts';
import { isHidden, isInPlay, type Unit } from '../../table/units.ts';
import { bearing } from '../movement/wounded.ts';
import type { DeclareAssault } from './acts.ts';
import { preyOf } from './assault.ts';
import { isUponThem } from './charge.ts';
import { assaultWalk, hasStraightWay, longestCharge, wayToContact } from './reach.ts';

/** DU-ASSAULT-082. */
export const MOST_TARGETS = 3;

export function whyNotPressOn(table: Dustup, unit: Unit): Refusal[] {
  return preyOf(table, unit).length > 0 ? [] : [refuse('DU-ASSAULT-034', 'nothingToPress')];
}

/** DU-ASSAULT-003 is judged by the unit's state before this (states.ts). */
export function whyNotAssault(table: Dustup, unit: Unit, { targets, leave = [] }: DeclareAssault): Refusal[] {
  if (targets.length === 0 || new Set(targets).size < targets.length) return [refuse('DU-ASSAULT-004', 'noEnemy')];
  for (const id of targets) {
    const fault = whyNotTarget(table, unit, table.units[id]);
    if (fault !== null) return [fault];
  }
  const wounded = bearing(table, unit, []).carried;
  if (!leave.every(id => wounded.some(figure => figure.id === id))) return [refuse('DU-MOVE-019', 'notWounded')];
  const enemies = targets.map(id => table.units[id]!);
  if (enemies.every(enemy => isUponThem(table, unit, enemy))) return [];
  const limit = longestCharge(table, unit, leave);
  if (hasStraightWay(table, unit, enemies, limit) || wayToContact(table, unit, enemies, limit) !== null) return [];
  return [refuse(targets.length === 1 ? 'DU-ASSAULT-004' : 'DU-ASSAULT-082', 'cannotReach', { points: limit / 1000 })];
}

function whyNotTarget(table: Dustup, unit: Unit, target: Unit | undefined): Refusal | null {
  if (target === undefined || target.side === unit.side || isHidden(target) || !isInPlay(table, target)) {
    return refuse('DU-ASSAULT-004', 'noEnemy');
  }
  if (!seesUnit(table, unit, target)) return refuse('DU-ASSAULT-004', 'noSight', { target: target.who.name });
  const isAgain = unit.assaulted.includes(target.id);
  return isAgain ? refuse('DU-ASSAULT-018', 'assaultedAlready', { target: target.who.name }) : null;
}

/** Each enemy in reach, and the first two of them at once if they stand near enough together. */
export function assaultsOf(table: Dustup, unit: Unit): DeclareAssault[] {
  const acts: DeclareAssault[] = [];
  const limit = longestCharge(table, unit);
  const leader = leaderOf(table, unit);
  // Whoever leads from farther off than this has nobody in reach.
  const reach = limit + (COHESION + 2) * POINT;
  let walk: Walk | undefined;
  for (const enemy of table.units) {
    if (enemy.side === unit.side || squaredDistance(leader, leaderOf(table, enemy)) > reach * reach) continue;
    if (whyNotTarget(table, unit, enemy) !== null) continue;
    walk ??= assaultWalk(table, unit, limit);
    const act: DeclareAssault = { do: 'assault', targets: [enemy.id] };
    // Enemies behind bad ground are left to players who see a way.
    if (isUponThem(table, unit, enemy) || hasStraightWay(table, unit, [enemy], limit, walk)) acts.push(act);
  }
  if (acts.length < 2) return acts;
  const targets = [...acts[0]!.targets, ...acts[1]!.targets];
  const both = targets.map(id => table.units[id]!);
  return hasStraightWay(table, unit, both, limit, walk) ? [...acts, { do: 'assault', targets }] : acts;
}
