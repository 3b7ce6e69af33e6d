import type { Question } from '@sightline/kernel';
import type { Game } from '../games/game.ts';

/** Of answers that come to the same only the first: nobody should have to choose between two that are one. */
export function withoutTwins<A>(game: Game, view: unknown, question: Question, answers: readonly A[]): readonly A[] {
  return answers.filter(
    (answer, i) => !answers.slice(0, i).some(other => game.comesToTheSame?.(view, question, answer, other)),
  );
}
