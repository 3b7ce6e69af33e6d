import { expect, expectTypeOf, test } from 'vitest';
import { type AnswerTo, type Free, isListed, type Listed } from '../src/index.ts';

test('a question lists its options or leaves them open', () => {
  expect(isListed({ kind: 'pick', rule: 'HS-SEAL-003', options: [] } as Listed<number>)).toBe(true);
  expect(isListed({ kind: 'aim', rule: 'HS-SEAL-003' })).toBe(false);
  // The type of an answer follows from the question; the compiler sees to it.
  expectTypeOf<AnswerTo<Listed<'walk' | 'wait'>>>().toEqualTypeOf<'walk' | 'wait'>();
  expectTypeOf<AnswerTo<Free<{ x: number }>>>().toEqualTypeOf<{ x: number }>();
});
