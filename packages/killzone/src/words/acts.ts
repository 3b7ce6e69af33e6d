import { fireWords } from '../rules/fire/words.ts';
import { movementWords } from '../rules/movement/words.ts';
import { shootingWords } from '../rules/shooting/words.ts';
import type { DoAct } from '../rules/turn/questions.ts';
import { turnWords } from '../rules/turn/words.ts';
import { vehiclesWords } from '../rules/vehicles/words.ts';
import { winningWords } from '../rules/winning/words.ts';
import type { Act } from '../table/acts.ts';
import type { ActWords, QuestionWords } from './chapter.ts';

const ACTS: ActWords<Act> = {
  ...turnWords.acts,
  ...movementWords.acts,
  ...shootingWords.acts,
  ...winningWords.acts,
  ...fireWords.acts,
  ...vehiclesWords.acts,
};

/** The question that every chapter has answers to. */
export const actQuestion: QuestionWords<DoAct> = {
  act: {
    question: ({ figure }) => `What does ${figure.name} do?`,
    option: (asked, act) => (ACTS[act.do] as (act: Act, asked: DoAct) => string)(act, asked),
  },
};
