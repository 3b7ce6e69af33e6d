import { type Event, legalAnswers, openQuestions, redactLine, whyNotAnswerTo } from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { excerpt, type Place, runAgain, textOf, viewersOf } from '../place.ts';

/** There is a sentence for everything that people get to see here, as they get to see it. */
export function checkWords<T, E extends Event, V>({ system, match, pause }: Place<T, E, V>): void {
  const { words } = system;
  for (const { seat, question } of openQuestions(match)) {
    says(words.question(question), `the question ${question.kind}`);
    for (const option of legalAnswers(system, pause.now, seat, question)) {
      says(words.option(question, option), `the option ${excerpt(textOf(option))} of ${question.kind}`);
    }
    for (const refusal of whyNotAnswerTo(system, pause.now, seat, question, 'garbage')) {
      says(words.refusal(refusal), `the refusal ${refusal.code}`);
    }
  }
  const { lines } = runAgain(system, match);
  for (const viewer of viewersOf(match)) {
    says(words.table(system.view(pause.now, viewer)), `the table of ${viewer}`);
    for (const line of lines) {
      const seen = redactLine(system, line, viewer);
      if (seen?.kind === 'event') says(words.event(seen.event), `the event ${seen.event.type} for ${viewer}`);
    }
  }
}

function says(sentence: string, what: string): void {
  if (sentence.trim() === '') throw new Unfit('words', `there are no words for ${what}`);
  if (/\bundefined\b|\bNaN\b|\[object /.test(sentence))
    throw new Unfit('words', `the words for ${what}: "${sentence}"`);
}
