import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  commit,
  commitToEntropy,
  counter,
  isEntropy,
  isSeed,
  parseSeed,
  seedFrom,
  sha256,
  whyNotProven,
} from '../../src/index.ts';

const PROMISE = commit('tulip');
const stirs = (...texts: (string | null)[]) =>
  texts.map((entropy, i) => {
    const seat = ['red', 'blue'][i]!;
    return { seat, commitment: commitToEntropy(PROMISE, seat, entropy ?? 'kept back'), entropy };
  });

describe('a commitment', () => {
  test('is a hash that anyone can make again from the secret', () => {
    expect(commit('tulip')).toBe(sha256('sightline commitment\ntulip'));
    expect(commit('tulip')).not.toBe(commit('tulips'));
  });

  rule('HS-DICE-002', 'holds for its own secret, and names itself when the secret is another', () => {
    const proof = { secret: 'tulip', commitment: PROMISE, stirs: stirs('a') };
    const seed = seedFrom('tulip', stirs('a'));
    expect(whyNotProven(proof, seed)).toBeNull();
    expect(whyNotProven({ ...proof, secret: 'tulis' }, seed)).toMatchObject({ commitment: true });
    expect(whyNotProven(proof, seedFrom('rose', stirs('a')))).toEqual({ commitment: false, seed: true, entropy: [] });
  });

  rule('HS-DICE-003', 'of a seat holds for its entropy, its seat and the promise it was made on', () => {
    const [red, blue] = stirs('a', 'b');
    const proof = { secret: 'tulip', commitment: PROMISE };
    const found = (...changed: ReturnType<typeof stirs>) =>
      whyNotProven({ ...proof, stirs: changed }, seedFrom('tulip', changed))?.entropy;
    expect(found(red!, blue!)).toBeUndefined();
    expect(found({ ...red!, entropy: 'c' }, blue!)).toEqual(['red']);
    // The commitment of another seat, copied, is worth nothing; nor is one to another promise.
    expect(found(red!, { ...red!, seat: 'blue' })).toEqual(['blue']);
    expect(found({ ...red!, commitment: commitToEntropy(commit('rose'), 'red', 'a') })).toEqual(['red']);
    expect(found({ ...red!, entropy: null }, blue!)).toBeUndefined();
  });

  rule('HS-DICE-003', 'is to a text of 1 to 200 letters that everybody hashes alike', () => {
    for (const text of ['a', 'x'.repeat(200), 'blåbær 🎲']) expect(isEntropy(text)).toBe(true);
    for (const text of ['', 'x'.repeat(201), '\ud800', 7, null, ['a'], { text: 'a' }])
      expect(isEntropy(text)).toBe(false);
  });
});

describe('the seed', () => {
  test('hangs on the secret and on the entropy of every seat that has revealed it', () => {
    const seeds = [
      seedFrom('s', []),
      seedFrom('s', stirs('a')),
      seedFrom('s', stirs('a', 'b')),
      seedFrom('s', stirs('b', 'a')),
      seedFrom('s', stirs('a\nb')),
      seedFrom('t', stirs('a', 'b')),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every(isSeed)).toBe(true);
    expect(seedFrom('s', stirs('a', 'b'))).toBe(seeds[2]);
    expect(seedFrom('s', stirs('a', null))).toBe(seeds[1]);
  });

  rule('HS-DICE-003', 'with one seat’s entropy changed gives other dice', () => {
    const faces = (...texts: string[]): number[] => {
      const draws = counter(parseSeed(seedFrom('secret', stirs(...texts))));
      return Array.from({ length: 20 }, (_, i) => draws.draw(i, 12));
    };
    expect(faces('a', 'b')).toEqual(faces('a', 'b'));
    expect(faces('a', 'b')).not.toEqual(faces('a', 'c'));
  });
});
