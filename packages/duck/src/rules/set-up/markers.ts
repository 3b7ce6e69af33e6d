import { numbered } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { Ping } from '../../content/cards.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable, TileState } from '../../table/table.ts';

/** DK-SETUP-009: one marker on every tile, face down. */
export function dealMarkers(table: DuckTable, io: DuckIo): void {
  for (const tile of table.tiles.keys()) addMarker(table, io, tile, 'DK-SETUP-009');
}

/** One more marker on a tile, face down. */
export function addMarker(table: DuckTable, io: DuckIo, tile: number, rule: RuleId): void {
  const ping = drawPing(table, io);
  if (ping === null) return;
  table.tiles[tile]!.markers.push({ ping, shown: false });
  io.tell({ type: 'markerLaid', rule, tile });
}

/** DK-GAP-003: used markers come back only when the pool is empty; null when every marker lies on the map. */
export function drawPing(table: DuckTable, io: DuckIo): Ping | null {
  const { decks } = table;
  if (decks.pings.length === 0) {
    decks.pings = decks.usedPings;
    decks.usedPings = [];
  }
  if (decks.pings.length === 0) return null;
  const drawn = io.roll(numbered(decks.pings.length), { rule: 'DK-GAP-003', purpose: 'marker', seenBy: [] });
  return decks.pings.splice(drawn - 1, 1)[0]!;
}

/** DK-GAP-031: a Teamer has stood on the tile and no marker is left; one laid later counts until it has been worked out. */
export const isExplored = ({ explored, markers }: TileState): boolean => explored && markers.length === 0;

export function hasMarkers(table: DuckTable, module: readonly number[]): boolean {
  return module.some(tile => table.tiles[tile]!.markers.length > 0);
}
