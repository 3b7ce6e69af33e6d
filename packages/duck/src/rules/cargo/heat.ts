import { areAdjacent, type Cover, createCover } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { DuckTable } from '../../table/table.ts';

/** What burns and explodes on a square and in the eight around it. */
interface Heat {
  readonly flames: number;
  readonly explosions: number;
}

/** DK-HOUSE-002: bulkheads and closed doors keep the heat out, nothing else does. */
export function heatCover(table: DuckTable): Cover {
  return createCover(planOf(table.arena).grid, sidesOf(table).sight);
}

/** DK-CARGO-003, DK-CARGO-006: markers on the square itself count with those next to it. */
export function heatAt(table: DuckTable, cover: Cover, square: number): Heat {
  const isNear = (at: number): boolean => at === square || areAdjacent(cover, at, square);
  let flames = 0;
  let explosions = 0;
  for (const marker of table.flames) if (isNear(marker.at)) flames += marker.count;
  for (const marker of table.explosions) if (isNear(marker.at)) explosions += marker.count;
  return { flames, explosions };
}

/** DK-CARGO-003, DK-CHOUSE-004: what writes off an inert load, and equipment with it. */
export function isRuinous({ flames, explosions }: Heat): boolean {
  return explosions >= 1 || flames >= 2;
}
