import { tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import { teamers } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable, SourceChit } from '../../table/table.ts';
import { showAll } from '../sensor/placement.ts';
import { bringOutOfHiding, placeThreatsOn } from '../sensor/resolve.ts';
import { starForPart } from '../stars/gold-stars.ts';
import { addMarker } from './markers.ts';
import { placeSourceChits } from './source-chits.ts';

/** The square of the Source entrance, once its place is known to the table. */
export function isSourceEntrance(table: DuckTable, square: number): boolean {
  return table.chits.some(chit => chit.isEntrance && chit.at === square);
}

/**
 * DK-SETUP-020: the hidden side is known; a blank chit goes, the other is the Source Entrance from now on. `by` is the
 * man whose act has turned it, if it was one's.
 */
export function turnChit(
  table: DuckTable,
  io: DuckIo,
  chit: SourceChit,
  remotely: boolean,
  by: number | null = null,
): void {
  chit.turned = true;
  io.tell({ type: 'sourceChitTurned', rule: 'DK-SETUP-020', at: chit.at, isEntrance: chit.isEntrance, shows: true });
  if (chit.isEntrance) locateSource(table, io, chit, remotely, by);
  else table.chits = table.chits.filter(other => other !== chit);
}

/** DK-SETUP-024: every chit of a module at once, wherever it is looked at from. */
export function turnChitsOf(table: DuckTable, io: DuckIo, module: number, by: number | null): void {
  const { tiles } = planOf(table.arena).modules[module]!;
  for (const tile of tiles) placeSourceChits(table, io, tile);
  for (const chit of table.chits.filter(({ tile, turned }) => !turned && tiles.includes(tile)))
    turnChit(table, io, chit, true, by);
}

export function hasHiddenChits(table: DuckTable, module: number): boolean {
  const { tiles = [] } = planOf(table.arena).modules[module] ?? {};
  return table.chits.some(({ tile, turned }) => !turned && tiles.includes(tile));
}

/**
 * DK-SETUP-021, DK-SENS-010: its tile gets one more marker, once. Found on foot, they come out of hiding at once;
 * found from afar they wait for the Team, or not if somebody stands there already (DK-SETUP-023).
 */
function locateSource(
  table: DuckTable,
  io: DuckIo,
  { tile, at }: SourceChit,
  remotely: boolean,
  by: number | null,
): void {
  if (table.progress.sourceLocated) return;
  table.progress.sourceLocated = true;
  io.tell({ type: 'sourceLocated', rule: 'DK-SETUP-021', tile, at, remotely });
  starForPart(table, io, by, 'sourceLocated');
  addMarker(table, io, tile, 'DK-SETUP-021');
  if (!remotely) bringOutOfHiding(table, io, tile);
  else if (teamers(table).some(man => tileAt(table, man.at)?.id === tile))
    showAll(table, io, placeThreatsOn(table, io, tile));
  const [inIt] = teamers(table).filter(man => man.at === at && !man.overhead);
  if (inIt) noteSourceEntered(table, io, inIt.id, at);
  happen(table, io, { on: 'sourceLocated', remotely });
}

/** DK-SENS-011: a Teamer has stood on the Entrance, which is one only since its chit was turned. */
export function noteSourceEntered(table: DuckTable, io: DuckIo, figure: number, square: number): void {
  const isEntered = table.chits.some(chit => chit.isEntrance && chit.turned && chit.at === square);
  if (table.progress.sourceEntered || !isEntered) return;
  table.progress.sourceEntered = true;
  io.tell({ type: 'sourceEntered', rule: 'DK-SENS-011', figure });
}

/** DK-GAP-012: burnt out by a fire bomb, or by six grenades on the entrance in one turn; `by` has done it. */
export function clearSource(table: DuckTable, io: DuckIo, at: number, by: number | null): void {
  if (table.progress.sourceCleared) return;
  table.progress.sourceCleared = true;
  io.tell({ type: 'sourceCleared', rule: 'DK-GAP-012', at });
  starForPart(table, io, by, 'sourceCleared');
  happen(table, io, { on: 'sourceCleared' });
}
