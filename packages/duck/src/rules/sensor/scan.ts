import { type Refusal, refuse } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { hasFor } from '../damage/equipment.ts';
import { placeSourceChits } from '../set-up/source-chits.ts';
import type { ScanAct } from './acts.ts';
import { showPings } from './resolve.ts';
import { scannableSides, tilesInReach } from './sensor-reach.ts';

/** DK-SENS-006, DK-SENS-007: with the Bio-Scanner, against a door or a bulkhead, where there is something to learn. */
export function whyNotScan(table: DuckTable, man: Teamer, { side }: ScanAct): Refusal[] {
  const refusals = whyNotOtherAction(man);
  if (!hasFor(table, man, 'scan')) refusals.push(refuse('DK-SENS-006', 'noScanner'));
  if (!scannableSides(table, man.at).includes(side)) return [...refusals, refuse('DK-SENS-007', 'notAgainstBarrier')];
  if (!tilesInReach(table, { square: man.at, side }).some(tile => isUnknown(table, tile)))
    refusals.push(refuse('DK-SENS-003', 'nothingHidden'));
  return refusals;
}

function isUnknown(table: DuckTable, tile: number): boolean {
  const { markers, scanned } = table.tiles[tile]!;
  if (scanned) return false;
  return markers.some(({ shown }) => !shown) || table.chits.some(chit => chit.tile === tile && chit.at < 0);
}

/** DK-SENS-003, DK-SENS-008: one chit and a Fumble Test. In the Team phase its result is seen only in the next turn. */
export function scan(table: DuckTable, io: DuckIo, man: Teamer, { side }: ScanAct): boolean {
  spendAction(man);
  if (!passesFumbleTest(table, io, man, { name: 'scan', rule: 'DK-SENS-008', ability: 'scanner-operator' }))
    return false;
  const tiles = tilesInReach(table, { square: man.at, side });
  io.tell({ type: 'scanned', rule: 'DK-SENS-002', figure: man.id, tiles });
  for (const tile of tiles) table.tiles[tile]!.scanned = true;
  if (table.phase === 'exploration' || table.multiTeam !== null) workOutScans(table, io);
  return true;
}

/** DK-SENS-003, DK-SENS-004: markers are turned and Source chits placed on every tile that has been scanned. */
export function workOutScans(table: DuckTable, io: DuckIo): void {
  for (const [tile, state] of table.tiles.entries()) {
    if (!state.scanned) continue;
    state.scanned = false;
    sweep(table, io, tile);
  }
}

/** DK-TURN-002: what a sweep of one tile shows. */
export function sweep(table: DuckTable, io: DuckIo, tile: number): void {
  showPings(table, io, tile);
  placeSourceChits(table, io, tile);
}
