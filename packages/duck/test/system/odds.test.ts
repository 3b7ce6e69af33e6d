import { odds, type Question } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { duck } from '../../src/index.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMachine, addMan, addThreat, at, testTable } from '../support/tables.ts';

// The odds of an answer, down every path of its dice; they end where the rules end.

type Asked = { readonly kind: string; readonly figure: number; readonly [about: string]: unknown };

/** How many of the ways lead to what. */
function waysOf(table: DuckTable, question: Asked, answer: unknown): Record<string, string> {
  const foreseen = duck.foresee(table, 'team', { rule: 'DK-ACT-011', ...question } as Question, answer);
  if (!foreseen) throw new Error('expected odds');
  const { exact, outcomes, of } = odds(foreseen, table, duck.copy, duck.summary);
  expect(exact).toBe(true);
  const told = outcomes.map(({ outcome, ways }) => [words(outcome), `${ways}/${of}`]);
  return Object.fromEntries(told);
}

const words = (outcome: unknown): string =>
  (outcome as { readonly figure: string; readonly now: string }[])
    .map(({ figure, now }) => `${figure} ${now}`)
    .join(', ');

function withMan(weapon: string) {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon, strength: 'STRONG', gear: { grenade: 1 } });
  const harpy = addThreat(table, at(table, 3, 1));
  return { table, man, harpy };
}

describe('the odds of', () => {
  rule('DK-WEAP-023', 'so many squirts of a Flamer are those of their throw', () => {
    const { table, man, harpy } = withMan('flamer');
    const squirts = (number: number) =>
      waysOf(table, { kind: 'jet', figure: man.id, jets: [] }, { square: harpy.at, squirts: number, use: 'attack' });
    expect(squirts(1)).toMatchObject({ 'Harpy 1 killed': '2/6' });
    expect(squirts(2)).toMatchObject({ 'Harpy 1 killed': '4/6' });
    expect(squirts(3)).toEqual({ 'Harpy 1 killed': '1/1' });
  });

  rule('DK-WEAP-015', 'a spray are those of all its squares, once there are two', () => {
    const { table, man, harpy } = withMan('hemg');
    const question = { kind: 'spraySquare', rule: 'DK-WEAP-016', figure: man.id } as const;
    const first = { ...question, squares: [] } as Question;
    expect(duck.foresee(table, 'team', first, harpy.at)).toBeNull();
    const second = waysOf(table, { ...question, squares: [harpy.at] }, at(table, 4, 1));
    // 13 or more with three dice.
    expect(second).toMatchObject({ 'Harpy 1 killed': '56/216' });
    expect(waysOf(table, { ...question, squares: [harpy.at, at(table, 4, 1)] }, 'enough')).toEqual(second);
  });

  rule(['DK-GREN-003', 'DK-GREN-004'], 'a throw are those of a square, and take in where the grenade goes', () => {
    const { table, man, harpy } = withMan('har');
    const question = { kind: 'throwAt', figure: man.id, grenade: 'grenade', byProjector: false } as const;
    const announced = { do: 'throw', grenade: 'grenade', byProjector: false };
    const act = { kind: 'act', rule: 'DK-ACT-011', figure: man.id } as Question;
    expect(duck.foresee(table, 'team', act, announced)).toBeNull();
    const far = waysOf(table, question, harpy.at);
    const near = waysOf(table, question, at(table, 3, 2));
    expect(far).toEqual({ 'Harpy 1 killed': '90/216', 'Harpy 1 wounded': '72/216', '': '54/216' });
    expect(near).not.toEqual(far);
  });

  rule('DK-CYBER-016', 'an order to a drone are those of its shot', () => {
    const { table, man, harpy } = withMan('har');
    const drone = addMachine(table, at(table, 3, 4), 'hemgDrone', { handler: man });
    const order = { order: 'shoot', target: harpy.id };
    // 11 or more with three dice.
    const ways = waysOf(table, { kind: 'droneOrder', figure: man.id, machine: drone.id }, order);
    expect(ways).toMatchObject({ 'Harpy 1 killed': '108/216' });
  });

  rule(['DK-TSHOOT-019', 'DK-WEAP-008'], 'a Threat’s act are told to the player who runs it', () => {
    const table = testTable({ switches: { playerB: true } });
    const man = addMan(table, at(table, 3, 5));
    const rival = addThreat(table, at(table, 3, 3), 5, 'philth');
    const ways = waysOf(table, { kind: 'threatAct', figure: rival.id }, { do: 'shoot', target: man.id });
    expect(ways).toMatchObject({ 'Verm 0 killed': '2/6' });
  });

  rule(['DK-DUCK-002', 'DK-TSHOOT-019'], 'a shot over comrades say that one of them drops for it', () => {
    const table = testTable({ switches: { playerB: true } });
    const man = addMan(table, at(table, 3, 1));
    const rival = addThreat(table, at(table, 3, 5), 1, 'raider');
    for (const position of ['left', 'right'] as const)
      addThreat(table, at(table, 3, 3), 1, 'raider').position = position;
    const ways = waysOf(table, { kind: 'threatAct', figure: rival.id }, { do: 'shoot', target: man.id });
    expect(ways).toMatchObject({ 'Verm 0 wounded, Raider 2 onTheDeck': '2/6' });
  });

  rule(['DK-TSHOOT-019', 'DK-GREN-003'], 'a Threat’s grenade are those of its square', () => {
    const table = testTable({ switches: { playerB: true } });
    const man = addMan(table, at(table, 3, 1));
    const rival = addThreat(table, at(table, 3, 5), 1, 'ardzilian');
    const throwing = { grenade: 'grenade', byProjector: false } as const;
    const act = { kind: 'threatAct', rule: 'DK-TSHOOT-019', figure: rival.id } as Question;
    expect(duck.foresee(table, 'threats', act, { do: 'throw', ...throwing })).toBeNull();
    const ways = waysOf(table, { kind: 'throwAt', figure: rival.id, ...throwing }, man.at);
    expect(ways).toMatchObject({ 'Verm 0 killed': '90/216' });
  });
});
