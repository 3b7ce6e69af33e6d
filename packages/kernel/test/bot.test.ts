import { expect, test } from 'vitest';
import { counter, parseSeed, randomBot, seedOf } from '../src/index.ts';

test('the random bot gives each answer that is allowed, and nothing else', () => {
  const luck = counter(parseSeed(seedOf('bot')), 'chance');
  let taken = 0;
  const question = { kind: 'choice', rule: 'HS-SEAL-003' } as const;
  const chosen = Array.from({ length: 100 }, () =>
    randomBot(
      question,
      () => null,
      n => luck.draw(taken++, n),
      () => ['walk', 'wait', 'fly'],
    ),
  );
  expect(new Set(chosen)).toEqual(new Set(['walk', 'wait', 'fly']));
});
