import { DRUG_ROWS } from '../../content/load.ts';
import type { Drug, DrugRow, DrugTrait } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, type Group, groupOf, isInPlay } from '../../table/units.ts';

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

/** Whether a group took something that does this, and somebody in play is still under it. */
export function isGroupUnder(table: Killzone, { drugs, members }: Group, trait: DrugTrait): boolean {
  if (!drugs.some(drug => DRUG_ROWS.get(drug).traits.includes(trait))) return false;
  return members.some(id => {
    const figure = table.figures[id]!;
    return isInPlay(figure) && figure.state !== 'captured' && !figure.clean;
  });
}

/** KZ-DRUG-007: the drugs of a figure as rows of content; what each of them gives and takes adds up. */
export function drugRowsOf(table: Killzone, figure: Figure): readonly DrugRow[] {
  return drugsOf(table, figure).map(drug => DRUG_ROWS.get(drug));
}
