import { commitToEntropy, type Stir } from '@sightline/kernel';
import type { Seen } from '@sightline/protocol';
import { expect, test } from 'vitest';
import { entropyFor, forgetGames, notedOf } from '../../src/online/keepsakes.ts';
import { stirDue } from '../../src/online/stirring.ts';

const PERSON = { player: { kind: 'person' }, holders: [], figures: {}, isOut: false };

function seen(stage: string, stirs: readonly Stir[]): Pick<Seen, 'header' | 'sitting'> {
  const seats = { red: PERSON, blue: PERSON, green: { ...PERSON, player: { kind: 'bot', bot: 'x' } } };
  return { header: { stirs }, sitting: { stage, seats } } as unknown as Pick<Seen, 'header' | 'sitting'>;
}

const committed = (seat: string, entropy: string | null = null): Stir => ({ seat, commitment: 'c', entropy });

test('a seat commits itself first, and reveals when every person has', () => {
  expect(stirDue('red', seen('gathering', []))).toBe('commit');
  expect(stirDue('red', seen('gathering', [committed('red')]))).toBeNull();
  expect(stirDue('red', seen('stirring', [committed('red')]))).toBeNull();
  expect(stirDue('red', seen('stirring', [committed('red'), committed('blue')]))).toBe('reveal');
  expect(stirDue('red', seen('stirring', [committed('red', 'x'), committed('blue')]))).toBeNull();
  // Whoever comes after the first has revealed could choose.
  expect(stirDue('red', seen('stirring', [committed('blue', 'x')]))).toBeNull();
  expect(stirDue('red', seen('playing', []))).toBeNull();
});

test('what a browser is committed to is what it reveals, and it remembers the promise that it saw', () => {
  const entropy = entropyFor('m', 'promise', 'red');
  expect(entropyFor('m', 'promise', 'red')).toBe(entropy);
  expect(commitToEntropy('promise', 'red', entropy)).toMatch(/^[0-9a-f]{64}$/);
  entropyFor('m', 'promise', 'blue');
  expect(notedOf('m')).toMatchObject({ promise: 'promise', stirs: { red: entropy } });
  expect(entropyFor('m', 'another promise', 'red')).not.toBe(entropy);
  forgetGames();
  expect(notedOf('m')).toBeNull();
});
