import { part, type Tally, tally } from '@sightline/kernel';
import { ARMOURS, TROOPS } from '../../content/load.ts';
import type { Killzone } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { drugRowsOf } from '../drugs/users.ts';

/** KZ-ORG-004: what a damage roll must reach to kill, with what drugs add. */
export function killScoreOf(table: Killzone, figure: Figure): Tally {
  const { killScore, rule } = TROOPS.get(figure.troop);
  const armour = ARMOURS.get(figure.armour);
  const drugs = drugRowsOf(table, figure);
  return tally(
    killScore ?? armour.killScore,
    part(killScore === null ? armour.rule : rule, 0, killScore === null ? armour.id : figure.troop),
    ...drugs.map(drug => drug.killScore !== undefined && part(drug.rule, drug.killScore, drug.id)),
  );
}

/** KZ-SUPP-005: robots and users of Haywire or Dove ignore every suppression. */
export function isNeverSuppressed(table: Killzone, figure: Figure): boolean {
  if (TROOPS.get(figure.troop).traits.includes('neverSuppressed')) return true;
  return drugRowsOf(table, figure).some(drug => drug.neverSuppressed === true);
}
