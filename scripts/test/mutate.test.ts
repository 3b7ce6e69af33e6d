import { describe, expect, test } from 'vitest';
import { changesOf, type Mutant } from '../mutate/mutants.ts';
import { SWITCH, withSwitches } from '../mutate/switchboard.ts';

/** The mutants of a source, as `was -> becomes`. */
const found = (source: string): readonly string[] =>
  changesOf('a.ts', source).map(({ was, becomes }) => `${was} -> ${becomes}`);

const numbered = (source: string): readonly Mutant[] =>
  changesOf('a.ts', source).map((change, i) => ({ id: i + 1, file: 'a.ts', ...change }));

describe('mutants', () => {
  test('of comparisons, sums, conditions, numbers, methods and statements', () => {
    expect(found('function f(a: number) { return a < 2; }')).toEqual(['a < 2 -> a <= 2', '2 -> 3']);
    expect(found('const f = (a, b) => (a && !b ? a + b : 0)')).toEqual([
      'a && !b -> a || !b',
      '!b -> Boolean(b)',
      'a + b -> a - b',
      '0 -> 1',
    ]);
    expect(found('function f(a) { if (a) g(a); }')).toEqual(['a -> true', 'a -> false', 'g(a); -> ']);
    expect(found('const f = a => a.filter(b).some(c)')).toEqual([
      'a.filter(b).some(c) -> a.filter(b).every(c)',
      'a.filter(b) -> a',
    ]);
    expect(found('const f = a => Math.min(a, b.min(a))')).toEqual(['Math.min(a, b.min(a)) -> Math.max(a, b.min(a))']);
  });

  test('but none of types, of text, or of what is worked out before any function is called', () => {
    expect(found('const most = 3 + 4; type Two = 2;')).toEqual([]);
    expect(found("const f = (a: 1 | 2): string => 'a' + (a as 1);")).toEqual([]);
  });
});

describe('a source with switches', () => {
  const source = `
    return (a, b) => {
      const told = [];
      if (a < b) told.push(a + 1);
      else told.push(-b);
      return told.filter(each => each > 0 || each === -3);
    };`;
  /** What the function gives while one of the mutants is at work. */
  const playedWith = (active: number): ((a: number, b: number) => unknown) => {
    const mutants = numbered(`function all() {${source}}`).map(mutant => ({
      ...mutant,
      start: mutant.start - 'function all() {'.length,
      end: mutant.end - 'function all() {'.length,
    }));
    return new Function(SWITCH, withSwitches(source, mutants))((id: number) => id === active) as never;
  };

  test('does what it did while none is at work', () => {
    expect(playedWith(0)(1, 2)).toEqual([2]);
    expect(playedWith(0)(3, 3)).toEqual([-3]);
    expect(playedWith(0)(3, 2)).toEqual([]);
  });

  test('does one thing else for each that is', () => {
    const mutants = numbered(`function all() {${source}}`);
    const different = mutants.filter(
      ({ id }) => JSON.stringify(results(playedWith(id))) !== JSON.stringify(results(playedWith(0))),
    );
    expect(mutants.length).toBeGreaterThan(8);
    expect(different.length).toBe(mutants.length);
  });

  const results = (f: (a: number, b: number) => unknown): unknown[] =>
    [
      [1, 2],
      [3, 3],
      [3, 2],
      [-1, 0],
      [-4, 4],
      [5, -2],
      [0, 5],
    ].map(([a, b]) => f(a!, b!));
});
