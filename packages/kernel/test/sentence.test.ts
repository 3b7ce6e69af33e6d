import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english, speaker } from '@sightline/words';
import { expect, test } from 'vitest';
import { PROBLEM_CODES } from '../src/file/problem.ts';
import { bad, problemSentence, refusalSentence, refuse, UNJUDGED } from '../src/index.ts';
import en from '../src/words.json' with { type: 'json' };
import { toy } from './toy.ts';

const house = speaker(english(en));
const SOURCE = join(import.meta.dirname, '..', 'src');

test('the house speaks for its own rules, and fills in what a refusal is about', () => {
  const refusal = refuse('HS-SETUP-003', 'unknownSeat', { seat: 'green', known: ['red', 'blue'] });
  expect(refusalSentence(toy, refusal, house)).toBe('There is no seat "green"; the seats are red and blue');
});

test('a game speaks for its own rules, even where its code is one of the house', () => {
  const game = { words: { ...toy.words, refusal: () => 'by the game' } };
  expect(refusalSentence(game, refuse('DR-WALK-001', 'notListed'), house)).toBe('by the game');
});

test('what is wrong with a file is a sentence of its own for each code', () => {
  const { problem } = bad('otherRules', 'step 3 asks another seat');
  expect(problemSentence(problem, house)).toBe('The game was played with other rules: step 3 asks another seat');
  expect(new Set(PROBLEM_CODES.map(code => problemSentence(bad(code, '').problem, house))).size).toBe(
    PROBLEM_CODES.length,
  );
});

test('every refusal that the kernel makes has its sentence, and no sentence is left over', () => {
  const text = globSync('**/*.ts', { cwd: SOURCE }).map(file => readFileSync(join(SOURCE, file), 'utf8'));
  const refused = text.join('\n').match(/(?<=refuse\('HS-[^\n]*')[a-z]\w+(?=')/g) ?? [];
  const made = [...refused, ...PROBLEM_CODES, UNJUDGED];
  expect([...new Set(made)].toSorted()).toEqual(Object.keys(en).toSorted());
});
