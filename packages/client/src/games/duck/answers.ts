import type { DuckView, Teamer } from '@sightline/duck';
import type { Question } from '@sightline/kernel';

/** An answer as far as its parts are looked at here. */
export type Facts = Readonly<Record<string, unknown>>;

/** What an answer says of itself, whatever question it answers; a bare word or number says nothing more. */
export const factsOf = (answer: unknown): Facts =>
  typeof answer === 'object' && answer !== null ? (answer as Facts) : {};

/** Who acts: whom a question is about, or whom the answer names to do it. */
export function actorOf(view: DuckView, question: Question, answer?: unknown): Teamer | undefined {
  const { figure = factsOf(answer)['figure'] } = question as Question & { readonly figure?: unknown };
  const man = typeof figure === 'number' ? view.figures[figure] : undefined;
  return man?.kind === 'teamer' ? man : undefined;
}

/** A question about somebody that lists its answers. */
export type Listed = Question & { readonly figure: number; readonly options: readonly unknown[] };
