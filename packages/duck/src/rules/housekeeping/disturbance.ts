import { areNeighbours } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
import { isExplored } from '../set-up/markers.ts';

/** DK-SENS-011: next to a tile in which somebody shot, until the Source has been entered. */
export function layTokens(table: DuckTable, io: DuckIo): void {
  const { sourceEntered, sourceCleared } = table.progress;
  if (!table.switches.disturbance || sourceEntered || sourceCleared) return;
  const loud = [...table.tiles.keys()].filter(tile => table.tiles[tile]!.shotIn);
  for (const [tile, state] of table.tiles.entries()) {
    if (isExplored(state) || !loud.some(other => areNeighbours(table, other, tile))) continue;
    state.tokens++;
    io.tell({ type: 'disturbed', rule: 'DK-SENS-011', tile, tokens: state.tokens });
  }
}
