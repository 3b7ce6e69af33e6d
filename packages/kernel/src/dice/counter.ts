/**
 * The counter-based generator: a word is a pure function of the seed and an index, so any roll of a match can be
 * checked alone and none depends on the order of asking. The function is Threefry-4x32 with 20 rounds
 * (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011): additions, rotations and exclusive ors only,
 * exact in every JavaScript engine.
 */
export type Seed = readonly [number, number, number, number];

const PARITY = 0x1bd11bda;

/** Encrypts the counter (c0..c3) under the seed into `out`: five groups of four rounds, a turn of the key after each. */
export function threefry(seed: Seed, c0: number, c1: number, c2: number, c3: number, out: Uint32Array): void {
  let k0 = seed[0] | 0;
  let k1 = seed[1] | 0;
  let k2 = seed[2] | 0;
  let k3 = seed[3] | 0;
  let k4 = PARITY ^ k0 ^ k1 ^ k2 ^ k3;
  let a = (c0 + k0) | 0;
  let b = (c1 + k1) | 0;
  let c = (c2 + k2) | 0;
  let d = (c3 + k3) | 0;
  for (let group = 1; group <= 5; group++) {
    const odd = group & 1;
    a = (a + b) | 0;
    b = rotl(b, odd ? 10 : 6) ^ a;
    c = (c + d) | 0;
    d = rotl(d, odd ? 26 : 20) ^ c;
    a = (a + d) | 0;
    d = rotl(d, odd ? 11 : 17) ^ a;
    c = (c + b) | 0;
    b = rotl(b, odd ? 21 : 11) ^ c;
    a = (a + b) | 0;
    b = rotl(b, odd ? 13 : 25) ^ a;
    c = (c + d) | 0;
    d = rotl(d, odd ? 27 : 10) ^ c;
    a = (a + d) | 0;
    d = rotl(d, odd ? 23 : 18) ^ a;
    c = (c + b) | 0;
    b = rotl(b, odd ? 5 : 20) ^ c;
    a = (a + k1) | 0;
    b = (b + k2) | 0;
    c = (c + k3) | 0;
    d = (d + k4 + group) | 0;
    const first = k0;
    k0 = k1;
    k1 = k2;
    k2 = k3;
    k3 = k4;
    k4 = first;
  }
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = d;
}

const rotl = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

export interface Counter {
  /** A whole number from 0 to sides - 1, every one exactly equally likely. */
  draw(index: number, sides: number): number;
}

/** Four draws share a block, and the last block is kept: a run of draws costs a quarter of the rounds each. */
export function counter(seed: Seed): Counter {
  const block = new Uint32Array(4);
  const spare = new Uint32Array(4);
  let held = -1;
  let heldSides = 0;
  let fair = 0;
  return {
    draw(index, sides) {
      const wanted = index >>> 2;
      if (wanted !== held) {
        threefry(seed, wanted, 0, 0, 0, block);
        held = wanted;
      }
      let word = block[index & 3]!;
      // Words past the last whole multiple of the sides would favour the low faces: throw them away and draw again.
      if (sides !== heldSides) {
        fair = 0x100000000 - (0x100000000 % sides);
        heldSides = sides;
      }
      for (let attempt = 1; word >= fair; attempt++) {
        threefry(seed, index, attempt, 0, 0, spare);
        word = spare[0]!;
      }
      return word % sides;
    },
  };
}

let parsed: { readonly text: string; readonly seed: Seed } = { text: '0'.repeat(32), seed: [0, 0, 0, 0] };

/** A seed is written as 32 hex digits. A match asks for its own again at every step, so the last one is remembered. */
export function parseSeed(text: string): Seed {
  if (text === parsed.text) return parsed.seed;
  if (!isSeed(text)) throw new Error(`a seed is 32 hex digits, not "${text}"`);
  const word = (i: number): number => Number.parseInt(text.slice(i * 8, i * 8 + 8), 16);
  parsed = { text, seed: [word(0), word(1), word(2), word(3)] };
  return parsed.seed;
}

const last = { seed: '', dice: counter([0, 0, 0, 0]) };

/** The dice of a seed. A match asks for the same ones step after step, so the last are kept. */
export function diceOf(seed: string): Counter {
  if (seed !== last.seed) {
    last.dice = counter(parseSeed(seed));
    last.seed = seed;
  }
  return last.dice;
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
