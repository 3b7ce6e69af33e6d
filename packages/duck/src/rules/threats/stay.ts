import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { turnTo } from '../movement/steps.ts';
import { facingUnit } from './batter-unit.ts';
import { canGoOn, facingTeam } from './movement.ts';
import type { Quarry } from './stimulus.ts';

/** DK-THREAT-019: it remains where it is and turns to whoever stimulates it; that may be answered. */
export function stay(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  nearest: Quarry | null,
  unit: number | null = null,
): void {
  if (!canGoOn(table, threat)) return;
  const wanted = nearest ? facingTeam(table, threat, nearest) : unit === null ? null : facingUnit(table, threat, unit);
  const facing = wanted ?? threat.facing;
  io.tell({ type: 'threatStayed', rule: 'DK-THREAT-019', figure: threat.id, at: threat.at, facing });
  turnTo(table, io, threat, facing);
}
