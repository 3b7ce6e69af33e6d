import { advance, create, type Match, type MatchOptions, type System } from '@sightline/kernel';
import { newSecret } from './saving.ts';

/** A new match, run to its first question. */
export function newMatch(system: System, options: Omit<MatchOptions, 'secret'>, secret = newSecret()): Match {
  const match = create(system, { ...options, secret });
  advance(system, match, { inline: false });
  return match;
}

/** The same match once more, with other dice. */
export function rematch(system: System, { setup, players, freeUndo, dice }: Match): Match {
  return newMatch(system, { ...setup, players, freeUndo, dice: dice.kind, machine: dice.machine });
}
