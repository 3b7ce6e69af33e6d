import { areAdjacent } from '@sightline/geometry/grid';
import { shieldCover } from '../../ship/standing.ts';
import type { Figure } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { ceilingCover } from '../ceiling/level.ts';

/** In the same or an adjacent square, on the same level. */
export function isWithinReach(table: DuckTable, man: Figure, other: Figure): boolean {
  if (man.overhead !== other.overhead) return false;
  return man.at === other.at || areAdjacent(man.overhead ? ceilingCover(table) : shieldCover(table), man.at, other.at);
}
