import type { ChapterWords } from '../../words/chapter.ts';
import { listOf } from '../../words/phrases.ts';
import { sum } from '../../words/tallies.ts';
import type { DoneAct } from './acts.ts';
import type { TurnEvent } from './events.ts';
import type { DoAct, TurnQuestion } from './questions.ts';

export const turnWords: ChapterWords<TurnEvent, Exclude<TurnQuestion, DoAct>, DoneAct> = {
  events: {
    turnBegan: ({ turn }) => `Turn ${turn}.`,
    initiativeRolled: ({ group, tally }) => `${group.name} has initiative ${tally.total} (${sum(tally)}).`,
    tieRolled: ({ group, die }) => `${group.name} rolls ${die} to break the tie.`,
    sequenceSet: ({ groups }) => `They act in this order: ${listOf(groups.map(({ name }) => name))}.`,
    actionBegan: ({ group }) => `${group.name} acts.`,
    actionPassed: ({ group }) => `${group.name} does no more.`,
  },
  questions: {
    firstOfTie: {
      question: () => 'Which of your groups acts first?',
      option: ({ names }, group) => names.groups[group]!,
    },
    pick: {
      question: ({ group }) => `Who of ${group.name} acts next?`,
      option: ({ names }, picked) => (picked === 'enough' ? 'nobody else' : names.figures[picked]!),
    },
  },
  acts: {
    done: () => 'do no more',
  },
  refusals: {
    malformed: () => 'That is no answer to this question.',
  },
};
