import { rule } from '@sightline/ledger/test';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstImpurity, frozenCopy, isRecord, sameJson } from '../src/index.ts';

/** JSON.stringify writes -0 as 0, so -0 is not plain. */
const plain = fc.jsonValue().map(value => JSON.parse(JSON.stringify(value)) as unknown);

describe('sameJson', () => {
  test('compares by value, whatever the order of keys', () => {
    expect(sameJson({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBe(true);
  });

  const DIFFERENT: readonly (readonly [unknown, unknown])[] = [
    [1, '1'],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 1 }],
    [
      { a: 1, b: 1 },
      { a: 1, c: 1 },
    ],
    [{ toString: 1 }, { valueOf: 1 }],
    [[{ a: 1 }], [{ a: 2 }]],
  ];
  for (const [a, b] of DIFFERENT) {
    test(`${JSON.stringify(a)} is not ${JSON.stringify(b)}`, () => {
      expect(sameJson(a, b)).toBe(false);
      expect(sameJson(b, a)).toBe(false);
    });
  }

  test('holds between a value and what JSON makes of it', () => {
    fc.assert(fc.property(plain, value => void expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true)));
  });
});

describe('firstImpurity', () => {
  test('finds nothing in plain data', () => {
    fc.assert(fc.property(plain, value => void expect(firstImpurity(value)).toBeNull()));
  });

  const IMPURE: readonly (readonly [string, unknown])[] = [
    ['.', undefined],
    ['.', Number.NaN],
    ['.', -0],
    ['.', new Date(0)],
    ['.', new Map()],
    ['.', Object.create(null)],
    ['[1]', [0, undefined]],
    ['[0]', new Array(1)],
    ['.units[3].hp', { units: [{}, {}, {}, { hp: Number.POSITIVE_INFINITY }] }],
    ['.a.b', { a: { b: () => 1 } }],
    ['.big', { big: 1n }],
  ];
  for (const [path, value] of IMPURE) {
    test(`names the place ${path}`, () => {
      expect(firstImpurity(value)).toBe(path);
    });
  }
});

test('a record is neither a list nor nothing', () => {
  expect([{}, [], null, 'x', 1].map(isRecord)).toEqual([true, false, false, false, false]);
});

test('what is nested beyond all measure is not plain data, and costs no stack', () => {
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(firstImpurity(deep)).not.toBeNull();
});

describe('a frozen copy', () => {
  rule('HS-VIEW-007', 'is equal, and cannot be written into at any depth', () => {
    const data = { units: [{ at: 1, tags: ['a'] }], walls: [1, 2] };
    const copy = frozenCopy(data);
    expect(copy).toEqual(data);
    expect(() => (copy.units[0]!.at = 2)).toThrow(/read only/);
    expect(() => copy.units[0]!.tags.push('b')).toThrow(/not extensible/);
    data.units[0]!.at = 3;
    expect(copy.units[0]!.at).toBe(1);
  });

  test('of what has not changed is the same one', () => {
    const data = { units: [{ at: 1 }], walls: [1, 2] };
    const first = frozenCopy(data);
    expect(frozenCopy(data)).toBe(first);
    data.units[0]!.at = 2;
    const second = frozenCopy(data);
    expect(second.units[0]!.at).toBe(2);
    expect(second.walls).toBe(first.walls);
  });
});
