import { tileAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import { isThreat } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';

/**
 * An explosion or, if it was at squares, a shot is heard, with whoever threw or fired; a shot is remembered by its tile
 * until the turn is over (DK-SENS-011).
 */
export function makeNoise(
  table: DuckTable,
  io: DuckIo,
  at: number,
  by: number | null,
  targets?: readonly number[],
): void {
  const tile = tileAt(table, at);
  if (tile) {
    if (targets) rememberShot(table, at);
    hear(table, tile.id, by);
  }
  happen(table, io, { on: 'noise', at, targets: targets ?? [at], loud: true });
}

/** DK-SENS-011: a shot, that of a projector too, was fired on this tile in this turn. */
export function rememberShot(table: DuckTable, at: number): void {
  const tile = tileAt(table, at);
  if (tile) table.tiles[tile.id]!.shotIn = true;
}

/** DK-THREAT-005: a noise on a tile, made by one of the Team if that is known. */
export function hear({ noise, figures }: DuckTable, tile: number, by: number | null): void {
  if (!noise.tiles.includes(tile)) noise.tiles.push(tile);
  if (by === null || isThreat(figures[by]!)) return;
  noise.made ??= [];
  if (!noise.made.some(made => made.tile === tile && made.by === by)) noise.made.push({ tile, by });
}
