import { areAdjacent, type Cover, createCover, createFooting, type Footing, WHOLE } from '@sightline/geometry/grid';
import { moduleAt } from '../../ship/places.ts';
import { FULL, planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckTable, Hatch } from '../../table/table.ts';

/** DK-CEIL-001: whether the upper level is in play above a square. */
export function hasCeiling(table: DuckTable, square: number): boolean {
  const module = moduleAt(table, square);
  return module !== null && table.modules[module.id]!.ceiling;
}

const isBlock = (table: DuckTable, square: number): boolean => levelAt(table, square) === FULL;

/** DK-CEIL-001: whether one can set foot above a square. */
export function hasFloorOverhead(table: DuckTable, square: number): boolean {
  return hasCeiling(table, square) && !isBlock(table, square);
}

const covers = new WeakMap<DuckTable, { changes: number; cover: Cover }>();

/** DK-CEIL-001, DK-CEIL-010: open floor from bulkhead to bulkhead; nothing but FULL blocks reaches through. */
export function ceilingCover(table: DuckTable): Cover {
  let kept = covers.get(table);
  if (kept?.changes !== table.shipChanges) {
    const { grid, bulkheads } = planOf(table.arena);
    const cover = createCover(grid, bulkheads.layers.sight);
    for (let square = 0; square < grid.size; square++) if (isBlock(table, square)) cover.solids[square] = WHOLE;
    kept = { changes: table.shipChanges, cover };
    covers.set(table, kept);
  }
  return kept.cover;
}

/** DK-CEIL-001: where one can set foot up there. */
export function ceilingFooting(table: DuckTable): Footing {
  const { grid, bulkheads } = planOf(table.arena);
  const footing = createFooting(grid, bulkheads.layers.movement);
  for (let square = 0; square < grid.size; square++) footing.closed[square] = hasFloorOverhead(table, square) ? 0 : 1;
  return footing;
}

/** The exit points of the module of a square (DK-CEIL-002). */
export function exitsOf(table: DuckTable, square: number): Hatch[] {
  const module = moduleAt(table, square);
  return table.hatches.filter(({ at }) => moduleAt(table, at) === module);
}

/** Hatches are plain to see; a weak spot is known once it has been proved. */
export const isKnownExit = ({ kind, proved }: Hatch): boolean => kind === 'hatch' || proved;

/** DK-CEIL-004, DK-CEIL-008: hatches are plain to see, and the Team uses nothing else. */
export function isHatch(table: DuckTable, square: number): boolean {
  return table.hatches.some(({ at, kind }) => at === square && kind === 'hatch');
}

/** DK-CEIL-008: what it costs of a move to get up there. */
export const WAY_UP = 2;

/** DK-CEIL-008: below the exit or beside that square; bulkheads reach through the ceiling (DK-CEIL-001). */
export function isBelow(table: DuckTable, square: number, exit: number): boolean {
  return square === exit || areAdjacent(ceilingCover(table), square, exit);
}
