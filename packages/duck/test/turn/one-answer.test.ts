import { expect, test } from 'vitest';
import { withoutChoice } from '../../src/rules/turn/one-answer.ts';
import { play } from '../support/tables.ts';

const asks = (...options: readonly string[]) => ({ kind: 'entry', rule: 'DK-SETUP-034', options }) as const;

test('a question with one legal answer is not put to anybody', () => {
  const io = play({ answers: [{ seat: 'team', answer: 'b' }] }, io => {
    expect(withoutChoice(io).ask('team', asks('a'))).toBe('a');
    expect(withoutChoice(io).ask('team', asks('a', 'b'))).toBe('b');
  });
  expect(io.asked).toHaveLength(1);
});

test('where a grenade comes down is asked even if there is only one such square', () => {
  const square = { kind: 'throwAt', rule: 'DK-GREN-001', options: [7] } as const;
  const io = play({ answers: [{ seat: 'team', answer: 7 }] }, io => {
    expect(withoutChoice(io).ask('team', square)).toBe(7);
  });
  expect(io.asked).toHaveLength(1);
});
