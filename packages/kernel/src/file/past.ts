import { hash } from '../hash.ts';
import type { Divergence } from '../io/diverged.ts';
import type { Hands } from '../io/seeded.ts';
import type { Event } from '../io.ts';
import { fresh, type Match } from '../match/match.ts';
import { advance } from '../match/run.ts';
import type { System } from '../system.ts';
import { attempt } from './problem.ts';

/** What is untrue of a match, and where, if that can be said. */
export interface Untruth {
  readonly detail: string;
  readonly at?: Divergence;
}

/**
 * HS-FILE-006: what is untrue of a match that somebody else may have written; null when nothing is. It is played again
 * from its setup and its past, every answer judged, up to the checkpoint that it claims.
 */
export function firstUntruth<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  hands: Hands<E> = {},
): Untruth | null {
  const played = attempt(() => playedAgain(system, match, hands));
  if (!played.ok) {
    const detail = `the part "past" cannot be played again from the setup: ${played.why}`;
    return played.at ? { detail, at: played.at } : { detail };
  }
  const again = played.value;
  if (again.step !== match.step || again.pause !== null || again.inputs.length > 0)
    return { detail: `the part "past" does not lead from the setup to step ${match.step}` };
  for (const part of ['table', 'draws', 'shown', 'outcome'] as const)
    if (hash(again[part]) !== hash(match[part]))
      return { detail: `the part "${part}" is not what follows from the parts "setup", "dice" and "past"` };
  return null;
}

function playedAgain<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>, hands: Hands<E>): Match<T> {
  const again = fresh(system, match);
  again.inputs = match.past.slice();
  advance(system, again, { ...hands, inline: false, judge: true }, match.step);
  return again;
}
