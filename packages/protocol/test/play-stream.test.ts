import type { Json } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { deltaOf, firstHash, type HeardUpdate, nextHash, type Seen, type Standing, taken } from '../src/index.ts';

const seenAt = (step: number) => ({ step, view: { units: [1, 2, step] } }) as unknown as Seen;
const first: Standing = { number: 0, hash: firstHash(seenAt(0)), seen: seenAt(0), told: [] };

function updateTo(from: Standing, seen: Seen): HeardUpdate {
  const body = { change: deltaOf(from.seen as unknown as Json, seen as unknown as Json)! };
  return { type: 'update', desk: 0, number: from.number + 1, hash: nextHash(from.hash, body), now: 0, body };
}

describe('a stream', () => {
  const one = updateTo(first, seenAt(1));
  const second = taken(first, one) as Standing;
  const two = updateTo(second, seenAt(2));

  test('goes on update by update', () => {
    expect(second.seen).toEqual(seenAt(1));
    expect(taken(second, two)).toMatchObject({ number: 2, hash: two.hash, seen: seenAt(2) });
  });

  test('skips what it has had, and notices what is missing, comes too early or is not what was sent', () => {
    expect(taken(second, one)).toBe('known');
    expect(taken(first, two)).toBe('gap');
    expect(taken(second, { ...two, body: { ...two.body, keep: 0 } })).toBe('gap');
    expect(taken({ ...second, hash: '0'.repeat(16) }, two)).toBe('gap');
  });

  test('forgets what was taken back', () => {
    const line = { after: 1, step: 0, line: { kind: 'event', event: { type: 'held', rule: 'DR-TURN-002' } } } as const;
    const told: Standing = { ...first, told: [line, line, line] };
    const body = { keep: 1, told: [{ ...line, after: 2 }] };
    const next = taken(told, { type: 'update', desk: 0, number: 1, hash: nextHash(first.hash, body), now: 0, body });
    expect((next as Standing).told).toEqual([line, { ...line, after: 2 }]);
  });
});
