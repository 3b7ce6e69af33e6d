import type { Listed } from '@sightline/kernel';
import type { Who } from '../../table/table.ts';

/** DU-MOVE-019, DU-ASSAULT-030: whether a unit that has to go takes its wounded along. */
export type CarryOrLeave = Listed<'carry' | 'leave'> & {
  readonly kind: 'carryOrLeave';
  readonly unit: Who;
  readonly wounded: readonly Who[];
};
