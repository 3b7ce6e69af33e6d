import { costTo } from '@sightline/geometry/grid';
import { squaresOfTile } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { teamers } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { distancesFrom, FAR } from '../movement/distances.ts';

/** DK-KITTY-010: the modules of the ship, the nearest to the Team first, by the way on foot with every door open. */
export function nearestModules(table: DuckTable): number[] {
  const { modules } = planOf(table.arena);
  const squares = modules.map(({ tiles }) => tiles.flatMap(tile => squaresOfTile(table, tile)));
  const distances = modules.map(() => FAR + 1);
  for (const at of new Set(teamers(table).map(man => man.at))) {
    const reach = distancesFrom(table, at, true);
    for (const { id } of modules)
      for (const square of squares[id]!) {
        const cost = costTo(reach, square);
        if (cost !== null && cost < distances[id]!) distances[id] = cost;
      }
  }
  return modules.map(({ id }) => id).sort((a, b) => distances[a]! - distances[b]! || a - b);
}

export function hasTeamerIn(table: DuckTable, module: number): boolean {
  const plan = planOf(table.arena);
  return teamers(table).some(({ at }) => plan.tiles[plan.tileAt[at] ?? -1]?.module === module);
}
