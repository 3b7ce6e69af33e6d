import { answer, attempt, type Event, isListed, legalAnswers, openQuestions, whyNotAnswerTo } from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { excerpt, type Place, seatsOf, someAnswer, textOf } from '../place.ts';

/** There is a question, to a seat of the match, with at least one answer that is allowed. */
export function checkSomebodyCanAct<T, E extends Event, V>({ system, match, pause }: Place<T, E, V>): void {
  const open = openQuestions(match);
  if (open.length === 0 && pause.asked.kind !== 'roll') throw new Unfit('somebody can act', 'nobody is asked anything');
  for (const { seat, question } of open) {
    if (!seatsOf(match).includes(seat)) throw new Unfit('somebody can act', `${seat} has no seat in this match`);
    if (legalAnswers(system, pause.now, seat, question).length === 0) {
      throw new Unfit('somebody can act', `${seat} has no answer to ${question.kind}`);
    }
  }
}

export function checkInvariants<T, E extends Event, V>({ system, pause }: Place<T, E, V>): void {
  const broken = system.broken(pause.now);
  if (broken.length > 0) throw new Unfit('invariants', broken.join('; '));
}

/** Every answer on the list, or proposed where there is no list, is accepted; and none is there twice. */
export function checkOptions<T, E extends Event, V>({ system, match, pause }: Place<T, E, V>): void {
  for (const { seat, question } of openQuestions(match)) {
    const all = legalAnswers(system, pause.now, seat, question);
    for (const option of all) {
      const [refusal] = whyNotAnswerTo(system, pause.now, seat, question, option);
      if (refusal) {
        throw new Unfit(
          'options',
          `${question.kind} ${isListed(question) ? 'lists' : 'proposes'} ${excerpt(textOf(option))}, which is refused: ${refusal.code} (${refusal.rule})`,
        );
      }
    }
    if (isListed(question) && new Set(all.map(textOf)).size < all.length) {
      throw new Unfit('options', `${question.kind} lists an option twice`);
    }
  }
}

const GIVEN = 4;

/** Some of the options are really given, on copies of the match, and the rules take them. */
export function checkSomeOptions<T, E extends Event, V>(place: Place<T, E, V>): void {
  const { system, match } = place;
  for (const asked of openQuestions(match)) {
    for (let i = 0; i < GIVEN; i++) {
      const given = someAnswer(place, asked);
      const other = structuredClone(match);
      const run = attempt(() => answer(system, other, asked.seat, given));
      const what = `${excerpt(textOf(given))} to ${asked.question.kind}`;
      if (!run.ok) throw new Unfit('options', `the rules failed on the answer ${what}: ${run.why}`);
      if (run.value.length > 0) throw new Unfit('options', `the answer ${what} is refused: ${textOf(run.value)}`);
    }
  }
}
