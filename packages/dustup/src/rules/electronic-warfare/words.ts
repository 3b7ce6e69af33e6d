import type { EventWords, QuestionWords } from '../../words/kinds.ts';
import { plural, shiftsOf } from '../../words/numbers.ts';
import type { WarfareEvent } from './events.ts';
import type { WarfareQuestion, WarfareUse } from './questions.ts';
import type { Spotting } from './reactions.ts';

const USES: Readonly<Record<WarfareUse, string>> = {
  communication: 'jam a message',
  spotting: 'find out what is hidden',
  sensors: 'upset sensors',
  opposition: 'foil the attempt',
};

export const warfareEventWords: EventWords<WarfareEvent> = {
  warfareSwitched: ({ unit, on }) => `${unit.name} switches its electronic warfare ${on ? 'on' : 'off'}.`,
  warfareDeclared: ({ unit, use, counters, left }) =>
    `${unit.name} spends ${plural(counters, 'counter')} to ${USES[use]}; ${left} left.`,
  warfareRolled: ({ unit, die, face, foiled, succeeds }) =>
    `${unit.name} rolls ${face} on a D${die}: ${foiled ? 'foiled' : succeeds ? 'it works' : 'no effect'}.`,
  spottedRemotely: ({ unit, die, shifts, target, face, found }) =>
    `${unit.name} rolls ${face} against ${target} on a D${die}${shiftsOf(shifts)}: ${found ? 'it is found out' : 'nothing is found'}.`,
};

export const warfareQuestionWords: QuestionWords<WarfareQuestion> = {
  switchWarfare: {
    ask: ({ unit }) => `Does ${unit.name} switch its electronic warfare on?`,
    option: (_, answer) => `switch it ${answer}`,
  },
  spendWarfare: {
    ask: ({ unit, use, against }) => `How many counters does ${unit.name} spend to ${USES[use]} of ${against.name}?`,
    option: (_, answer) => (answer === 0 ? 'none' : plural(answer, 'counter')),
  },
};

/** Looking under a counter from afar. */
export function spottingWords({ counters, at }: Spotting, unit: string): string {
  const what = at.is === 'mine' ? `mine counter ${at.id}` : `counter ${at.id}`;
  return `look under ${what} with ${unit}, spending ${plural(counters, 'counter')}`;
}
