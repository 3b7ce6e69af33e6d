import type { Because, Event, Io } from '@sightline/kernel';
import type { Faces } from './ladder.ts';
import { roll } from './rolls.ts';

/** DU-VEH-017: one die whose face counts so many times. */
export interface Times {
  readonly die: Faces;
  readonly times: number;
}

const ONCE: Readonly<Record<Faces, Times>> = {
  4: { die: 4, times: 1 },
  6: { die: 6, times: 1 },
  8: { die: 8, times: 1 },
  10: { die: 10, times: 1 },
  12: { die: 12, times: 1 },
};

/** A die by itself. */
export function once(die: Faces): Times {
  return ONCE[die];
}

export function rollTimes<E extends Event>(io: Io<E>, { die, times }: Times, why: Because): number {
  return times * roll(io, die, why);
}

/** What names it for whoever counts outcomes. */
export function timesKey({ die, times }: Times): string {
  return `${die}x${times}`;
}

/** DU-SHOOT-021: the weaker of two, by the most that it can come to. */
export function weaker(a: Times, b: Times): Times {
  return b.die * b.times < a.die * a.times ? b : a;
}
