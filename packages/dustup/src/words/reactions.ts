import { spottingWords } from '../rules/electronic-warfare/words.ts';
import { detonationWords } from '../rules/mines/words.ts';
import type { Interruption, ReactionChoice, Trigger } from '../table/reactions.ts';
import type { Names } from '../table/table.ts';
import type { QuestionWords } from './kinds.ts';

export const interruptionWords: QuestionWords<Interruption> = {
  react: {
    ask: ({ trigger }) => triggerWords(trigger),
    option: ({ trigger: { names } }, answer) => ('pass' in answer ? 'no' : choiceWords(answer.choice, names)),
  },
};

function triggerWords(trigger: Trigger): string {
  switch (trigger.on) {
    case 'betweenActivations':
      return 'Seize the initiative?';
    case 'betweenActions':
      return 'Do you use mines or electronic warfare now?';
    case 'unitMoved':
      return `${trigger.names.units[trigger.unit]} has moved. Do you fire a mine?`;
    default:
      return trigger satisfies never;
  }
}

function choiceWords(choice: ReactionChoice, { units }: Names): string {
  switch (choice.do) {
    case 'seize':
      return `act with ${units[choice.unit]}`;
    case 'detonate':
      return detonationWords(choice, units[choice.target]!);
    case 'spot':
      return spottingWords(choice, units[choice.unit]!);
    default:
      return choice satisfies never;
  }
}
