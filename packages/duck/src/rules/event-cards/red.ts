import { neighbour, SIDES } from '@sightline/geometry/grid';
import { numbered } from '@sightline/kernel';
import { areNeighbours, squaresOfTile } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import { teamers } from '../../table/figures.ts';
import type { DuckTable, SquareSide } from '../../table/table.ts';
import { suffersStress } from '../binge/stress.ts';
import { placeStressChits } from '../kitty/stress-chits.ts';
import { addMarker } from '../set-up/markers.ts';
import { seesInto } from '../shooting/sight.ts';

/** R04: a stress situation for everyone who sees into the module. */
export function checkCrewRemains(table: DuckTable, io: DuckIo, module: number): void {
  const witnesses = teamers(table).filter(man => seesInto(table, man, module));
  for (const man of witnesses) suffersStress(table, io, man, 'eventCard');
}

/** R10: an unopened tile next door gets one more marker; if there is none, a stress chit. */
export function spreadInfestation(table: DuckTable, io: DuckIo, module: number): void {
  const { tiles, modules } = planOf(table.arena);
  const here = modules[module]!.tiles;
  const near = tiles.filter(
    tile =>
      tile.module !== module &&
      !table.modules[tile.module]!.opened &&
      here.some(other => areNeighbours(table, other, tile.id)),
  );
  if (near.length === 0) return placeStressChits(table, io, 1, 'eventCard', 'DK-GAP-043');
  const drawn = near.length === 1 ? 0 : io.roll(numbered(near.length), { rule: 'DK-GAP-043', purpose: 'tile' }) - 1;
  addMarker(table, io, near[drawn]!.id, 'DK-GAP-043');
}

/** R11: RED footprints on one of the bulkhead sides between this module and another. */
export function gnawThrough(table: DuckTable, io: DuckIo, module: number): void {
  const sides = bulkheadSides(table, module);
  if (sides.length === 0) return;
  const side = sides[io.roll(numbered(sides.length), { rule: 'DK-GAP-043', purpose: 'bulkhead' }) - 1]!;
  table.breaches.push({ ...side, footprints: 'RED' });
  shipChanged(table);
  io.tell({ type: 'footprintsLaid', rule: 'DK-GAP-043', at: side.square, side: side.side, colour: 'RED', by: null });
}

function bulkheadSides(table: DuckTable, module: number): SquareSide[] {
  const { grid, modules, tiles, tileAt, doors } = planOf(table.arena);
  const isSame = (a: SquareSide, b: SquareSide): boolean =>
    (a.square === b.square && a.side === b.side) ||
    (neighbour(grid, a.square, a.side) === b.square && neighbour(grid, b.square, b.side) === a.square);
  const taken = [...doors.flatMap(({ segments }) => segments), ...table.breaches];
  const found: SquareSide[] = [];
  for (const square of modules[module]!.tiles.flatMap(tile => squaresOfTile(table, tile)))
    for (const side of SIDES) {
      const beyond = tiles[tileAt[neighbour(grid, square, side)] ?? -1];
      if (!beyond || beyond.module === module || taken.some(other => isSame(other, { square, side }))) continue;
      found.push({ square, side });
    }
  return found;
}
