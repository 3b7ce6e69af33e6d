/**
 * The counter-based generator: a word is a pure function of the seed and an index, so any roll of a match can be
 * checked alone and none depends on the order of asking. The function is Threefry-4x32 with 20 rounds
 * (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011): additions, rotations and exclusive ors only,
 * exact in every JavaScript engine.
 */
export type Seed = readonly [number, number, number, number];

const ROTATIONS = [10, 26, 11, 21, 13, 27, 23, 5, 6, 20, 17, 11, 25, 10, 18, 20] as const;
const PARITY = 0x1bd11bda;

/** Encrypts the counter (c0..c3) under the seed into `out`. */
export function threefry(seed: Seed, c0: number, c1: number, c2: number, c3: number, out: Uint32Array): void {
  const [k0, k1, k2, k3] = seed;
  const keys = [k0, k1, k2, k3, PARITY ^ k0 ^ k1 ^ k2 ^ k3];
  let a = (c0 + k0) | 0;
  let b = (c1 + k1) | 0;
  let c = (c2 + k2) | 0;
  let d = (c3 + k3) | 0;
  for (let group = 1; group <= 5; group++) {
    const from = group & 1 ? 0 : 8;
    for (let i = from; i < from + 8; i += 4) {
      a = (a + b) | 0;
      b = rotl(b, ROTATIONS[i]!) ^ a;
      c = (c + d) | 0;
      d = rotl(d, ROTATIONS[i + 1]!) ^ c;
      a = (a + d) | 0;
      d = rotl(d, ROTATIONS[i + 2]!) ^ a;
      c = (c + b) | 0;
      b = rotl(b, ROTATIONS[i + 3]!) ^ c;
    }
    a = (a + keys[group % 5]!) | 0;
    b = (b + keys[(group + 1) % 5]!) | 0;
    c = (c + keys[(group + 2) % 5]!) | 0;
    d = (d + keys[(group + 3) % 5]! + group) | 0;
  }
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = d;
}

const rotl = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The streams of one seed: the match's dice, and the private chances of bots, which are no dice of the game. */
export type Stream = 'dice' | 'chance';
const STREAM = { dice: 0, chance: 1 } as const;

export interface Counter {
  /** A whole number from 0 to sides - 1, every one exactly equally likely. */
  draw(index: number, sides: number): number;
}

/** Four draws share a block, and the last block is kept: a run of draws costs a quarter of the rounds each. */
export function counter(seed: Seed, stream: Stream = 'dice', substream = 0): Counter {
  const block = new Uint32Array(4);
  const spare = new Uint32Array(4);
  let held = -1;
  return {
    draw(index, sides) {
      const wanted = Math.floor(index / 4);
      if (wanted !== held) {
        threefry(seed, wanted, 0, STREAM[stream], substream, block);
        held = wanted;
      }
      let word = block[index & 3]!;
      // Words past the last whole multiple of the sides would favour the low faces: throw them away and draw again.
      const fair = 0x100000000 - (0x100000000 % sides);
      for (let attempt = 1; word >= fair; attempt++) {
        threefry(seed, index, attempt, STREAM[stream], substream, spare);
        word = spare[0]!;
      }
      return word % sides;
    },
  };
}

/** A seed is written as 32 hex digits. */
export function parseSeed(text: string): Seed {
  if (!isSeed(text)) throw new Error(`a seed is 32 hex digits, not "${text}"`);
  const word = (i: number): number => Number.parseInt(text.slice(i * 8, i * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
