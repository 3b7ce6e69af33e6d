import { type Because, type Event, type Io, sub } from '@sightline/kernel';
import type { Faces } from './ladder.ts';
import { roll } from './rolls.ts';

/** What the dice of a pool came to together (DU-DICE-016, DU-SHOOT-031). */
export interface Score {
  /** How many were higher than the opposing face; more than two make no difference. */
  readonly beaten: number;
  readonly total: number;
}

/**
 * Rolls a pool against a face, first die first. The single faces go to `faces` for the log; only the score counts, so
 * that odds need not tell apart two pools of equal score.
 */
export function rollPool<E extends Event>(
  io: Io<E>,
  dice: readonly Faces[],
  opposing: number,
  why: Because,
  faces: number[],
): Score {
  let all = (_: Io<E>): Score => ({ beaten: 0, total: 0 });
  for (const [i, die] of dice.entries()) {
    const before = all;
    const key = `pool ${dice.slice(0, i + 1).join()} against ${opposing}`;
    const add = (dicing: Io<E>): Score => {
      const { beaten, total } = before(dicing);
      const face = roll(dicing, die, why);
      faces.push(face);
      return { beaten: face > opposing ? Math.min(2, beaten + 1) : beaten, total: total + face };
    };
    all = dicing => sub(dicing, key, add);
  }
  return all(io);
}
