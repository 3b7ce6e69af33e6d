import { type Dustup, type DustupQuestion, dustup } from '@sightline/dustup';
import { answer, legalAnswers, load, type Match, nowOf, openQuestions, save } from '@sightline/kernel';
import { usual } from './from-above.ts';

/** A battle of Dustup out of a file, in which nobody does anything more, until so many answers are left to its end. */
export function quietlyOn(text: string, left: number): string {
  const read = load(text, [dustup]);
  if (!read.ok) throw new Error(read.problem.detail);
  const match = read.value.match as Match<Dustup>;
  const all = playQuietly(structuredClone(match), Number.POSITIVE_INFINITY);
  playQuietly(match, all - left);
  return save(match);
}

/** Says how many answers were given. */
function playQuietly(match: Match<Dustup>, most: number): number {
  for (let answers = 0; ; answers++) {
    const [open] = openQuestions(match);
    if (!open || answers >= most) return answers;
    const { seat } = open;
    const question = open.question as DustupQuestion;
    const offered = legalAnswers(dustup, nowOf(match), seat, question);
    const [refusal] = answer(dustup, match, seat, usual({ question, offered }));
    if (refusal) throw new Error(`expected no refusal, got ${refusal.code} to ${question.kind}`);
  }
}
