import { neighbour, SIDES, type Side } from '@sightline/geometry/grid';
import { squaresOfTile } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { DuckTable, SquareSide } from '../../table/table.ts';

/** DK-SENS-007: the sides of a square to which the scanner can be held: a door's, or a bulkhead's, with a tile behind. */
export function scannableSides(table: DuckTable, square: number): Side[] {
  const { grid, tileAt, bulkheads } = planOf(table.arena);
  return SIDES.filter(side => {
    const isBarrier = isShutIn(bulkheads.layers.movement, square, side);
    return isBarrier && (tileAt[neighbour(grid, square, side)] ?? -1) >= 0;
  });
}

/** DK-SENS-002: the module behind; where the way is open also the modules beyond that one's own open doors. */
export function tilesInReach(table: DuckTable, { square, side }: SquareSide): number[] {
  const { grid, tileAt } = planOf(table.arena);
  const behind = tileAt[neighbour(grid, square, side)] ?? -1;
  if (behind < 0) return [];
  const module = joinedTo(table, behind);
  if (isShutIn(sidesOf(table).movement, square, side)) return module;
  const here = joinedTo(table, tileAt[square]!);
  const beyond = module.flatMap(tile => openNeighbours(table, tile)).flatMap(tile => joinedTo(table, tile));
  return [...new Set([...module, ...beyond])].filter(tile => !here.includes(tile));
}

/** The tiles of a module that nothing parts from one of them. */
function joinedTo(table: DuckTable, tile: number): number[] {
  const { tiles } = planOf(table.arena);
  const joined = tile < 0 ? [] : [tile];
  for (const next of joined)
    for (const other of openNeighbours(table, next))
      if (tiles[other]!.module === tiles[tile]!.module && !joined.includes(other)) joined.push(other);
  return joined;
}

/** The tiles that a tile is joined to by an open door, a hole or an open edge. */
function openNeighbours(table: DuckTable, tile: number): number[] {
  const { grid, tileAt } = planOf(table.arena);
  const { movement } = sidesOf(table);
  const found = new Set<number>();
  for (const square of squaresOfTile(table, tile))
    for (const side of SIDES) {
      const other = tileAt[neighbour(grid, square, side)] ?? -1;
      if (other >= 0 && other !== tile && !isShutIn(movement, square, side)) found.add(other);
    }
  return [...found];
}

function isShutIn(sides: Uint8Array, square: number, side: Side): boolean {
  return (sides[square]! & (1 << (side >> 1))) !== 0;
}
