import { type Odds, oddsOnView, type Question, odds as sampledOdds, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { land } from '../../src/rules/artillery/impact.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import type { Choice } from '../../src/rules/turn/questions.ts';
import { dustup } from '../../src/system.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Change, Changed } from '../../src/table/summary.ts';
import type { Dustup } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { aim, request, supported } from '../support/artillery-setting.ts';
import { at, box, field, put, squad } from '../support/setting.ts';
import { does, placeHull } from '../support/vehicle-setting.ts';

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

rule(['DU-ARTY-027', 'DU-ARTY-035'], 'the odds of one round over one man are counted, and come out as by hand', () => {
  const { table, observer, enemy } = supported('droneStrike');
  put(table, 0, 5, 5);
  put(table, enemy.id, 30, 20);
  const [leader, ...others] = enemy.figures;
  for (const id of others) table.figures[id]!.state = 'killed';
  const question = { kind: 'placeMission', rule: 'DU-ARTY-018', unit: observer.who, asset: 0, guidance: 'self' };
  const answer = { at: at(30, 20), ammunition: 'antiArmour' };
  const odds = oddsOnView(dustup, table, 'red', question as unknown as Question, answer)!;
  const chances = new Map(odds.outcomes.map(({ outcome, chance }) => [dustup.words.summary!(outcome), chance]));
  // A D8 against 2: off in two of eight, and then within four inches in half of them.
  const caught = 6 / 8 + (2 / 8) * (4 / 8);
  expect([odds.exact, leader]).toEqual([true, enemy.leader]);
  expect(chances.get('nothing')).toBeCloseTo(1 - caught);
  // A D6 against his D6: more in 15 of 36, more than double in 6 of them. Whoever is down has nobody left to be marked.
  const name = dustup.words.summary!(odds.outcomes[0]!.outcome).replace(/ 1 marker$/, '');
  expect(chances.get(`${name} 1 marker`)).toBeCloseTo((caught * 21) / 36);
  expect(chances.get(`${name} +1 untreated, leader down`)).toBeCloseTo((caught * 9) / 36);
  expect(chances.get(`${name} +1 killed, leader down`)).toBeCloseTo((caught * 6) / 36);
});

/** Two squads of the enemy's, one in a wood, a tank, and a squad of one's own too near. */
function crowded(): { readonly table: Dustup; readonly question: Question; readonly answer: Choice } {
  const { table, observer, enemy } = supported(
    'regimentalBattery',
    {},
    {
      map: field({ areas: [box('lightWoods', 34, 26, 40, 34)] }),
      red: [squad(2), squad(3)],
      blue: [squad(4), squad(3)],
      blueVehicles: ['lightTank'],
    },
  );
  put(table, 1, 27, 24);
  put(table, enemy.id, 30, 30);
  put(table, enemy.id + 1, 36, 30);
  placeHull(table.units.find(isVehicle)!, 31, 34, 180);
  does(table, observer, request(), 'D8=8', aim(30, 30));
  table.missions[0]!.box = 0;
  const answer = { do: 'land', mission: 0 } as const;
  const question = { kind: 'activate', rule: 'DU-TURN-002', names: table.names, options: [answer] };
  return { table, question: question as unknown as Question, answer };
}

/** How likely it is that something of the sort befalls each unit. */
function fates({ outcomes }: Odds, is: Change['is']): Map<number, number> {
  const found = new Map<number, number>();
  for (const { outcome, chance } of outcomes) {
    for (const each of outcome as unknown as readonly Changed[]) {
      if (!('unit' in each) || !each.changes.some(change => change.is === is)) continue;
      found.set(each.unit.id, (found.get(each.unit.id) ?? 0) + chance);
    }
  }
  return found;
}

rule(
  ['DU-ARTY-020', 'DU-ARTY-034', 'DU-ARTY-040', 'DU-ARTY-041'],
  'what several rounds do to a crowd is sampled, with its error, as often as the rounds themselves do it',
  () => {
    const { table, question, answer } = crowded();
    const odds = oddsOnView(dustup, table, 'red', question, answer)!;
    expect(odds.exact).toBe(false);
    const borne = sampledOdds((later, io) => land(later, io, later.missions[0]!), table, dustup.copy, dustup.summary, {
      leaves: 0,
      samples: 1500,
    });
    for (const is of ['markers', 'untreated', 'killed', 'leaderDown', 'damaged', 'destroyed'] as const) {
      const [foretold, played] = [fates(odds, is), fates(borne, is)];
      for (const { id } of table.units) {
        const [one, other] = [foretold.get(id) ?? 0, played.get(id) ?? 0];
        const error = Math.sqrt(0.25 / 2500 + 0.25 / 1500);
        expect(Math.abs(one - other), `${is} of ${id}`).toBeLessThan(4 * error);
      }
    }
    expect([fates(odds, 'markers').get(1)! > 0.1, fates(odds, 'killed').get(2)! > 0.1]).toEqual([true, true]);
  },
);

rule('DU-ARTY-022', "whoever is hidden under a counter that one cannot tell from others is in nobody's odds", () => {
  const { table, observer, enemy } = supported('companyMortars');
  put(table, enemy.id, 1, 1);
  layCounter(table, scripted<DustupEvent>(), 1, at(1, 1), enemy);
  put(table, observer.id, 20, 4);
  const question = { kind: 'placeMission', rule: 'DU-ARTY-018', unit: observer.who, asset: 0, guidance: 'none' };
  const answer = { at: at(1, 1), ammunition: 'generalPurpose' };
  const odds = oddsOnView(dustup, dustup.view(table, 'red'), 'red', question as unknown as Question, answer)!;
  expect(fates(odds, 'markers').get(enemy.id)).toBeUndefined();
});
