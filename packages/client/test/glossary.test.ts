import { loadLedger } from '@sightline/ledger/load';
import { MISSING } from '@sightline/words';
import { expect, test } from 'vitest';
import { glossary as drill } from '../src/games/drill/glossary.ts';
import { glossary as duck } from '../src/games/duck/glossary.ts';
import { glossary as dustup } from '../src/games/dustup/glossary.ts';
import { type Glossary, piecesOf } from '../src/games/glossary.ts';
import { glossary as killzone } from '../src/games/killzone/glossary.ts';

const ALL: readonly (readonly [string, Glossary])[] = [
  ['drill', drill],
  ['duck', duck],
  ['dustup', dustup],
  ['killzone', killzone],
];

/** The words of a sentence that explain themselves. */
const termsIn = (text: string, glossary: Glossary): readonly string[] =>
  piecesOf(text, glossary).flatMap(piece => (typeof piece === 'string' ? [] : [piece.text]));

test.each(ALL)(
  'every term of %s has a meaning and a row of the ledger, and no form belongs to two',
  (_game, glossary) => {
    const ids = new Set(loadLedger().map(({ id }) => id));
    for (const { means, rule, words } of glossary) {
      expect(means).not.toMatch(MISSING);
      expect(ids).toContain(rule);
      expect(words.filter(word => word.trim() === '')).toEqual([]);
    }
    const forms = glossary.flatMap(({ words }) => words);
    expect(forms).toEqual([...new Set(forms)]);
  },
);

test('a sentence is cut at its terms and stays the same sentence', () => {
  const text = 'Tally puts a chit on WAIT: her Binge is 4, and one more chit is left.';
  expect(termsIn(text, duck)).toEqual(['chit', 'WAIT', 'Binge']);
  const joined = piecesOf(text, duck).map(piece => (typeof piece === 'string' ? piece : piece.text));
  expect(joined.join('')).toBe(text);
});

test('the longest term wins, and a part of a word is none', () => {
  expect(termsIn('A stress chit goes into the Stress Kitty.', duck)).toEqual(['stress chit', 'Stress Kitty']);
  expect(termsIn('They wait for the mothers of the undashed.', duck)).toEqual([]);
  expect(termsIn('The suppressed squad props in soft cover.', dustup)).toEqual(['suppressed', 'props', 'soft cover']);
  expect(termsIn('', killzone)).toEqual([]);
});
