import { treatmentDie, untreatedOf } from '../rules/medical/treatment.ts';
import type { Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';

/** DU-MED-003: from this face on a man is fit again; up to the other one he dies of it. */
const FIT = 6;
const DIES = 2;

/** DU-MED-002, DU-MORALE-014: men who come back, and casualties that no longer weigh on the others. */
export function worthOfTreatment(view: DustupView, unit: Unit, id: number): number {
  const die = treatmentDie(view, unit);
  const fit = (die - FIT + 1) / die;
  const dead = DIES / die;
  return untreatedOf(view, view.units[id]!).length * (0.15 + 0.6 * fit - 0.2 * dead);
}
