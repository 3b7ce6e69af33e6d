import type { Listed } from '@sightline/kernel';
import type { Names, Who } from '../../table/units.ts';

/** The next pair in contact: the acting group's figure and its opponent. */
export type PickFight = Listed<readonly [number, number]> & { readonly kind: 'fight'; readonly names: Names };
export type FinishOff = Listed<'kill' | 'capture'> & {
  readonly kind: 'finishOff';
  readonly figure: Who;
  readonly by: Who;
};
