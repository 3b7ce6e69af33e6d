import { neighbour } from '@sightline/geometry/grid';
import { planOf } from '../src/ship/plan.ts';
import { shipChanged } from '../src/ship/walls.ts';
import type { DuckTable } from '../src/table.ts';

/** A boarding bridge at the airlock of a test table, with the airlock open: a bot wants to know where home is. */
export function layBridge(table: DuckTable): DuckTable {
  const { grid, doors, firstAirlock } = planOf(table.arena);
  const airlock = doors[firstAirlock]!;
  const [{ square, side }] = airlock.segments as [(typeof airlock.segments)[number]];
  const squares: number[] = [];
  for (let next = neighbour(grid, square, side); squares.length < 4; next = neighbour(grid, next, side))
    squares.push(next);
  table.bridge = { ...table.bridge, entry: { square, side }, airlock: airlock.id, squares };
  table.doors[airlock.id]!.open = true;
  shipChanged(table);
  return table;
}
