import { NOWHERE } from '@sightline/geometry/grid';
import { D6, numbered } from '@sightline/kernel';
import { TABLES } from '../../content/deck.ts';
import { moduleCalled } from '../../content/modules.ts';
import { squareOn } from '../../ship/places.ts';
import { FULL, type PlanModule, planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import { speciesIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';

/** DK-SETUP-010, DK-SETUP-018: the chits of every tile, not yet placed; exactly one of them all is the entrance. */
export function dealSourceChits(table: DuckTable, io: DuckIo): void {
  const tiles = planOf(table.arena).modules.flatMap(module => chitTiles(table, module));
  if (tiles.length === 0) return;
  const entrance = io.roll(numbered(tiles.length), { rule: 'DK-SETUP-018', purpose: 'source', seenBy: [] }) - 1;
  table.chits = tiles.map((tile, n) => ({ tile, at: NOWHERE, isEntrance: n === entrance, turned: false }));
}

/**
 * DK-SETUP-016, DK-SETUP-017: so many to a module of a named type, else to each tile. A ship may have its own list, and
 * that of a species goes before it.
 */
function chitTiles(table: DuckTable, { type, tiles }: PlanModule): number[] {
  const own = speciesIn(table, table.species).sourceChits ?? table.arena.sourceChits;
  const number = own
    ? (own.perModule[type] ?? own.perOtherTile * tiles.length)
    : (moduleCalled(type).sourceChits ?? TABLES.sourceChits.perOtherTile * tiles.length);
  return Array.from({ length: number }, (_, n) => tiles[n % tiles.length]!);
}

/** DK-SETUP-019, DK-SENS-004: diced once, when the tile is first scanned or opened. */
export function placeSourceChits(table: DuckTable, io: DuckIo, tile: number): void {
  for (const chit of table.chits) {
    if (chit.tile !== tile || chit.at !== NOWHERE) continue;
    chit.at = freeSquare(table, io, tile);
    io.tell({ type: 'sourceChitPlaced', rule: 'DK-SETUP-019', tile, at: chit.at });
  }
}

/** A square that cannot be entered or has a chit is thrown again. */
function freeSquare(table: DuckTable, io: DuckIo, tile: number): number {
  for (;;) {
    const square = dicedSquare(table, io, tile, 'sourceChit');
    if (levelAt(table, square) !== FULL && !table.chits.some(({ at }) => at === square)) return square;
  }
}

/** DK-SENS-014: the first die is the column, the second the row, and a 6 is read as a 3. */
export function dicedSquare(table: DuckTable, io: DuckIo, tile: number, purpose: string): number {
  const place = (): number => {
    const face = io.roll(D6, { rule: 'DK-SENS-014', purpose });
    return face === 6 ? 3 : face;
  };
  const column = place();
  return squareOn(table, tile, column, place());
}
