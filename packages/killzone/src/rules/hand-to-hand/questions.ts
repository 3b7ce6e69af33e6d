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

/** KZ-HTH-002: which of these weapons somebody fights with, where it makes a difference. */
export type ChooseWeapon = Listed<number> & {
  readonly kind: 'handWeapon';
  readonly figure: Who;
  readonly enemy: Who;
  readonly weapons: readonly string[];
};

export type HandToHandQuestion = PickFight | FinishOff | ChooseWeapon;

export const handToHandListed: KillzoneListed<HandToHandQuestion> = {
  fight: {
    foresee:
      (_question, [figure, enemy]) =>
      (table, io) =>
        fight(table, io, table.figures[figure]!, table.figures[enemy]!),
  },
  finishOff: {},
  handWeapon: {},
};
