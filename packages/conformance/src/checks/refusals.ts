import {
  answer,
  attempt,
  type Event,
  hashMatch,
  isListed,
  openQuestions,
  type Question,
  type Refusal,
  type Seat,
  UNJUDGED,
  whyNotAnswerTo,
} from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { mutantOf } from '../mutants.ts';
import { excerpt, lists, type Place, seatsOf, someAnswer, textOf } from '../place.ts';

const GARBAGE: readonly unknown[] = [
  -1,
  0.5,
  1e9,
  '',
  'garbage',
  null,
  true,
  [],
  {},
  { pass: 'perhaps' },
  { reaction: 'HS-SEAL-003' },
  [[0]],
];

/** How many legal answers with something wrong in them are tried at a question that is looked at closely. */
const MUTANTS = 8;

/** One answer that makes no sense is refused with a reason, and nothing is touched. */
export function checkSomeRefusal<T, E extends Event, V>(place: Place<T, E, V>): void {
  const nonsense = [...GARBAGE, ...place.strays];
  const given = nonsense[place.chance(nonsense.length)];
  for (const asked of openQuestions(place.match)) {
    refuses(place, asked.seat, asked.question, given);
    refuses(place, asked.seat, asked.question, mutantOf(someAnswer(place, asked), place.chance));
  }
  if (place.match.pause !== place.pause) throw new Unfit('refusals', 'a refused answer moved the match');
}

/** All of them, from the seat that is asked and from others, and the hash of the match stays what it was. */
export function checkRefusals<T, E extends Event, V>(place: Place<T, E, V>): void {
  const { system, match } = place;
  const before = hashMatch(match);
  const open = openQuestions(match);
  for (const { seat, question } of open) {
    const mutants = Array.from({ length: MUTANTS }, () =>
      mutantOf(someAnswer(place, { seat, question }), place.chance),
    );
    for (const given of [...GARBAGE, ...place.strays, ...mutants]) refuses(place, seat, question, given);
  }
  const [first] = open;
  const strangers = [...seatsOf(match).filter(seat => open.every(asked => asked.seat !== seat)), 'nobody'];
  for (const seat of first ? strangers : []) {
    judge(answer(system, match, seat, someAnswer(place, first!)), `an answer of ${seat}, who is not asked`);
  }
  if (hashMatch(match) !== before) throw new Unfit('refusals', 'a refused answer changed the match');
}

function refuses<T, E extends Event, V>(place: Place<T, E, V>, seat: Seat, question: Question, given: unknown): void {
  const { system, match, pause } = place;
  if (lists(question, given)) return;
  const what = `the answer ${excerpt(textOf(given))} to ${question.kind}`;
  const asked = attempt(() => whyNotAnswerTo(system, pause.now, seat, question, given));
  if (!asked.ok) throw new Unfit('refusals', `judging ${what} failed: ${asked.why}`);
  if (asked.value.some(({ code }) => code === UNJUDGED))
    throw new Unfit('refusals', `the rules could not judge ${what}`);
  // On a question without a list, something that looks like nonsense may be a good answer.
  if (asked.value.length === 0 && !isListed(question)) return;
  judge(asked.value, what);
  const said = answer(system, match, seat, given);
  if (textOf(said) !== textOf(asked.value)) {
    throw new Unfit('refusals', `${what} is refused with ${textOf(said)} but judged ${textOf(asked.value)}`);
  }
}

function judge(refusals: readonly Refusal[], what: string): void {
  if (refusals.length === 0) throw new Unfit('refusals', `${what} is not refused`);
  for (const { rule, code } of refusals) {
    if (!/^[A-Z]{2,}-[A-Z0-9]+-\d{3}$/.test(rule) || code === '') {
      throw new Unfit('refusals', `${what} is refused without a reason: ${textOf({ rule, code })}`);
    }
  }
}
