import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { ARMOURS } from '../../src/content/load.ts';
import { fight } from '../../src/rules/hand-to-hand/fighting.ts';
import { damage } from '../../src/rules/suppression/damage.ts';
import { d6, group, lay, put } from '../support/setting.ts';

rule('KZ-ARM-001', 'medium armour 11 for 5 points, heavy 13 for 8', () => {
  expect(ARMOURS.get('medium')).toMatchObject({ killScore: 11, points: 5 });
  expect(ARMOURS.get('heavy')).toMatchObject({ killScore: 13, points: 8 });
  for (const [armour, state] of [
    ['medium', 'killed'],
    ['heavy', 'suppressed'],
  ] as const) {
    const table = lay({ red: [group('rebel', 2, { armour })] });
    damage(table, scripted({ dice: d6(4, 4, 3) }), table.figures[0]!, { dice: 3, by: 'shot', rule: 'KZ-SHOOT-006' });
    expect(table.figures[0]!.state).toBe(state);
  }
});

/** A savage (three dice) wins over a rebel in this armour with these dice. */
function beaten(armour: string, winner: number[], loser: number[]): string {
  const table = lay({ red: [group('savage', 3)], blue: [group('rebel', 2, { armour })] });
  put(table, 0, 10, 10);
  put(table, 3, 10, 11);
  fight(table, scripted({ dice: d6(...winner, ...loser) }), table.figures[0]!, table.figures[3]!);
  return table.figures[3]!.state;
}

rule('KZ-ARM-002', 'medium armour takes 3 off the winner', () => {
  expect(beaten('medium', [4, 3, 3], [4, 4])).toBe('active');
  expect(beaten('medium', [4, 4, 4], [4, 4])).toBe('suppressed');
});

rule('KZ-ARM-003', 'heavy armour takes 4 off the winner', () => {
  expect(beaten('heavy', [4, 4, 3], [4, 4])).toBe('active');
  expect(beaten('heavy', [5, 5, 5], [4, 4])).toBe('killed');
});
