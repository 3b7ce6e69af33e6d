import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { canGoOn } from './movement.ts';

/** DK-THREAT-019: it remains where it is, and as it faces. */
export function stay(table: DuckTable, io: DuckIo, threat: Threat): void {
  if (!canGoOn(table, threat)) return;
  const { id, at, facing } = threat;
  io.tell({ type: 'threatStayed', rule: 'DK-THREAT-019', figure: id, at, facing });
}
