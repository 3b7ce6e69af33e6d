import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  answer,
  commitEntropy,
  commitToEntropy,
  type Match,
  nowOf,
  revealEntropy,
  type Seat,
  seedFrom,
  stir,
  watch,
} from '../../src/index.ts';
import { ask, roll, SECRET, started, type Toy, toy } from '../toy.ts';

const waiting = (): Match<Toy> => started([[ask('red'), ...Array.from({ length: 20 }, () => roll)]]);
const entropyOf = (match: Match<Toy>, seat: Seat, entropy: string): string =>
  commitToEntropy(match.dice.provenance.commitment, seat, entropy);
const commits = (match: Match<Toy>, seat: Seat, entropy: string) =>
  commitEntropy(match, seat, entropyOf(match, seat, entropy));

describe('stirring the dice', () => {
  rule('HS-DICE-003', 'first all commit themselves, then all reveal, and the dice hang on all of them', () => {
    const dice = (red: string, blue: string): unknown[] => {
      const match = waiting();
      expect(commits(match, 'blue', blue)).toEqual([]);
      expect(commits(match, 'red', red)).toEqual([]);
      expect(match.dice.seed).toBe(seedFrom(SECRET, []));
      expect(revealEntropy(match, 'red', red)).toEqual([]);
      expect(revealEntropy(match, 'blue', blue)).toEqual([]);
      answer(toy, match, 'red', 'walk');
      return nowOf(match).done;
    };
    expect(dice('a', 'b')).toEqual(dice('a', 'b'));
    expect(dice('a', 'b')).not.toEqual(dice('a', 'c'));
    expect(dice('a', 'b')).not.toEqual(dice('b', 'a'));
  });

  rule('HS-DICE-003', 'nobody commits himself once he could know what another has revealed', () => {
    const match = waiting();
    commits(match, 'red', 'a');
    revealEntropy(match, 'red', 'a');
    const { dice } = match;
    // Here a holder who also sits could try thousands of seeds and keep the one he likes.
    expect(commits(match, 'blue', 'b')).toMatchObject([{ rule: 'HS-DICE-003', code: 'entropyRevealed' }]);
    expect(match.dice).toBe(dice);
  });

  rule('HS-DICE-003', 'a seat is held to the one thing that it has committed itself to', () => {
    const match = waiting();
    expect(revealEntropy(match, 'red', 'a')).toMatchObject([{ code: 'notCommitted' }]);
    expect(commits(match, 'red', 'a')).toEqual([]);
    expect(commits(match, 'red', 'b')).toMatchObject([{ code: 'alreadyCommitted' }]);
    for (const other of ['b', 'A'])
      expect(revealEntropy(match, 'red', other)).toMatchObject([{ code: 'otherEntropy' }]);
    expect(revealEntropy(match, 'red', 'a')).toEqual([]);
    expect(match.dice.provenance.stirs).toEqual([
      { seat: 'red', commitment: entropyOf(match, 'red', 'a'), entropy: 'a' },
    ]);
  });

  rule('HS-DICE-003', 'a seat that does not reveal has no part in the seed, and is named to everybody', () => {
    const match = waiting();
    commits(match, 'red', 'a');
    commits(match, 'blue', 'b');
    revealEntropy(match, 'red', 'a');
    answer(toy, match, 'red', 'walk');
    expect(match.dice.seed).toBe(seedFrom(SECRET, [{ seat: 'red', entropy: 'a' }]));
    expect(revealEntropy(match, 'blue', 'b')).toMatchObject([{ code: 'dieHasFallen' }]);
    expect(watch(toy, match, 'red').header.stirs).toMatchObject([
      { seat: 'red', entropy: 'a' },
      { seat: 'blue', entropy: null },
    ]);
  });

  rule('HS-DICE-003', 'what is no commitment and no entropy is refused, and so is a seat that there is not', () => {
    const match = waiting();
    for (const text of ['', 'a', 'F'.repeat(64), '0'.repeat(65)])
      expect(commitEntropy(match, 'red', text)).toMatchObject([{ code: 'noCommitment' }]);
    commits(match, 'red', 'x'.repeat(201));
    for (const text of ['', 'x'.repeat(201), '\ud800'])
      expect(revealEntropy(match, 'red', text)).toMatchObject([{ code: 'noEntropy' }]);
    expect(commits(match, 'green', 'x')).toMatchObject([{ code: 'noSuchSeat' }]);
    expect(revealEntropy(match, 'green', 'x')).toMatchObject([{ code: 'noSuchSeat' }]);
  });

  rule('HS-DICE-003', 'after the first die nobody stirs', () => {
    const match = started([[roll, ask('red')]]);
    const { dice } = match;
    expect(commits(match, 'red', 'late')).toMatchObject([{ rule: 'HS-DICE-003', code: 'dieHasFallen' }]);
    expect(stir(match, { red: 'late' })).toMatchObject([{ code: 'dieHasFallen' }]);
    expect(match.dice).toBe(dice);
  });

  test('all at once, where one program is told by everybody, in whatever order', () => {
    const [one, other] = [waiting(), waiting()];
    expect(stir(one, { red: 'r', blue: 'b' })).toEqual([]);
    expect(stir(other, { blue: 'b', red: 'r' })).toEqual([]);
    expect(other.dice).toEqual(one.dice);
    expect(one.dice.provenance.stirs.map(({ seat }) => seat)).toEqual(['red', 'blue']);
    const third = waiting();
    expect(stir(third, { red: 'r', blue: '' })).toMatchObject([{ code: 'noEntropy' }]);
    expect(third.dice.provenance.stirs).toEqual([]);
  });
});
