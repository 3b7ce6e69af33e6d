import { expect, test } from 'vitest';
import { bar, grid, percent, table, wrap } from '../src/words/layout.ts';
import { speedWords } from '../src/words/score.ts';

test('short texts fill the width in columns and are read downwards', () => {
  expect(grid(['1 a', '2 b', '3 c', '4 d', '5 e'], 18)).toEqual(['1 a   3 c   5 e', '2 b   4 d']);
  expect(grid(['longer than the width'], 5)).toEqual(['longer than the width']);
});

test('a table sets numbers to the right and words to the left', () => {
  const rows = table(
    ['seat', 'wins'],
    [
      ['red', '7'],
      ['blue', '12'],
    ],
  );
  expect(rows).toEqual(['seat  wins', 'red      7', 'blue    12']);
});

test('a bar is as long as its share, to an eighth of a letter', () => {
  expect(bar(0, 4)).toBe('    ');
  expect(bar(1, 4)).toBe('████');
  expect(bar(0.5, 3)).toBe('█▌ ');
});

test('a paragraph is broken between words only', () => {
  expect(wrap('one two  three\nfour', 9, '> ')).toEqual(['> one two', '> three', '> four']);
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
  expect(wrap('', 10)).toEqual([]);
});

test('numbers as people write them', () => {
  expect(percent(0.12345)).toBe('12.3%');
});

test('one game a second is one game', () => {
  expect([speedWords(12, 4), speedWords(5, 4), speedWords(4, 10)]).toEqual([
    '3 games a second',
    '1 game a second',
    '2.5 seconds a game',
  ]);
});
