import type { DustupView, UnitChange } from '@sightline/dustup';

/** What an answer did, as the rules sum it up: to units and their figures, and to buildings. */
export type Changed = readonly UnitChange[];

type Change = UnitChange['changes'][number];
type Whom = (unit: number) => boolean;

export const ofUnit =
  (id: number): Whom =>
  unit =>
    unit === id;

export const ofSide =
  (view: DustupView, side: number): Whom =>
  unit =>
    view.units[unit]?.side === side;

/** Whether anything of the sort befell any of them. */
export function changeIn(changed: Changed, whom: Whom, isIt: (change: Change) => boolean): boolean {
  return changed.some(each => 'unit' in each && whom(each.unit.id) && each.changes.some(isIt));
}

/** How many of them can fight no longer. */
export function downIn(changed: Changed, whom: Whom): number {
  const changes = changed.flatMap(each => ('unit' in each && whom(each.unit.id) ? each.changes : []));
  const down = changes.map(change => ('by' in change ? change.by : 0));
  return down.reduce((sum, by) => sum + by, 0);
}
