import { tileAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import { isThreat } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';

/**
 * A shot (at squares) or an explosion is heard, and remembered by its tile until the turn is over (DK-SENS-011), with
 * whoever fired or threw.
 */
export function makeNoise(
  table: DuckTable,
  io: DuckIo,
  at: number,
  by: number | null,
  targets: readonly number[] = [at],
): void {
  const tile = tileAt(table, at);
  if (tile) {
    table.tiles[tile.id]!.shotIn = true;
    hear(table, tile.id, by);
  }
  happen(table, io, { on: 'noise', at, targets, loud: true });
}

/** DK-THREAT-005: a noise on a tile, made by one of the Team if that is known. */
export function hear({ noise, figures }: DuckTable, tile: number, by: number | null): void {
  if (!noise.tiles.includes(tile)) noise.tiles.push(tile);
  if (by === null || isThreat(figures[by]!)) return;
  noise.made ??= [];
  if (!noise.made.some(made => made.tile === tile && made.by === by)) noise.made.push({ tile, by });
}
