import { areAdjacent } from '@sightline/geometry/grid';
import { numbered } from '@sightline/kernel';
import { shieldCover } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { isOnMap, threats } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { consequenceOf } from '../damage/consequences.ts';
import { kill, wound } from '../damage/kill-and-wound.ts';
import { sixesAmong, threatDice, throwGrappleDice } from '../grapple/dice.ts';
import { attackNearest } from './attack.ts';
import { nearestTo } from './distance.ts';
import { canGoOn, routeTowards, throwMove, walk } from './movement.ts';
import { quarryFor } from './stimulus.ts';

/** DK-DMG-030: wounded, of a species that goes rabid. */
export function isRabid(table: DuckTable, threat: Threat): boolean {
  return threat.wounds > 0 && consequenceOf(table, threat) === 'RABID';
}

/** DK-DMG-030: no reaction throw; at the nearest figure, Threats included, ties by die. */
export function goRabid(table: DuckTable, io: DuckIo, threat: Threat): void {
  const others = threats(table).filter(other => other !== threat && other.overhead === threat.overhead);
  const nearest = nearestTo(table, threat.at, [...quarryFor(table, threat), ...others], false);
  const victim = nearest.length < 2 ? nearest[0] : nearest[throwAmong(io, threat, nearest.length)];
  const points = throwMove(table, io, threat);
  if (!victim) return;
  if (victim.kind !== 'threat') return attackNearest(table, io, threat, points, [victim]);
  io.tell({ type: 'threatAttacked', rule: 'DK-DMG-030', figure: threat.id, target: victim.id });
  walk(table, io, threat, points, left => {
    const isBeside = areAdjacent(shieldCover(table), threat.at, victim.at);
    return isBeside || !isOnMap(victim) ? null : routeTowards(table, threat, victim.at, left);
  });
  const isThere = canGoOn(table, threat) && isOnMap(victim);
  if (isThere && areAdjacent(shieldCover(table), threat.at, victim.at)) tearAt(table, io, threat, victim);
}

function throwAmong(io: DuckIo, threat: Threat, number: number): number {
  return io.roll(numbered(number), { rule: 'DK-DMG-030', purpose: 'nearest', seat: 'threats', figure: threat.id }) - 1;
}

/** DK-GRAP-012, DK-GRAP-022: one round from square to square; the loser is wounded, or killed if it lost by 3. */
function tearAt(table: DuckTable, io: DuckIo, threat: Threat, victim: Threat): void {
  const fresh = { advancing: true, threatLost: 0 };
  const hits = (by: Threat, against: Threat): number =>
    sixesAmong(throwGrappleDice(io, by, threatDice(by, fresh).total, against.protection, 'DK-DMG-030'));
  const margin = hits(threat, victim) - hits(victim, threat);
  if (margin === 0) return;
  const [winner, loser] = margin > 0 ? [threat, victim] : [victim, threat];
  const cause = { by: winner.id, means: 'grapple', rule: 'DK-DMG-030' } as const;
  if (Math.abs(margin) >= 3) kill(table, io, loser, cause);
  else wound(table, io, loser, cause);
}
