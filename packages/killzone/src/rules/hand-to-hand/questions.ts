import type { Listed } from '@sightline/kernel';
import type { KillzoneListed } from '../../table/questions.ts';
import type { Names, Who } from '../../table/units.ts';
import { fight } from './fighting.ts';

/** The next pair in contact: the acting group's figure and its opponent. */
export type PickFight = Listed<readonly [number, number]> & { readonly kind: 'fight'; readonly names: Names };
export type FinishOff = Listed<'kill' | 'capture'> & {
  readonly kind: 'finishOff';
  readonly figure: Who;
  readonly by: Who;
};

export type HandToHandQuestion = PickFight | FinishOff;

export const handToHandListed: KillzoneListed<HandToHandQuestion> = {
  fight: {
    foresee:
      (_question, [figure, enemy]) =>
      (table, io) =>
        fight(table, io, table.figures[figure]!, table.figures[enemy]!),
  },
  finishOff: {},
};
