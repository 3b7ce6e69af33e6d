import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { gunOf } from '../shooting/gun.ts';
import { attackNearest } from '../threats/attack.ts';
import { nearestTo } from '../threats/distance.ts';
import { placesToStay, wayTo } from '../threats/hiding.ts';
import { faceTeamFrom, throwMove, walk } from '../threats/movement.ts';
import type { Quarry } from '../threats/stimulus.ts';
import { isTargetFrom } from './targets.ts';
import { travel } from './travel.ts';

/**
 * DK-TSHOOT-010: to the nearest square from which it has a target; if there is none in reach, its full throw towards
 * the nearest of them, short of contact. Returns whether it moved.
 */
export function findSight(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  quarry: readonly Quarry[],
  thrown?: number,
): boolean {
  if (!gunOf(table, threat)) return closeIn(table, io, threat, quarry, thrown);
  const points = thrown ?? throwMove(table, io, threat);
  const from = threat.at;
  if (!goToShot(table, io, threat, quarry, points)) return closeIn(table, io, threat, quarry, points);
  return threat.at !== from;
}

/** Goes where it has a shot, and turns to face it; false if no square in reach gives one. */
export function goToShot(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  quarry: readonly Quarry[],
  points: number,
): boolean {
  for (const { square } of placesToStay(table, threat, points)) {
    const target = quarry.find(figure => isTargetFrom(table, threat, square, figure));
    if (!target) continue;
    const start = threat.at;
    walk(table, io, threat, points, left => wayTo(table, threat, square, left));
    if (isOnMap(target)) faceTeamFrom(table, io, threat, start, target);
    return true;
  }
  return false;
}

/** Towards the nearest of them, through doors if need be; without a gun right into contact (DK-TSHOOT-021). */
export function closeIn(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  quarry: readonly Quarry[],
  points?: number,
): boolean {
  const open = nearestTo(table, threat.at, quarry, false)[0];
  const nearest = open ?? nearestTo(table, threat.at, quarry, true)[0];
  if (!nearest) return false;
  if (gunOf(table, threat) || !open) return travel(table, io, threat, nearest.at, { points });
  const from = threat.at;
  attackNearest(table, io, threat, points ?? throwMove(table, io, threat), quarry);
  return threat.at !== from;
}
