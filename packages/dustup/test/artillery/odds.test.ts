import { oddsOnView, type Question } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { dustup } from '../../src/system.ts';
import { aim, request, supported } from '../support/artillery-setting.ts';
import { at, put } from '../support/setting.ts';
import { does } from '../support/vehicle-setting.ts';

rule('DU-ARTY-013', 'the odds of a request are those of its die', () => {
  const { table, observer } = supported('companyMortars');
  const question = { kind: 'act', rule: 'DU-TURN-017', unit: observer.who, actions: 2, names: table.names };
  const odds = (chits?: number) =>
    oddsOnView(dustup, table, 'red', question as Question, request(chits ? { chits } : {}))!.outcomes.find(
      ({ outcome }) => (outcome as unknown[]).length > 0,
    )!;
  expect(odds().chance).toBeCloseTo(4 / 8);
  expect(odds(2).chance).toBeCloseTo(8 / 12);
  expect(dustup.words.summary!(odds().outcome)).toBe('company mortars answered');
});

rule(['DU-ARTY-027', 'DU-ARTY-041'], 'the odds of an impact are counted, every way that its rounds may fall', () => {
  const { table, observer, enemy } = supported('droneStrike');
  put(table, 0, 5, 5);
  put(table, enemy.id, 30, 20);
  const [leader, ...others] = enemy.figures;
  for (const id of others) table.figures[id]!.state = 'killed';
  const question = { kind: 'placeMission', rule: 'DU-ARTY-018', unit: observer.who, asset: 0, guidance: 'self' };
  const answer = { at: at(30, 20), ammunition: 'antiArmour' };
  const odds = oddsOnView(dustup, table, 'red', question as unknown as Question, answer)!;
  // A D8 against 2: off in two of eight, and then within four inches in half of them.
  const caught = odds.outcomes.filter(({ outcome }) => (outcome as unknown[]).length > 0);
  expect([odds.exact, leader]).toEqual([true, enemy.leader]);
  expect(caught.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(6 / 8 + (2 / 8) * (4 / 8));
});

rule('DU-ARTY-020', 'several rounds are counted too, and whatever is due is foreseen', () => {
  const { table, observer, enemy } = supported('regimentalBattery');
  put(table, enemy.id, 30, 30);
  does(table, observer, request(), 'D8=8', aim(30, 30));
  table.missions[0]!.box = 0;
  const question = { kind: 'activate', rule: 'DU-TURN-002', names: table.names, options: [{ do: 'land', mission: 0 }] };
  const odds = oddsOnView(dustup, table, 'red', question as unknown as Question, { do: 'land', mission: 0 })!;
  expect(odds.exact).toBe(true);
  const chance = odds.outcomes.filter(({ outcome }) => (outcome as unknown[]).length > 0);
  expect(chance.reduce((sum, each) => sum + each.chance, 0)).toBeGreaterThan(0.8);
});
