import { describe, expect, test } from 'vitest';
import { runUntilSuspended, Suspended } from '../../src/io/suspended.ts';

describe('a step', () => {
  const asked = { kind: 'ask', seat: 'red', question: { kind: 'choice', rule: 'HS-SEAL-003' } } as const;

  test('that ends has nothing to ask', () => {
    expect(runUntilSuspended(() => {})).toBeNull();
  });

  test('that lacks an answer says which', () => {
    expect(
      runUntilSuspended(() => {
        throw new Suspended(asked);
      }),
    ).toBe(asked);
  });

  test('that fails is not waited for', () => {
    expect(() =>
      runUntilSuspended(() => {
        throw new Error('a hole in the rules');
      }),
    ).toThrow('a hole in the rules');
  });
});
