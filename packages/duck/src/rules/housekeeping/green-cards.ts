import { moduleAt, squaresOfTile } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import { leader, teamers, threats } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { hasCard, turnCards } from '../event-cards/event-deck.ts';
import { hasMarkers } from '../set-up/markers.ts';
import { rangeBetween } from '../shooting/sight.ts';

/** DK-HOUSE-009, DK-SETUP-027, DK-CHOUSE-003: where the Team stands and the module is secured, the nearest to YOU first. */
export function revealGreenCards(table: DuckTable, io: DuckIo): void {
  const modules = [...table.modules.keys()].filter(module => hasCard(table, module, 'GREEN'));
  if (modules.length === 0) return;
  const distance = new Map(modules.map(module => [module, distanceFromYou(table, module)]));
  modules.sort((a, b) => distance.get(a)! - distance.get(b)! || a - b);
  for (const module of modules) if (isSecured(table, module)) turnCards(table, io, module, 'GREEN', null);
}

/** A living Teamer in it, and neither a living Threat, hidden ones included, nor a marker to be worked out. */
function isSecured(table: DuckTable, module: number): boolean {
  const isIn = ({ at }: { readonly at: number }): boolean => moduleAt(table, at)?.id === module;
  const { tiles } = planOf(table.arena).modules[module]!;
  return teamers(table).some(isIn) && !threats(table).some(isIn) && !hasMarkers(table, tiles);
}

function distanceFromYou(table: DuckTable, module: number): number {
  const you = leader(table);
  if (!you) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const tile of planOf(table.arena).modules[module]!.tiles)
    for (const square of squaresOfTile(table, tile)) nearest = Math.min(nearest, rangeBetween(table, you.at, square));
  return nearest;
}
