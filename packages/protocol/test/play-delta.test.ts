import type { Json } from '@sightline/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deltaOf, patched } from '../src/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as Json);

/** A value and one that came of it by small changes. */
const changedALittle = fc.tuple(plain, plain, fc.nat()).map(([value, other, at]) => [value, graft(value, other, at)]);

function graft(value: Json, other: Json, at: number): Json {
  if (typeof value !== 'object' || value === null || at % 5 === 0) return other;
  if (Array.isArray(value)) {
    if (value.length === 0 || at % 3 === 0) return [...value, other];
    return value.with(at % value.length, graft(value[at % value.length] as Json, other, at >> 1));
  }
  const entries = Object.entries(value);
  const entry = entries[at % (entries.length || 1)];
  if (!entry) return { new: other };
  return Object.fromEntries(entries.map(([k, v]) => [k, k === entry[0] ? graft(v, other, at >> 1) : v]));
}

describe('deltas of plain data', () => {
  test('lead from any value to any other, over the wire', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const sent = JSON.parse(JSON.stringify({ delta: deltaOf(before, after) }));
        expect(patched(before, sent.delta)).toEqual(after);
      }),
    );
  });

  test('lead from a value to one that differs a little', () => {
    fc.assert(
      fc.property(changedALittle, ([before, after]) => {
        expect(patched(before, deltaOf(before, after!))).toEqual(after);
      }),
    );
  });

  test('are nothing where nothing has changed, and keep what has not', () => {
    const before = { units: [{ at: 1, name: 'a' }, { at: 2 }], mines: [3] };
    expect(deltaOf(before, structuredClone(before))).toBeUndefined();
    const after = { units: [{ at: 1, name: 'a' }, { at: 5 }], mines: [3] };
    const delta = deltaOf(before, after);
    expect(delta).toEqual({ units: { 1: [{ at: 5 }] } });
    const result = patched(before, delta) as typeof before;
    expect(result.mines).toBe(before.mines);
    expect(result.units[0]).toBe(before.units[0]);
  });

  test('shorten and lengthen lists', () => {
    expect(deltaOf([1, 2, 3, 4], [1, 2, 3])).toEqual({ '#': 3 });
    expect(patched([1, 2, 3, 4], { '#': 3 })).toEqual([1, 2, 3]);
    expect(patched([1], deltaOf([1], [1, 2]))).toEqual([1, 2]);
  });

  test('know what a record has from what every record inherits', () => {
    const names = ['constructor', 'toString', '__proto__', 'valueOf'];
    const all = JSON.parse(`{${names.map(name => `"${name}":{"x":1}`).join(',')},"a":1}`) as Json;
    for (const name of names) {
      const one = JSON.parse(`{"${name}":{"x":1},"a":1}`) as Json;
      for (const [before, after] of [
        [{ a: 1 }, one],
        [one, { a: 1 }],
        [all, one],
        [one, all],
      ] as const) {
        const delta = JSON.parse(JSON.stringify(deltaOf(before, after)));
        expect(JSON.stringify(patched(before, delta)).length).toBe(JSON.stringify(after).length);
        expect(deltaOf(patched(before, delta), after)).toBeUndefined();
      }
    }
  });

  test('cannot reach the prototype of anything', () => {
    const evil = JSON.parse('{"__proto__":[{"isHost":true}]}');
    const after = patched({ a: 1 }, evil) as Record<string, unknown>;
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(after['isHost']).toBeUndefined();
  });
});
