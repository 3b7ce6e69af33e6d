import { areAdjacent, type Direction, neighbour } from '@sightline/geometry/grid';
import { HIGH, planOf } from '../../ship/plan.ts';
import { levelAt, shieldCover } from '../../ship/standing.ts';
import { sidesOf } from '../../ship/walls.ts';
import { figuresAt } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { ceilingCover, hasFloorOverhead } from '../ceiling/level.ts';

/**
 * DK-GRAP-023: whether one who is put out of a square comes to stand there: not shut off, not filled by HIGH or FULL
 * HEIGHT obstacles, and empty. Fire does not matter. In the ceiling only what reaches through it counts (DK-CEIL-001).
 */
export function isFreeBeside(table: DuckTable, square: number, direction: Direction, overhead: boolean): boolean {
  const { grid } = planOf(table.arena);
  const into = neighbour(grid, square, direction);
  if (into < 0 || figuresAt(table, into, overhead).length > 0) return false;
  if (overhead) return hasFloorOverhead(table, into) && areAdjacent(ceilingCover(table), square, into);
  if (levelAt(table, into) >= HIGH) return false;
  return areAdjacent({ ...shieldCover(table), sides: sidesOf(table).movement }, square, into);
}
