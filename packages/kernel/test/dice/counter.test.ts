import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  AVERAGE,
  counter,
  D3,
  D4,
  D6,
  D8,
  D10,
  D12,
  D20,
  type Die,
  isSeed,
  numbered,
  parseSeed,
  type Seed,
  seedOf,
  threefry,
} from '../../src/index.ts';
import vectors from '../vectors.json' with { type: 'json' };
import { fits } from './chi-square.ts';

const DICE = [D3, D4, D6, D8, D10, D12, D20, AVERAGE];
const DRAWS = 60_000;

describe('the published vectors', () => {
  const words = (text: string): Seed => text.split(' ').map(word => Number.parseInt(word, 16)) as unknown as Seed;

  for (const { key, counter: block, output } of vectors.threefry4x32) {
    test(`threefry of ${block}`, () => {
      const out = new Uint32Array(4);
      threefry(words(key), ...words(block), out);
      expect([...out]).toEqual(words(output));
    });
  }

  for (const { seed, dice } of vectors.faces) {
    test(`the first faces of seed ${seed}`, () => {
      const draws = counter(parseSeed(seed));
      const faces = (die: Die): string =>
        Array.from({ length: 20 }, (_, i) => die.faces[draws.draw(i, die.faces.length)]).join(' ');
      expect(Object.fromEntries(DICE.map(die => [die.name, faces(die)]))).toEqual(dice);
    });
  }

  for (const { seed, sides, values } of vectors.draws) {
    test(`draws of ${sides} sides from seed ${seed}, which throw away every second word`, () => {
      const draws = counter(parseSeed(seed));
      expect(values.map((_, i) => draws.draw(i, sides))).toEqual(values);
    });
  }

  test('the seed of a phrase', () => {
    expect(seedOf(vectors.phrase.phrase)).toBe(vectors.phrase.seed);
  });
});

rule('HS-DICE-001', 'a draw depends on its number alone, not on the draws before it', () => {
  const inOrder = counter(parseSeed(seedOf('order')));
  const faces = Array.from({ length: 40 }, (_, i) => inOrder.draw(i, 6));
  expect(counter(parseSeed(seedOf('order'))).draw(7, 6)).toBe(faces[7]);
  const backwards = counter(parseSeed(seedOf('order')));
  expect(faces.map((_, i) => backwards.draw(39 - i, 6)).reverse()).toEqual(faces);
});

for (const die of [...DICE, numbered(7), numbered(100)]) {
  rule('HS-DICE-001', `every face of a ${die.name} is equally likely`, () => {
    const draws = counter(parseSeed(seedOf(`fair ${die.name}`)));
    const counts = new Map<number, number>();
    for (let i = 0; i < DRAWS; i++) {
      const face = die.faces[draws.draw(i, die.faces.length)]!;
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    const values = [...new Set(die.faces)];
    const share = (value: number): number => die.faces.filter(face => face === value).length / die.faces.length;
    expect(
      fits(
        values.map(value => counts.get(value) ?? 0),
        values.map(value => DRAWS * share(value)),
      ),
    ).toBe(true);
  });
}

rule('HS-DICE-001', 'a number of sides that does not divide the words favours no side', () => {
  // Taken modulo 2^31 + 1 without rejection, the low half would come up twice as often as the high one.
  const sides = 2 ** 31 + 1;
  const draws = counter(parseSeed(seedOf('rejection')));
  const counts = new Array<number>(16).fill(0);
  for (let i = 0; i < DRAWS; i++) counts[Math.floor((draws.draw(i, sides) * 16) / sides)]!++;
  expect(
    fits(
      counts,
      counts.map(() => DRAWS / 16),
    ),
  ).toBe(true);
});

test('the test of fairness finds a loaded die', () => {
  expect(fits([10_000, 10_000, 10_000], [10_000, 10_000, 10_000])).toBe(true);
  expect(fits([10_400, 9_800, 9_800], [10_000, 10_000, 10_000])).toBe(false);
});

test('one draw after another is not one seed after another', () => {
  // Pairs of neighbouring draws: all 36 equally likely.
  const draws = counter(parseSeed(seedOf('pairs')));
  const counts = new Array<number>(36).fill(0);
  for (let i = 0; i < DRAWS; i += 2) counts[draws.draw(i, 6) * 6 + draws.draw(i + 1, 6)]!++;
  expect(
    fits(
      counts,
      counts.map(() => DRAWS / 72),
    ),
  ).toBe(true);
});

test('a seed is 32 hex digits and nothing else', () => {
  expect(isSeed(seedOf('x'))).toBe(true);
  expect(parseSeed('00000001000000020000000300000004')).toEqual([1, 2, 3, 4]);
  for (const text of ['', '0', `${seedOf('x')}0`, seedOf('x').toUpperCase().replace(/^./, 'G'), ` ${seedOf('x')}`]) {
    expect(isSeed(text)).toBe(false);
    expect(() => parseSeed(text)).toThrow('a seed is 32 hex digits');
  }
});
