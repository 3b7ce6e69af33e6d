import type { Seat } from '../io.ts';
import type { Question } from '../question.ts';

/**
 * The trail is a running hash of what a step did (HS-FILE-009): the dice, the kinds of events, the kinds of questions and
 * who was asked them, and the answers. A step that is run again must lay the same trail up to each input that it was
 * given. How a menu is laid out or worded leaves no trail: that may change without a game noticing.
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
    word = wordOf(text);
    known.set(text, word);
  }
  return trailWord(trail, word);
}

export function trailAsk(trail: number, seat: Seat, question: Question): number {
  return trailText(trailText(trail, seat), question.kind);
}

/** An answer by its value. In whatever order its keys stand, it is the same answer. */
export function trailAnswer(trail: number, answer: unknown): number {
  switch (typeof answer) {
    case 'number':
      return answer === (answer | 0) ? trailWord(trail, answer) : trailAnswer(trail, String(answer));
    case 'string':
      return trailWord(trailWord(trail, 0x53), wordOf(answer));
    case 'object':
      if (answer === null) return trailWord(trail, 0x4e);
      return Array.isArray(answer) ? trailList(trail, answer) : trailRecord(trail, answer as Record<string, unknown>);
    default:
      return trailWord(trail, answer ? 0x54 : 0x46);
  }
}

function trailList(trail: number, list: readonly unknown[]): number {
  trail = trailWord(trailWord(trail, 0x41), list.length);
  for (const item of list) trail = trailAnswer(trail, item);
  return trail;
}

function trailRecord(trail: number, record: Readonly<Record<string, unknown>>): number {
  let sum = 0;
  for (const key in record) sum += trailAnswer(wordOf(key), record[key]);
  return trailWord(trailWord(trail, 0x4f), sum | 0);
}

function wordOf(text: string): number {
  let word = text.length;
  for (let i = 0; i < text.length; i++) word = trailWord(word, text.charCodeAt(i));
  return word;
}
