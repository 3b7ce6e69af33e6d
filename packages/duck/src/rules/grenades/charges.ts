import { areNeighbours, tileAt } from '../../ship/places.ts';
import type { Figure } from '../../table/figure.ts';
import type { Charge, DuckTable } from '../../table/table.ts';

/** DK-GREN-022, DK-GREN-025: his own charge, on the same or an adjacent tile. */
export function isInRemoteRange(table: DuckTable, man: Figure, charge: Charge): boolean {
  const here = tileAt(table, man.at)?.id;
  const there = tileAt(table, charge.at)?.id;
  if (charge.owner !== man.id || here === undefined || there === undefined) return false;
  return here === there || areNeighbours(table, here, there);
}

export function takeAway(table: DuckTable, charge: Charge): void {
  table.charges = table.charges.filter(other => other !== charge);
}
