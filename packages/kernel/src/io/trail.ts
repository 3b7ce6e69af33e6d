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

export function trailText(trail: number, text: string): number {
  let mixed = trail;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  return trailWord(mixed, text.length);
}

export function trailAsk(trail: number, seat: Seat, question: Question): number {
  const asked = trailText(trailText(trail, seat), question.kind);
  return trailWord(asked, isListed(question) ? question.options.length : -1);
}
