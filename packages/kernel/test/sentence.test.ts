import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english, speaker } from '@sightline/words';
import { expect, test } from 'vitest';
import { refusalSentence, refuse } from '../src/index.ts';
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

test('every refusal that the kernel makes has its sentence, and no sentence is left over', () => {
  const text = globSync('**/*.ts', { cwd: SOURCE }).map(file => readFileSync(join(SOURCE, file), 'utf8'));
  const made = text.join('\n').match(/(?<=refuse\('HS-[^\n]*')[a-z]\w+(?=')/g) ?? [];
  expect([...new Set(made)].toSorted()).toEqual(Object.keys(en).toSorted());
});
