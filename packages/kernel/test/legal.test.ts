import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { answer, hashMatch, legalAnswers, nowOf, openQuestions, UNJUDGED, whyNotAnswerTo } from '../src/index.ts';
import { ask, started, toy } from './toy.ts';

describe('an answer', () => {
  rule('HS-SEAL-003', 'is one of those listed', () => {
    const match = started([[ask('red')]]);
    const before = hashMatch(match);
    expect(answer(toy, match, 'red', 'fly')).toEqual([{ rule: 'HS-SEAL-003', code: 'notListed' }]);
    expect(hashMatch(match)).toBe(before);
    expect(answer(toy, match, 'red', 'walk')).toEqual([]);
  });

  rule('HS-SEAL-003', 'is judged by the validator where none are listed', () => {
    const match = started([[{ do: 'number', seat: 'red', most: 4 }]]);
    expect(answer(toy, match, 'red', 5)).toEqual([
      { rule: 'HS-SEAL-003', code: 'outOfRange', about: { most: 4, done: 0 } },
    ]);
    expect(answer(toy, match, 'red', 4)).toEqual([]);
    expect(match.table.done).toEqual([4]);
  });

  test('is compared by value', () => {
    const match = started([[ask('red', { to: [1, 2], slow: true }, 0)]]);
    const [asked] = openQuestions(match);
    const why = (given: unknown) => whyNotAnswerTo(toy, nowOf(match), 'red', asked!.question, given);
    expect(why({ slow: true, to: [1, 2] })).toEqual([]);
    expect(why({ slow: true, to: [2, 1] })).toHaveLength(1);
    expect(why(0)).toEqual([]);
    for (const other of ['0', false, null, [], {}]) expect(why(other)).toHaveLength(1);
  });

  test('is something that a saved match can hold', () => {
    const match = started([[ask('red', 0, null)]]);
    for (const given of [-0, Number.NaN, undefined, () => 0, { a: undefined }]) {
      expect(answer(toy, match, 'red', given)).toMatchObject([{ rule: 'HS-SEAL-003', code: 'notPlainData' }]);
    }
  });
});

describe('legal answers', () => {
  test('are the options, or the candidates where there are none', () => {
    const listed = openQuestions(started([[ask('red')]]))[0]!;
    const free = openQuestions(started([[{ do: 'number', seat: 'red', most: 4 }]]))[0]!;
    const { table } = started([[ask('red')]]);
    expect(legalAnswers(toy, table, 'red', listed.question)).toEqual(['walk', 'wait']);
    expect(legalAnswers(toy, table, 'red', free.question)).toEqual([1, 4]);
    const { candidates: _none, ...silent } = toy;
    expect(() => legalAnswers(silent, table, 'red', free.question)).toThrow('nothing proposes answers to number');
  });

  rule('HS-SEAL-003', 'that the rules cannot judge is refused, and nothing is lost', () => {
    const match = started([[{ do: 'number', seat: 'red', most: 4 }]]);
    const before = hashMatch(match);
    const stumbling = {
      ...toy,
      whyNot(): never {
        throw new Error('no such figure');
      },
    };
    expect(answer(stumbling, match, 'red', 3)).toEqual([{ rule: 'HS-SEAL-003', code: UNJUDGED }]);
    expect(hashMatch(match)).toBe(before);
  });
});
