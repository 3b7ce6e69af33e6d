import type { Question } from '@sightline/kernel';
import type { Game } from '../games/game.ts';

/**
 * Of answers that come to the same only the first, or the one that the game would rather have: nobody should have to choose
 * between two that are one.
 */
export function withoutTwins<A>(game: Game, view: unknown, question: Question, answers: readonly A[]): readonly A[] {
  const { comesToTheSame } = game;
  if (!comesToTheSame) return answers;
  const isSame = (one: A, other: A): boolean => comesToTheSame(view, question, one, other);
  return answers.filter(
    (answer, i) => !answers.some((other, j) => j !== i && isSame(answer, other) && (j < i || !isSame(other, answer))),
  );
}
