import { describe, expect, test } from 'vitest';
import { scripted } from '../../src/index.ts';
import { runUntilSuspended, Suspended } from '../../src/io/suspended.ts';
import { toy } from '../toy.ts';

/** The toy with a step of its own. */
function run(step: () => void) {
  return runUntilSuspended({ ...toy, step }, toy.begin({ scenario: '', switches: {}, details: [] }), scripted());
}

describe('a step', () => {
  const asked = { kind: 'ask', seat: 'red', question: { kind: 'choice', rule: 'HS-SEAL-003' } } as const;

  test('that ends has nothing to ask', () => {
    expect(run(() => {})).toBeNull();
  });

  test('that lacks an answer says which', () => {
    expect(
      run(() => {
        throw new Suspended(asked);
      }),
    ).toBe(asked);
  });

  test('that fails is not waited for', () => {
    expect(() =>
      run(() => {
        throw new Error('a hole in the rules');
      }),
    ).toThrow('a hole in the rules');
  });
});
