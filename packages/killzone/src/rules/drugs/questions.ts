import { bearing, plus, scaled } from '@sightline/geometry/field';
import type { Free, Listed } from '@sightline/kernel';
import { isPlace } from '../../table/forms.ts';
import type { KillzoneListed, KillzoneRegions } from '../../table/questions.ts';
import type { Killzone } from '../../table/table.ts';
import type { Place, Who } from '../../table/units.ts';
import { whyNotShift } from './shifting.ts';

/** KZ-DRUG-009: who of the gang takes one of its overdoses. */
export type PickOverdose = Listed<number> & { readonly kind: 'overdose'; readonly group: Who };
/** KZ-DRUG-010: whether a hero spends his heroic save on it. */
export type SleepItOff = Listed<'save' | 'endure'> & { readonly kind: 'sleepItOff'; readonly figure: Who };
/** KZ-DRUG-018, KZ-DRUG-021: where the opponent shifts an overdosed figure; where it stands leaves it alone. */
export type ShiftFigure = Free<Place> & {
  readonly kind: 'shift';
  readonly figure: Who;
  /** In mils. */
  readonly reach: number;
};

export type DrugsQuestion = PickOverdose | SleepItOff | ShiftFigure;

export const drugsListed: KillzoneListed<PickOverdose | SleepItOff> = { overdose: {}, sleepItOff: {} };

export const drugsRegions: KillzoneRegions<ShiftFigure> = {
  shift: { isForm: isPlace, whyNot: whyNotShift, candidates: shiftsOf },
};

/** Let it stand, or lead it to one of four sides. */
function shiftsOf(table: Killzone, question: ShiftFigure): Place[] {
  const { x, y, room } = table.figures[question.figure.id]!;
  const sides = [0, 90, 180, 270].map(degrees => ({
    ...plus({ x, y }, scaled(bearing(degrees), question.reach)),
    room,
  }));
  return [{ x, y, room }, ...sides].filter(to => whyNotShift(table, question, to).length === 0);
}
