import type { Seed } from './counter.ts';

/**
 * The private chances of bots. They are no dice of the game, nobody has to prove them, and a bot takes many: so they are
 * mixed from seed, number of the decision and number of the chance by the murmur finaliser, not by the counter of dice.
 */
export interface Chances {
  /** From here on the chances are those of this decision, however often it is taken. */
  decide(number: number): void;
  /** The next chance, from 0 to n - 1. */
  next(n: number): number;
}

export function chancesOf(seed: Seed, decision = 0): Chances {
  const start = mixed(mixed(mixed(seed[0] ^ 0x63686e63) ^ seed[1]) ^ seed[2]) ^ seed[3];
  let state = mixed(start ^ mixed(decision));
  return {
    decide(number) {
      state = mixed(start ^ mixed(number));
    },
    next(n) {
      state = (state + 0x9e3779b9) | 0;
      return Math.floor(((mixed(state) >>> 0) / 0x100000000) * n);
    },
  };
}

function mixed(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
