import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { turnInHalf } from '../movement/positions.ts';
import { gunOf } from '../shooting/gun.ts';
import { attackNearest } from '../threats/attack.ts';
import { canGoOn, directionTo, leaveFire, throwMove } from '../threats/movement.ts';
import type { Quarry } from '../threats/stimulus.ts';
import { goToShot } from './find-sight.ts';
import { lookAround } from './objective.ts';
import { grenadeTargets, shootIfTarget, throwIfTarget } from './targets.ts';

/**
 * DK-TSHOOT-014: out of the fire, if it stands in one (DK-WEAP-027); then it turns for nothing; a grenade or a shot if that makes him a target, else it moves to where it has a
 * shot, or into his square.
 */
export function springAsCompetitor(table: DuckTable, io: DuckIo, threat: Threat, quarry: Quarry): void {
  // DK-TSHOOT-003: what it springs at it has seen, and so has all its side.
  lookAround(table);
  const thrown = leaveFire(table, io, threat);
  if (!canGoOn(table, threat) || !isOnMap(quarry)) return;
  if (quarry.at !== threat.at) turnInHalf(threat, directionTo(table, threat, quarry.at));
  if (grenadeTargets(table, threat).includes(quarry) && throwIfTarget(table, io, threat)) return;
  if (gunOf(table, threat) && shootIfTarget(table, io, threat, [quarry])) return;
  const points = thrown ?? throwMove(table, io, threat);
  const hasGone = gunOf(table, threat) !== null && goToShot(table, io, threat, [quarry], points);
  if (!hasGone) return attackNearest(table, io, threat, points, [quarry]);
  if (canGoOn(table, threat) && isOnMap(quarry)) shootIfTarget(table, io, threat, [quarry]);
}
