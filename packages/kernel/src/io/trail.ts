import type { Seat } from '../io.ts';
import { isListed, type Question } from '../question.ts';

/**
 * The trail is a running hash of what a step did: dice, events, questions. A step that is run again must lay the same
 * trail up to each input that it was given, or its rules are not deterministic.
 */
export const TRAIL_START = 0x811c9dc5;

export function trailWord(trail: number, word: number): number {
  const mixed = Math.imul(trail ^ word, 0x01000193);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The names of seats, questions and events are few and come again and again: each is hashed once. */
const known = new Map<string, number>();

export function trailText(trail: number, text: string): number {
  let word = known.get(text);
  if (word === undefined) {
    word = text.length;
    for (let i = 0; i < text.length; i++) word = trailWord(word, text.charCodeAt(i));
    known.set(text, word);
  }
  return trailWord(trail, word);
}

export function trailAsk(trail: number, seat: Seat, question: Question): number {
  const asked = trailText(trailText(trail, seat), question.kind);
  return trailWord(asked, isListed(question) ? question.options.length : -1);
}
