import type { DuckIo } from '../events.ts';
import { happen } from '../moments.ts';
import type { DuckTable } from '../table.ts';

/** The square of the Source entrance, once its place is known to the table. */
export function isSourceEntrance(table: DuckTable, square: number): boolean {
  return table.chits.some(chit => chit.isEntrance && chit.at === square);
}

/** DK-GAP-012: burnt out by a fire bomb, or by six grenades on the entrance in one turn. */
export function clearSource(table: DuckTable, io: DuckIo, at: number): void {
  if (table.progress.sourceCleared) return;
  table.progress.sourceCleared = true;
  io.tell({ type: 'sourceCleared', rule: 'DK-GAP-012', at });
  happen(table, io, { on: 'sourceCleared' });
}
