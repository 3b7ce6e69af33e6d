import { describe, expect, test } from 'vitest';
import { asSentence, english, MISSING, placesOf, speaker } from '../src/index.ts';

const speech = speaker(
  english({
    moved: '{unit} moves {cost:inches} with {men#man|men}{leave?, leaving {leave}|}',
    chits: '{left##chit is|chits are} left',
    goes: '{figure} [goes|go] on',
    activated: '{unit} {how}',
    'how.turn': 'is activated',
    nobody: 'nobody',
  }),
  { inches: (mils: number) => `${mils / 1000}"` },
);

describe('a speaker', () => {
  test('fills facts by name, by kind, by count and by whether they hold', () => {
    const facts = { unit: { id: 1, name: '1st Squad' }, cost: 4500, men: 1, leave: [] };
    expect(speech.say('moved', facts)).toBe('1st Squad moves 4.5" with 1 man');
    expect(speech.say('moved', { ...facts, men: 2, leave: ['Ann', 'Bo', 'Cy'] })).toBe(
      '1st Squad moves 4.5" with 2 men, leaving Ann, Bo and Cy',
    );
  });

  test('says the word that the catalogue has for a value, and somebody who is not there', () => {
    expect(speech.say('activated', { unit: null, how: 'turn' })).toBe('nobody is activated');
    expect(speech.say('activated', { unit: 'Ann', how: 'other' })).toBe('Ann other');
  });

  test('speaks to YOU and about others', () => {
    expect(speech.say('goes', { figure: 'YOU' })).toBe('YOU go on');
    expect(speech.say('goes', { figure: 'Ann' })).toBe('Ann goes on');
  });

  test('chooses among the plural forms that a language has', () => {
    expect([1, 2].map(left => speech.say('chits', { left }))).toEqual(['chit is left', 'chits are left']);
    const polish = speaker({ tag: 'pl', sentences: { men: '{n#żołnierz|żołnierze|żołnierzy|żołnierza}' } });
    expect([1, 3, 5, 22].map(n => polish.say('men', { n }))).toEqual([
      '1 żołnierz',
      '3 żołnierze',
      '5 żołnierzy',
      '22 żołnierze',
    ]);
  });

  test('chooses by what a fact is, and writes numbers as the language does', () => {
    const german = speaker({ tag: 'de', sentences: { hits: '{hits=0?daneben|{hits} {bonus:signed}}' } });
    expect(german.say('hits', { hits: 0, bonus: 0 })).toBe('daneben');
    expect(german.say('hits', { hits: 12345.5, bonus: -1 })).toBe('12.345,5 −1');
  });

  test('offers a choice, and lists one after the other', () => {
    const { say } = speaker(english({ or: 'one shows {faces:or}', each: '{faces:each}, or none' }));
    const faces = [1, 2, 'x'];
    expect([say('or', { faces }), say('each', { faces })]).toEqual(['one shows 1, 2 or x', '1, 2, x, or none']);
  });

  test('calls what is out of the content by the name of the language, and what is not by its own', () => {
    const german = speaker({ tag: 'de', sentences: { 'name.Locker': 'Spind', at: '{thing} / {thing:lower}' } });
    expect(['Locker', 'Locker 3', 'My own 3'].map(german.name)).toEqual(['Spind', 'Spind 3', 'My own 3']);
    expect(german.say('at', { thing: 'Locker' })).toBe('Locker / spind');
  });

  test('shows the key where there is no sentence', () => {
    expect(speech.say('nothingOfTheSort')).toMatch(MISSING);
  });
});

test('the places of a sentence are those of its parts too', () => {
  expect(placesOf('{a} [goes|go {b:inches}] {c?{d}|{e#one|{f}}}')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(() => placesOf('{a')).toThrow('does not close');
});

test('a sentence begins with a capital and ends with a stop', () => {
  expect(['so it is', 'is it?'].map(asSentence)).toEqual(['So it is.', 'Is it?']);
});
