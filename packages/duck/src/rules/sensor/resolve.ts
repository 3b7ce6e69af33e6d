import type { Ping } from '../../content/cards.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { leaderOf } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { hasMarkers } from '../set-up/markers.ts';
import { countThreats, lineOf, raiseOf } from './counting.ts';
import { placeAroundEdge, placeOnTile } from './placement.ts';

/** DK-SENS-003, DK-SENS-005: the marker's colour is exposed. */
export function showPings(table: DuckTable, io: DuckIo, tile: number): void {
  for (const marker of table.tiles[tile]!.markers) {
    if (marker.shown) continue;
    marker.shown = true;
    io.tell({ type: 'pingShown', rule: 'DK-SENS-003', tile, ping: marker.ping, shows: true });
  }
}

/** DK-SENS-013: all markers of a module are worked through when it is opened; what it pinged is then used up. */
export function placeThreatsOf(table: DuckTable, io: DuckIo, module: number): Threat[] {
  const { tiles } = planOf(table.arena).modules[module]!;
  const pinged = hasMarkers(table, tiles);
  const placed = tiles.flatMap(tile => placeThreatsOn(table, io, tile));
  const state = table.modules[module]!;
  if (pinged) state.lasting = state.lasting.filter(({ effect }) => effect !== 'pingHigher');
  return placed;
}

/**
 * DK-SETUP-023, DK-SENS-012, DK-SENS-014: each marker of a tile in turn, with its +1 tokens on the first; where no marker
 * is left the tokens count alone (DK-SENS-011).
 */
export function placeThreatsOn(table: DuckTable, io: DuckIo, tile: number): Threat[] {
  const state = table.tiles[tile]!;
  showPings(table, io, tile);
  const { markers, tokens } = state;
  state.markers = [];
  state.tokens = 0;
  if (markers.length === 0 && tokens > 0)
    return placeOnTile(table, io, tile, threatsOf(table, io, tile, 'NONE', tokens));
  const placed: Threat[] = [];
  for (const [n, { ping }] of markers.entries()) {
    table.decks.usedPings.push(ping);
    placed.push(...placeOnTile(table, io, tile, threatsOf(table, io, tile, ping, n === 0 ? tokens : 0)));
  }
  return placed;
}

/** DK-SETUP-022: the extra marker of a Source found on foot is revealed at once. */
export function bringOutOfHiding(table: DuckTable, io: DuckIo, tile: number): void {
  const marker = table.tiles[tile]!.markers.pop();
  if (!marker) return;
  table.decks.usedPings.push(marker.ping);
  io.tell({ type: 'pingShown', rule: 'DK-SETUP-022', tile, ping: marker.ping, shows: true });
  placeAroundEdge(table, io, tile, threatsOf(table, io, tile, marker.ping, 0));
}

/** The species of each Threat that a ping stands for. */
function threatsOf(table: DuckTable, io: DuckIo, tile: number, ping: Ping, tokens: number): string[] {
  const line = lineOf(ping, raiseOf(table, tile));
  const number = countThreats(io, line) + tokens;
  io.tell({ type: 'threatsCounted', rule: 'DK-SENS-012', tile, ping: line.ping, number });
  const species = new Array<string>(number).fill(table.species);
  const leader = line.ping === 'RED' ? leaderOf(table, table.species) : undefined;
  if (leader && number > 0) species[0] = leader.id;
  return species;
}
