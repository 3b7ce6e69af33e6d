import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash, hashOfTexts } from '../src/index.ts';

/** JSON.stringify writes -0 as 0, so -0 is not plain. */
const plain = fc.jsonValue().map(value => JSON.parse(JSON.stringify(value)) as unknown);

describe('the fingerprint', () => {
  test('of these values never changes: saved matches carry it', () => {
    expect([null, 0, -1, 1.5, '', 'sightline', true, [], {}, { a: [1, { b: null }] }].map(hash)).toEqual([
      '18c34724a420528b',
      '773ec9cb08f411d4',
      'a7bbddd75d390842',
      '7651df05c0a963ff',
      'a02645da27ccd6fc',
      'b7b2d9e05b85ec4b',
      'eed1020622f17424',
      '72e4744594f66878',
      '4a7bee3c89fa2236',
      '3593d8fcf3f17135',
    ]);
  });

  test('does not hang on the order of keys', () => {
    expect(hash({ a: 1, b: { c: 2, d: 3 } })).toBe(hash({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hash([1, 2])).not.toBe(hash([2, 1]));
  });

  test('tells apart what only looks alike', () => {
    const alike = [
      0,
      '0',
      false,
      null,
      '',
      [],
      {},
      [0],
      [[]],
      [null],
      { a: 0 },
      { a: null },
      { b: 0 },
      'null',
      -0,
      2 ** 31,
    ];
    expect(new Set(alike.map(hash)).size).toBe(alike.length);
    expect(hash(['ab', 'c'])).not.toBe(hash(['a', 'bc']));
    expect(hash([[1], 2])).not.toBe(hash([[1, 2]]));
  });

  test('of two texts is that of both together', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
        expect(hashOfTexts(one, other)).toBe(hash(one + other));
      }),
    );
  });

  test('survives a trip through JSON', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value));
      }),
    );
  });

  test('sees a change of any one number of a table', () => {
    const table = Array.from({ length: 100 }, (_, i) => ({ id: i, at: i * 7, health: 3 }));
    const hashes = table.map((_, i) => hash(table.with(i, { ...table[i]!, health: 2 })));
    expect(new Set([hash(table), ...hashes]).size).toBe(101);
  });

  test('is of plain data only', () => {
    for (const value of [undefined, () => 1, Symbol('s'), 1n, { a: undefined }]) {
      expect(() => hash(value)).toThrow('expected plain data');
    }
  });
});
