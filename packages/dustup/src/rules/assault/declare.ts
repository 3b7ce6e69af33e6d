import { squaredDistance, type Walk } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { COHESION } from '../../ground/measure.ts';
import { seesUnit } from '../../ground/sight.ts';
import { POINT } from '../../ground/walk.ts';
import { isAirborne } from '../../table/flight.ts';
import { isOpen } from '../../table/hulls.ts';
import { type Dustup, placeOf } from '../../table/table.ts';
import { carrierOf, fightsBack, isHidden, isInPlay, isVehicle, metAs, type Unit } from '../../table/units.ts';
import { whyNotMarch } from '../heavy-weapons/moving.ts';
import { whyNotLeave } from '../movement/wounded.ts';
import { isImmobile } from '../vehicles/driving.ts';
import type { DeclareAssault, PressOn } from './acts.ts';
import { preyOf } from './assault.ts';
import { chargeOf } from './at-vehicles.ts';
import { isUponThem } from './charge.ts';

import { assaultWalk, hasStraightWay, longestCharge, wayToContact } from './reach.ts';

/** DU-ASSAULT-082. */
export const MOST_TARGETS = 3;

export function whyNotPressOn(table: Dustup, unit: Unit, { leave = [] }: PressOn): Refusal[] {
  if (preyOf(table, unit).length === 0) return [refuse('DU-ASSAULT-034', 'nothingToPress')];
  if (isVehicle(unit) && isImmobile(table, unit)) return [refuse('DU-VEH-073', 'cannotMoveAtAll', { unit: unit.who })];
  return whyNotLeave(table, unit, leave);
}

/** DU-ASSAULT-003 is judged by the unit's state before this (states.ts). */
export function whyNotAssault(table: Dustup, unit: Unit, { targets, leave = [] }: DeclareAssault): Refusal[] {
  const unable = whyNotFight(table, unit);
  if (unable !== null) return [unable];
  if (targets.length === 0 || new Set(targets).size < targets.length) return [refuse('DU-ASSAULT-004', 'noEnemy')];
  for (const id of targets) {
    const fault = whyNotTarget(table, unit, table.units[id]);
    if (fault !== null) return [fault];
  }
  if (targets.length > 1 && targets.some(id => metAs(table, table.units[id]!).hull !== null))
    return [refuse('DU-VEH-104', 'oneVehicleAtATime')];
  const kept = [...whyNotLeave(table, unit, leave), ...whyNotMarch(table, unit)];
  if (kept.length > 0) return kept;
  const enemies = targets.map(id => table.units[id]!);
  if (enemies.every(enemy => isUponThem(table, unit, enemy))) return [];
  const limit = longestCharge(table, unit, leave);
  if (hasStraightWay(table, unit, enemies, limit) || wayToContact(table, unit, enemies, limit) !== null) return [];
  return [refuse(targets.length === 1 ? 'DU-ASSAULT-004' : 'DU-ASSAULT-082', 'cannotReach', { points: limit / 1000 })];
}

/** DU-VEH-096, DU-VEH-097: vehicles do not assault, and of mechs and monsters those that can by their entry and can move. */
function whyNotFight(table: Dustup, unit: Unit): Refusal | null {
  if (!isVehicle(unit)) return null;
  if (unit.hull.model.traits.includes('mayAssault')) {
    return isImmobile(table, unit) ? refuse('DU-VEH-073', 'cannotMoveAtAll', { unit: unit.who }) : null;
  }
  const rule = fightsBack(unit) ? 'DU-VEH-097' : 'DU-VEH-096';
  return refuse(rule, 'notBuiltForIt', { unit: unit.who });
}

function whyNotTarget(table: Dustup, unit: Unit, target: Unit | undefined): Refusal | null {
  if (target === undefined || target.side === unit.side || isHidden(target) || !isInPlay(table, target)) {
    return refuse('DU-ASSAULT-004', 'noEnemy');
  }
  const carrier = carrierOf(table, target);
  if (isAirborne(carrier ?? target)) return refuse('DU-AIR-012', 'outOfReachAbove', { target: target.who });
  if (carrier !== null && !isOpen(carrier.hull)) return refuse('DU-VEH-117', 'closedIn', { vehicle: carrier.who });
  if (table.options.assaultNeedsSight && !seesUnit(table, unit, carrier ?? target))
    return refuse('DU-ASSAULT-004', 'noSight', { target: target.who });
  if (unit.assaulted.includes(target.id)) return refuse('DU-ASSAULT-018', 'assaultedAlready', { target: target.who });
  const isArmed = !isVehicle(target) || fightsBack(target) || isVehicle(unit) || chargeOf(table, unit, target) !== null;
  return isArmed ? null : refuse('DU-VEH-107', 'nothingForArmour', { target: target.who });
}

/** Each enemy in reach, and the first two of them at once if they stand near enough together. */
export function assaultsOf(table: Dustup, unit: Unit): DeclareAssault[] {
  if (whyNotFight(table, unit) !== null) return [];
  const acts: DeclareAssault[] = [];
  if (whyNotMarch(table, unit).length > 0) return acts;
  const limit = longestCharge(table, unit);
  const leader = placeOf(table, unit);
  // Whoever leads from farther off than this has nobody in reach.
  const reach = limit + (COHESION + 2) * POINT;
  let walk: Walk | undefined;
  for (const enemy of table.units) {
    if (enemy.side === unit.side || squaredDistance(leader, placeOf(table, enemy)) > reach * reach) continue;
    if (whyNotTarget(table, unit, enemy) !== null) continue;
    walk ??= assaultWalk(table, unit, limit);
    const act: DeclareAssault = { do: 'assault', targets: [enemy.id] };
    // Enemies behind bad ground are left to players who see a way.
    if (isUponThem(table, unit, enemy) || hasStraightWay(table, unit, [enemy], limit, walk)) acts.push(act);
  }
  // DU-VEH-104: only people can be assaulted two at a time.
  const targets = acts.flatMap(act => act.targets).filter(id => metAs(table, table.units[id]!).hull === null);
  if (targets.length < 2) return acts;
  const both = targets.slice(0, 2).map(id => table.units[id]!);
  return hasStraightWay(table, unit, both, limit, walk)
    ? [...acts, { do: 'assault', targets: both.map(({ id }) => id) }]
    : acts;
}
