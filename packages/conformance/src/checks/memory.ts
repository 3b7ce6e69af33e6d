import {
  allInputs,
  answer,
  type Event,
  hashMatch,
  load,
  openQuestions,
  replayTo,
  save,
  undo,
  whyNotUndo,
} from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { type Place, someAnswer, textOf } from '../place.ts';

/** A match saved here and loaded again is the same match, and goes on alike. */
export function checkSave<T, E extends Event, V>(place: Place<T, E, V>): void {
  const { system, match } = place;
  const loaded = load(save(match), [system], 'own store');
  if (!loaded.ok) throw new Unfit('save and load', `it cannot be loaded again: ${loaded.problem.detail}`);
  if (hashMatch(loaded.value.match) !== hashMatch(match)) throw new Unfit('save and load', 'another match was loaded');
  const [asked] = openQuestions(match);
  if (!asked) return;
  const other = structuredClone(match);
  const given = someAnswer(place, asked);
  answer(system, other, asked.seat, given);
  answer(system, loaded.value.match, asked.seat, given);
  if (hashMatch(loaded.value.match) !== hashMatch(other)) {
    throw new Unfit('save and load', `after the answer ${textOf(given)} the loaded match is another one`);
  }
}

/** HS-UNDO: an answer can be taken back unless a die has fallen or a secret was shown, and then all is as before. */
export function checkUndo<T, E extends Event, V>(place: Place<T, E, V>): void {
  const { system, match, pause } = place;
  const [asked] = openQuestions(match);
  if (!asked) return;
  const other = structuredClone(match);
  answer(system, other, asked.seat, someAnswer(place, asked));
  const here = other.pause ?? other;
  const mayUndo = here.draws === pause.draws && here.shown === pause.shown;
  const answered = hashMatch(other);
  const reasons = whyNotUndo(other, asked.seat);
  const refusals = undo(system, other, asked.seat);
  if (textOf(refusals) !== textOf(reasons)) throw new Unfit('undo', 'undo and whyNotUndo do not agree');
  if (mayUndo !== (refusals.length === 0)) {
    throw new Unfit('undo', mayUndo ? `it is refused: ${textOf(refusals)}` : 'it is allowed after a die or a secret');
  }
  const wanted = mayUndo ? hashMatch(match) : answered;
  if (hashMatch(other) !== wanted) {
    throw new Unfit('undo', mayUndo ? 'the match is not what it was before the answer' : 'a refused undo changed it');
  }
}

/** The inputs, played again from the start, lead here. Envelopes that are not open yet are no inputs so far. */
export function checkPlayedAgain<T, E extends Event, V>({ system, match, pause }: Place<T, E, V>): void {
  if (pause.asked.kind === 'sealed' && pause.asked.asks.some(({ given }) => given !== null)) return;
  const again = replayTo(system, match, allInputs(match).length);
  if (hashMatch(again) !== hashMatch(match))
    throw new Unfit('replay', 'the inputs, played again, lead to another match');
}
