import type { Ending, Killzone, KillzoneIo } from '../../table/table.ts';
import { isFighting } from '../../table/units.ts';
import { holderOfMarker, judge, type Verdict } from './objectives.ts';

/** KZ-WIN-003: over at once when a side has nobody left, or when an objective is settled in the middle of a turn. */
export function endIfDecided(table: Killzone, io: KillzoneIo): void {
  const verdict = judge(table, 'atOnce');
  if (verdict) return end(table, io, verdict);
  if (table.seats.every((_, side) => hasAnybody(table, side))) return;
  const last = judge(table, 'atTheEnd')!;
  end(table, io, last.reason === 'points' ? { ...last, reason: 'noneLeft' } : last);
}

/** KZ-WIN-001, KZ-WIN-003: what is settled at the end of a turn, and the last turn. */
export function endOfTurn(table: Killzone, io: KillzoneIo): void {
  scoreTurf(table, io);
  const verdict = judge(table, 'endOfTurn');
  if (verdict) return end(table, io, verdict);
  if (table.turn >= table.turns) end(table, io, judge(table, 'atTheEnd')!);
}

/** Active or suppressed figures in play, or a group still to come. */
function hasAnybody(table: Killzone, side: number): boolean {
  if (table.groups.some(group => group.side === side && group.arrives > table.turn)) return true;
  return table.figures.some(figure => figure.side === side && isFighting(figure));
}

function end(table: Killzone, io: KillzoneIo, { winners, rule, reason, scores }: Verdict): void {
  const ending: Ending = { winners, rule, reason };
  table.ending = ending;
  table.phase = 'over';
  table.scores = [...scores];
  const gone = table.titles.filter((_, side) => !hasAnybody(table, side));
  const points = reason === 'points' || reason === 'noneLeft';
  io.tell({
    type: 'battleEnded',
    rule,
    winners: winners.map(side => table.titles[side]!),
    reason,
    gone,
    points,
    scores,
    standing: scores.map((own, side) => ({ side: table.titles[side]!, points: own })),
  });
}

/** KZ-GAP-014: points for every marker held at the end of a turn. */
function scoreTurf(table: Killzone, io: KillzoneIo): void {
  const { objective } = table;
  if (objective.kind !== 'turf' || table.turn < objective.from) return;
  for (const marker of objective.markers) {
    const side = holderOfMarker(table, marker, objective.reach);
    if (side === null) continue;
    table.scores[side]! += objective.worth;
    const total = table.scores[side]!;
    io.tell({ type: 'scored', rule: 'KZ-GAP-014', side: table.titles[side]!, points: objective.worth, total });
  }
}
