import { describe, expect, test } from 'vitest';
import { type Arguments, parseArguments, type Shape } from '../src/arguments.ts';

const shape: Shape = {
  positionals: ['<system>', '[file]'],
  flags: {
    seed: { kind: 'text', value: 'text', about: '' },
    switch: { kind: 'text', value: 'id=value', many: true, about: '' },
    games: { kind: 'whole', value: 'n', about: '' },
    to: { kind: 'whole', value: 'n', least: 0, about: '' },
    json: { kind: 'on', about: '' },
  },
};
const withSeats: Shape = { ...shape, seats: { value: 'bot', about: '' } };

function parsed(words: readonly string[], of = shape): Arguments {
  const result = parseArguments(words, of);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

function problem(words: readonly string[], of = shape): string {
  const result = parseArguments(words, of);
  return result.ok ? 'none' : result.problem;
}

describe('what is typed after a command', () => {
  test('flags may stand before, between and after the positionals', () => {
    const given = parsed(['--json', 'drill', '--seed', 'a b', 'x.json']);
    expect(given.positionals).toEqual(['drill', 'x.json']);
    expect([given.has('json'), given.text('seed'), given.text('games')]).toEqual([true, 'a b', undefined]);
  });

  test('a value may hang on its flag, and may then begin with dashes or be empty', () => {
    expect(parsed(['drill', '--seed=--x=y']).text('seed')).toBe('--x=y');
    expect(parsed(['drill', '--seed=']).text('seed')).toBe('');
  });

  test('a flag that may be repeated keeps all values in their order', () => {
    expect(parsed(['drill', '--switch', 'a=1', '--switch', 'b=2']).texts('switch')).toEqual(['a=1', 'b=2']);
  });

  test('whole numbers come as numbers', () => {
    const given = parsed(['drill', '--games', '12', '--to', '0']);
    expect([given.whole('games'), given.whole('to'), given.whole('limit')]).toEqual([12, 0, undefined]);
  });

  test('after two dashes everything is positional', () => {
    expect(parsed(['--', '--json', '-x']).positionals).toEqual(['--json', '-x']);
  });

  test('where there are seats a flag that is not listed is one', () => {
    expect([...parsed(['drill', '--red', 'greedy', '--blue=random'], withSeats).seats]).toEqual([
      ['red', 'greedy'],
      ['blue', 'random'],
    ]);
  });

  test.for([
    [['drill', '--nope'], 'unknown option --nope'],
    [['drill', '-v'], 'unknown option -v'],
    [['drill', '--constructor'], 'unknown option --constructor'],
    [['drill', '--json=yes'], '--json takes no value'],
    [['drill', '--seed'], '--seed needs a value: text'],
    [['drill', '--seed', '--json'], '--seed needs a value: text'],
    [['drill', '--seed', 'a', '--seed', 'b'], '--seed is given twice'],
    [['drill', '--games', '0'], '--games needs a whole number from 1 up, not "0"'],
    [['drill', '--games', '1.5'], '--games needs a whole number from 1 up, not "1.5"'],
    [['drill', '--games', 'many'], '--games needs a whole number from 1 up, not "many"'],
    [['drill', '--to', '-1'], '--to needs a whole number from 0 up, not "-1"'],
    [[], '<system> is missing'],
    [['drill', 'a', 'b'], '"b" is one word too many'],
  ] as const)('%j: %s', ([words, wanted]) => {
    expect(problem(words)).toBe(wanted);
  });

  test('a seat named twice is a mistake, and so is one without a player', () => {
    expect(problem(['drill', '--red', 'a', '--red', 'b'], withSeats)).toBe('--red is given twice');
    expect(problem(['drill', '--red'], withSeats)).toBe('--red needs a value: bot');
  });

  test('several positionals of one sort take any number but none', () => {
    const several: Shape = { positionals: ['<files...>'], flags: {} };
    expect(parsed(['a', 'b', 'c'], several).positionals).toHaveLength(3);
    expect(problem([], several)).toBe('<files...> is missing');
  });
});
