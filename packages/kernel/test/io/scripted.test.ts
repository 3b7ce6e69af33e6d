import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { AVERAGE, D6, D12, type Event, scripted, times } from '../../src/index.ts';

const why = { rule: 'HS-DICE-006', purpose: 'proof', seat: 'red' } as const;
const question = { kind: 'choice', rule: 'HS-SEAL-003', options: ['walk', 'wait'] } as const;

describe('scripted dice', () => {
  rule('HS-DICE-006', 'are noted with the rule and the seat that they are for', () => {
    const io = scripted<Event>({ dice: ['D6=4'] });
    expect(io.roll(D6, why)).toBe(4);
    expect(io.rolled).toEqual([{ die: 'D6', face: 4, why }]);
  });

  rule('HS-DICE-006', 'of another sort fail, and name both dice', () => {
    const io = scripted<Event>({ dice: ['D8=4'] });
    expect(() => io.roll(D6, why)).toThrow('die 1, a D6 for proof (HS-DICE-006) was to be a D8=4');
  });

  test('must show a face that the die has', () => {
    expect(() => scripted<Event>({ dice: ['AvD=6'] }).roll(AVERAGE, why)).toThrow('has no face 6');
    expect(() => scripted<Event>({ dice: ['D6='] }).roll(D6, why)).toThrow('has no face');
    expect(scripted<Event>({ dice: ['D12x3=36'] }).roll(times(D12, 3), why)).toBe(36);
  });

  test('fail when there are too few or too many', () => {
    expect(() => scripted<Event>().roll(D6, why)).toThrow('no die left for die 1, a D6 for proof');
    const io = scripted<Event>({ dice: ['D6=1', 'D6=2'] });
    io.roll(D6, why);
    expect(() => io.finish()).toThrow('dice left over: D6=2');
  });
});

describe('scripted answers', () => {
  test('are given in order, to questions that can be looked at', () => {
    const io = scripted<Event>({
      answers: [
        { seat: 'red', answer: 'walk' },
        { seat: 'blue', answer: ({ options }: typeof question) => options[1] },
      ],
    });
    expect(
      io.askAll([
        { seat: 'red', question },
        { seat: 'blue', question },
      ]),
    ).toEqual(['walk', 'wait']);
    expect(io.asked).toEqual([
      { seat: 'red', question },
      { seat: 'blue', question },
    ]);
    io.finish();
  });

  test('fail for the wrong seat, off the list, and when there are too few or too many', () => {
    const answers = [{ seat: 'red', answer: 'fly' }];
    expect(() => scripted<Event>({ answers }).ask('blue', question)).toThrow('was to be answered by red');
    expect(() => scripted<Event>({ answers }).ask('red', question)).toThrow('does not list "fly"');
    expect(() => scripted<Event>().ask('red', question)).toThrow('no answer left for question 1 (choice of red');
    expect(() => scripted<Event>({ answers }).finish()).toThrow('answers left over');
  });

  test('to a question without a list are taken as they are', () => {
    expect(
      scripted<Event>({ answers: [{ seat: 'red', answer: 9 }] }).ask('red', { kind: 'number', rule: 'HS-SEAL-003' }),
    ).toBe(9);
  });
});

test('what is told is kept', () => {
  const io = scripted<Event>();
  io.tell({ type: 'rested', rule: 'HS-DICE-006' });
  expect(io.told).toEqual([{ type: 'rested', rule: 'HS-DICE-006' }]);
});
