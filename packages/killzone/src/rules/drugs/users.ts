import type { Drug, DrugRow, DrugTrait } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, type Group, groupOf, membersInPlay } from '../../table/units.ts';

const SOBER: readonly Drug[] = [];

/** KZ-DRUG-005, KZ-DRUG-010: the drugs that work on a figure. */
export function drugsOf(table: Killzone, figure: Figure): readonly Drug[] {
  const { drugs } = groupOf(table, figure);
  if (drugs.length === 0 || figure.clean) return SOBER;
  return stockOf(table).troops.get(figure.troop).traits.includes('drugsDoNothing') ? SOBER : drugs;
}

/** Whether one of the drugs that work on a figure does this to him. */
export function isUnder(table: Killzone, figure: Figure, trait: DrugTrait): boolean {
  return drugRowsOf(table, figure).some(({ traits }) => traits.includes(trait));
}

/** What a group took, while somebody in play is still under it: whoever slept it off alone is rid of it (KZ-DRUG-010). */
export function drugsOfGroup(table: Killzone, group: Group): readonly DrugRow[] {
  if (group.drugs.length === 0 || membersInPlay(table, group).every(figure => figure.clean)) return NO_ROWS;
  return group.drugs.map(drug => stockOf(table).drugs.get(drug));
}

const NO_ROWS: readonly DrugRow[] = [];

/** The one of them that does this. */
export function groupDrug(table: Killzone, group: Group, trait: DrugTrait): DrugRow | null {
  return drugsOfGroup(table, group).find(({ traits }) => traits.includes(trait)) ?? null;
}

/** KZ-DRUG-007: the drugs of a figure as rows of content; what each of them gives and takes adds up. */
export function drugRowsOf(table: Killzone, figure: Figure): readonly DrugRow[] {
  return drugsOf(table, figure).map(drug => stockOf(table).drugs.get(drug));
}

/** KZ-DRUG-024: what an overdose takes off a shooter's rolls, drug by drug. */
export function unsteadiness(
  table: Killzone,
  figure: Figure,
): readonly { readonly drug: string; readonly off: number }[] {
  if (!figure.overdosed) return [];
  return drugRowsOf(table, figure).flatMap(({ name, overdoseTargeting: off }) =>
    off === undefined ? [] : [{ drug: name, off }],
  );
}

/** KZ-DRUG-024: on the other reading it comes off what his shots do, not off his targeting. */
export function bonusOfShots(table: Killzone, figure: Figure): number {
  if (table.rulings.drunkenAim === 'targeting') return 0;
  return unsteadiness(table, figure).reduce((sum, { off }) => sum + off, 0);
}
