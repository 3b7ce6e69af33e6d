import { DRUG_ROWS, TROOPS } from '../../content/load.ts';
import type { Drug, DrugRow } from '../../content/schema.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, groupOf } from '../../table/units.ts';

const SOBER: readonly Drug[] = [];

/** KZ-DRUG-005, KZ-DRUG-010: the drugs that work on a figure. */
export function drugsOf(table: Killzone, figure: Figure): readonly Drug[] {
  const { drugs } = groupOf(table, figure);
  if (drugs.length === 0 || figure.clean) return SOBER;
  return TROOPS.get(figure.troop).traits.includes('drugsDoNothing') ? SOBER : drugs;
}

export function isOn(table: Killzone, figure: Figure, drug: Drug): boolean {
  return drugsOf(table, figure).includes(drug);
}

/** KZ-DRUG-007: the drugs of a figure as rows of content; what each of them gives and takes adds up. */
export function drugRowsOf(table: Killzone, figure: Figure): readonly DrugRow[] {
  return drugsOf(table, figure).map(drug => DRUG_ROWS.get(drug));
}
