import { expect, test } from 'vitest';
import { chancesOf, parseSeed, randomBot, seedOf } from '../src/index.ts';

test('the random bot gives each answer that is allowed, and nothing else', () => {
  const chances = chancesOf(parseSeed(seedOf('bot')));
  const question = { kind: 'choice', rule: 'HS-SEAL-003' } as const;
  const chosen = Array.from({ length: 100 }, () =>
    randomBot(
      question,
      () => null,
      chances.next,
      () => ['walk', 'wait', 'fly'],
    ),
  );
  expect(new Set(chosen)).toEqual(new Set(['walk', 'wait', 'fly']));
});
