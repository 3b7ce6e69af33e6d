import type { Question } from '@sightline/kernel';
import { say, sayIf } from '../../words/duck.ts';
import { factsOf } from './answers.ts';

/** The word for what an answer does, whatever question it answers. */
export function deedWord({ kind }: Question, answer: unknown): string {
  if (typeof answer === 'string') return answer;
  const { do: deed, act, pass, choice } = factsOf(answer);
  if (pass === true) return 'letPass';
  if (typeof choice === 'string') return choice;
  return String(deed ?? factsOf(act)['do'] ?? factsOf(choice)['do'] ?? kind);
}

/** What an answer comes to, in a sentence, for whoever has not done it before. */
export function meansOf(question: Question, answer: unknown): string | undefined {
  const means = sayIf(`duck.does.${wordAt(question, answer)}`);
  // DK-SENS-001: a scan or a door, and no more.
  const isOnly = question.kind === 'explore' && factsOf(answer)['figure'] !== null;
  return isOnly ? [means, say('duck.does.onlyOne')].filter(Boolean).join(' ') : means;
}

/** The same word is not the same thing at every question. */
function wordAt(question: Question, answer: unknown): string {
  const word = deedWord(question, answer);
  switch (question.kind) {
    case 'explore':
      return word === 'done' ? 'explored' : word;
    case 'react': {
      const { on } = factsOf((question as { readonly trigger?: unknown }).trigger);
      if (word === 'duck' && on === 'sentryAimed') return 'duckFromSentry';
      return word === 'letPass' ? `letPass.${String(on)}` : word;
    }
    case 'pistolOrDice':
      return factsOf(answer)['fires'] === true ? 'firePistol' : 'rollGrapple';
    case 'jet': {
      const { use, squirts } = factsOf(answer);
      return squirts === undefined ? word : use === 'barrier' ? 'jetBarrier' : 'jetAttack';
    }
    default:
      return word;
  }
}
