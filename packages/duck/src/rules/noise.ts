import type { DuckIo } from '../events.ts';
import { happen } from '../moments.ts';
import { tileAt } from '../ship/places.ts';
import type { DuckTable } from '../table.ts';

/** A shot (at squares) or an explosion is heard, and remembered by its tile until the turn is over (DK-SENS-011). */
export function makeNoise(table: DuckTable, io: DuckIo, at: number, targets: readonly number[] = [at]): void {
  const tile = tileAt(table, at);
  if (tile) {
    table.tiles[tile.id]!.shotIn = true;
    if (!table.noise.tiles.includes(tile.id)) table.noise.tiles.push(tile.id);
  }
  happen(table, io, { on: 'noise', at, targets, loud: true });
}
