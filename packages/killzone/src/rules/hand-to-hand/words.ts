import type { ChapterWords } from '../../words/chapter.ts';
import { added, sum } from '../../words/tallies.ts';
import type { CombatResult, Fighter, HandToHandEvent } from './events.ts';
import type { HandToHandQuestion } from './questions.ts';

export const handToHandWords: ChapterWords<HandToHandEvent, HandToHandQuestion, never> = {
  events: {
    foughtHandToHand: ({ attacker, defender }) => `${fighter(attacker)} fights ${fighter(defender)}.`,
    combatDecided: ({ winner, loser, tally, margin, result }) =>
      `${winner.name} is ahead of ${loser.name} by ${margin}${tally.total === tally.base ? '' : ` (${sum(tally)})`}: ${RESULTS[result]}.`,
  },
  questions: {
    fight: {
      question: () => 'Which fight comes next?',
      option: ({ names }, [figure, enemy]) => `${names.figures[figure]} against ${names.figures[enemy]}`,
    },
    finishOff: {
      question: ({ by, figure }) => `What does ${by.name} do with ${figure.name}?`,
      option: (_asked, fate) => fate,
    },
  },
  acts: {},
  refusals: {},
};

const RESULTS: Readonly<Record<CombatResult, string>> = {
  noEffect: 'no effect',
  suppressed: 'suppressed',
  killed: 'killed',
  captured: 'captured',
};

function fighter({ figure, dice, tally, doubled, score }: Fighter): string {
  return `${figure.name} (${dice.join(' + ')}${added(tally)}${doubled ? ', doubled' : ''} = ${score})`;
}
