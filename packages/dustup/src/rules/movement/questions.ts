import type { Free, RegionKinds } from '@sightline/kernel';
import type { DustupEvent } from '../../table/events.ts';
import { arePlaces } from '../../table/forms.ts';
import type { Dustup, Place, Who } from '../../table/table.ts';
import type { CarryOrLeave } from './carry-or-leave.ts';
import { whyNotArrange } from './movement.ts';

/** DU-MOVE-005: 'keep' lets everybody keep his distance from the leader. */
export type Arrange = Free<'keep' | readonly Place[]> & {
  readonly kind: 'arrange';
  readonly unit: Who;
  /** Where everybody stood, and the most he may move, in mils. */
  readonly from: readonly Place[];
  readonly reach: number;
};

export type MovementQuestion = Arrange | CarryOrLeave;

export const movementRegions: RegionKinds<Dustup, DustupEvent, Arrange> = {
  arrange: {
    isForm: (answer): answer is 'keep' | readonly Place[] => answer === 'keep' || arePlaces(answer),
    whyNot: (table, question, answer) =>
      answer === 'keep' ? [] : whyNotArrange(table, table.units[question.unit.id]!, question, answer),
    candidates: () => ['keep'],
  },
};
