import type { Arguments, Flag } from '../arguments.ts';
import { say } from '../words/index.ts';

/** The flags of every command that somebody plays by. */
export const SCREEN_FLAGS = {
  'no-map': { kind: 'on', about: say('play.noMap') },
  cite: { kind: 'on', about: say('play.cite') },
} as const satisfies Record<string, Flag>;

/** How somebody likes to be told of a game. */
export interface Habits {
  /** The table is drawn in letters whenever it has changed; without it everything is there in words. */
  readonly map: boolean;
  /** The rule behind every sentence is named with it. */
  readonly cite: boolean;
}

export const USUAL: Habits = { map: true, cite: false };

export function habitsOf(given: Arguments): Habits {
  return { map: !given.has('no-map'), cite: given.has('cite') };
}
