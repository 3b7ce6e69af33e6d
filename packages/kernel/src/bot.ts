import { frozenCopy } from './json.ts';
import type { Question } from './question.ts';

/** A bot's own chance, from 0 to n - 1. It is not a die of the game and leaves no trace in it. */
export type Chance = (n: number) => number;

/**
 * An opponent: it is asked what a person would be asked, and may look at what that person may see. It is taken out of
 * a method so that a system with views of its own still counts as a system (`AnySystem`).
 */
export type Bot<V> = {
  bot(question: Question, look: () => V, chance: Chance, candidates: () => readonly unknown[]): unknown;
}['bot'];

/** Answers anything with anything that is allowed. */
export const randomBot: Bot<unknown> = (_question, _look, chance, candidates) => {
  const all = candidates();
  return all[chance(all.length)];
};

/**
 * HS-VIEW-007: a bot of somebody else's, held at arm's length. A view shares with the table what nobody changes while it is
 * looked at, and a bot in the same process could change it; this one gets copies that cannot be written into, and what it
 * answers is copied as well.
 */
export function guarded<V>(bot: Bot<V>): Bot<V> {
  return (question, look, chance, candidates) =>
    structuredClone(
      bot(
        frozenCopy(question),
        () => frozenCopy(look()),
        chance,
        () => frozenCopy(candidates()),
      ),
    );
}
