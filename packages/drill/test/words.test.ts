import { expect, test } from 'vitest';
import { drill } from '../src/system.ts';

test('sentences about a side begin with a capital', () => {
  const { words } = drill;
  const result = { rule: 'DR-TURN-004', reason: 'wipedOut' } as const;
  expect(words.outcome({ winners: ['red'], ...result })).toBe('Red wins: the other side is gone');
  expect(words.outcome({ winners: [], ...result, reason: 'roundLimit' })).toBe('A draw: the last round is over');
  expect(words.event({ type: 'mineLaid', rule: 'DR-MINE-001', side: 'blue', at: 3 })).toMatch(/^Blue lays a mine: /);
});
