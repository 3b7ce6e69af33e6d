import type { ChapterWords } from '../../words/chapter.ts';
import { sum } from '../../words/tallies.ts';
import type { Harm, SuppressionEvent } from './events.ts';

export const suppressionWords: ChapterWords<SuppressionEvent, never, never> = {
  events: {
    damageRolled: ({ figure, dice, total, killScore }) =>
      `${dice.join(' + ')}${total === dice.reduce((a, b) => a + b, 0) ? '' : ', modified'} = ${total} against ${figure.name}'s kill score of ${killScore}.`,
    killed: ({ figure, by }) => `${figure.name} is killed ${HARMS[by]}.`,
    suppressed: ({ figure, by }) => `${figure.name} is suppressed ${HARMS[by]}.`,
    unshaken: ({ figure }) => `${figure.name} cannot be suppressed and takes no notice.`,
    heroicSaveRolled: ({ figure, die, saved }) =>
      `${figure.name} rolls ${die} for a heroic save: ${saved ? 'saved' : 'in vain'}.`,
    removalRolled: ({ figure, tally, removed }) =>
      `${figure.name} ${removed ? 'shakes off suppression' : 'stays suppressed'} (${sum(tally)} = ${tally.total}).`,
  },
  questions: {},
  acts: {},
  refusals: {},
};

const HARMS: Readonly<Record<Harm, string>> = {
  shot: 'by the shot',
  burst: 'by the burst',
  flame: 'by the flames',
  combat: 'hand-to-hand',
  crash: 'in the crash',
  ram: 'under the wheels',
  bailOut: 'by the fall',
  fire: 'by the fire',
  fall: 'by the jump',
  order: 'by the confusion of orders',
};
