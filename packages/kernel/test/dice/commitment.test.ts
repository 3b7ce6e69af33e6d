import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { commit, counter, isSeed, parseSeed, seedFrom, sha256, whyNotProven } from '../../src/index.ts';

const entropy = (...texts: string[]) => texts.map((text, i) => ({ seat: ['red', 'blue'][i]!, text }));

describe('a commitment', () => {
  test('is a hash that anyone can make again from the secret', () => {
    expect(commit('tulip')).toBe(sha256('sightline commitment\ntulip'));
    expect(commit('tulip')).not.toBe(commit('tulips'));
  });

  rule('HS-DICE-002', 'holds for its own secret, and names itself when the secret is another', () => {
    const proof = { secret: 'tulip', commitment: commit('tulip'), entropy: entropy('a') };
    const seed = seedFrom('tulip', entropy('a'));
    expect(whyNotProven(proof, seed)).toEqual([]);
    expect(whyNotProven({ ...proof, secret: 'tulis' }, seed)).toContain('commitment');
    expect(whyNotProven({ ...proof, commitment: commit('rose') }, seed)).toEqual(['commitment']);
    expect(whyNotProven(proof, seedFrom('rose', entropy('a')))).toEqual(['seed']);
    expect(whyNotProven({ ...proof, entropy: entropy('b') }, seed)).toEqual(['seed']);
  });
});

describe('the seed', () => {
  test('hangs on the secret and on the entropy of every seat', () => {
    const seeds = [
      seedFrom('s', []),
      seedFrom('s', entropy('a')),
      seedFrom('s', entropy('a', 'b')),
      seedFrom('s', entropy('b', 'a')),
      seedFrom('s', entropy('a\nb')),
      seedFrom('t', entropy('a', 'b')),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every(isSeed)).toBe(true);
    expect(seedFrom('s', entropy('a', 'b'))).toBe(seeds[2]);
  });

  rule('HS-DICE-003', 'with one seat’s entropy changed gives other dice', () => {
    const faces = (...texts: string[]): number[] => {
      const draws = counter(parseSeed(seedFrom('secret', entropy(...texts))));
      return Array.from({ length: 20 }, (_, i) => draws.draw(i, 12));
    };
    expect(faces('a', 'b')).toEqual(faces('a', 'b'));
    expect(faces('a', 'b')).not.toEqual(faces('a', 'c'));
  });
});
