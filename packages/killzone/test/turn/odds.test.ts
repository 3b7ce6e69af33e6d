import { isListed, odds, type Policy } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { actQuestion } from '../../src/rules/turn/group-action.ts';
import { killzone } from '../../src/system.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Killzone } from '../../src/table/table.ts';
import { namesIn } from '../../src/words/words.ts';
import { group, lay, put } from '../support/setting.ts';

const nameOf = namesIn(null);

/** The chances of all that an act of red's first figure may do, by what is said of it. */
function chances(table: Killzone, act: Act): { exact: boolean; found: Record<string, number> } {
  const question = actQuestion(table, table.figures[0]!);
  const procedure = killzone.foresee(table, 'red', question, act);
  if (!procedure) throw new Error('expected dice to hang on the act');
  const policy: Policy = (seat, asked) =>
    isListed(asked) ? asked.options[0] : killzone.candidates!(table, seat, asked)[0];
  const { exact, outcomes } = odds(procedure, table, killzone.copy, killzone.summary, { policy });
  return {
    exact,
    found: Object.fromEntries(outcomes.map(({ outcome, chance }) => [killzone.words.summary(outcome), chance])),
  };
}

describe('exact odds', () => {
  test('of a change of orders: 2 or less suppresses, 5 or more changes', () => {
    const table = lay({ red: [group('scavenger', 3)], blue: [] });
    const question = {
      kind: 'order',
      rule: 'KZ-CHANGE-001',
      group: table.groups[0]!.who,
      options: ['shoot', 'run'],
    } as const;
    expect(killzone.foresee(table, 'red', question, 'shoot')).toBeNull();
    const { outcomes } = odds(killzone.foresee(table, 'red', question, 'run')!, table, killzone.copy, killzone.summary);
    const found = outcomes.map(({ outcome, chance }) => [killzone.words.summary(outcome).split(',').length, chance]);
    expect(outcomes.map(({ outcome }) => killzone.words.summary(outcome))).toContain(
      `${nameOf(table.groups[0]!.who)} on Run`,
    );
    expect(found.map(([, chance]) => chance)).toEqual([2 / 6, 2 / 6, 2 / 6].map(third => expect.closeTo(third, 10)));
  });

  test('of a fight: two dice against two, ahead by three or more kills', () => {
    const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
    put(table, 0, 10, 10);
    put(table, 2, 10, 11);
    const question = { kind: 'fight', rule: 'KZ-HTH-006', options: [[0, 2]] } as const;
    const { exact, outcomes } = odds(
      killzone.foresee(table, 'red', question, [0, 2])!,
      table,
      killzone.copy,
      killzone.summary,
    );
    const killed = outcomes.find(
      ({ outcome }) => killzone.words.summary(outcome) === `${nameOf(table.figures[2]!.who)} killed`,
    );
    expect(exact).toBe(true);
    // Of the 1296 throws of two dice against two, the first pair is ahead by 3 or more in 310.
    expect(killed!.ways * 1296n).toBe(310n * outcomes.reduce((sum, { ways }) => sum + ways, 0n));
  });

  test('of a rifle shot at short range: one half to hit, 196 of 216 to kill an unarmoured rebel', () => {
    const table = lay({ red: [group('rebel', 2, { weapons: ['assault-rifle'] })], blue: [group('rebel', 2)] });
    put(table, 0, 10, 4);
    put(table, 2, 10, 10);
    const { exact, found } = chances(table, { do: 'shoot', weapon: 0, target: { figure: 2 } });
    const name = nameOf(table.figures[2]!.who);
    expect(exact).toBe(true);
    expect(found['nothing']).toBeCloseTo(1 / 2, 10);
    // Of the 216 throws of three dice 1 + 3 + 6 + 10 add up to less than 7.
    expect(found[`${name} killed`]).toBeCloseTo((1 / 2) * (196 / 216), 10);
    expect(found[`${name} suppressed`]).toBeCloseTo((1 / 2) * (20 / 216), 10);
  });

  test('of a grenade among six figures', () => {
    const table = lay({ red: [group('rebel', 2, { weapons: ['grenade-launcher'] })], blue: [group('rebel', 6)] });
    put(table, 0, 10, 4);
    for (let i = 0; i < 6; i++) put(table, 2 + i, 10 + (i % 3) * 1.1, 12 + Math.floor(i / 3) * 1.1);
    const { exact, found } = chances(table, { do: 'shoot', weapon: 0, target: { figure: 2 } });
    expect(exact).toBe(true);
    expect(Object.values(found).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });
});
