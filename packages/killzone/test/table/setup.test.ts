import { create, whyNotCreate } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { MAPS, ROSTERS } from '../../src/content/load.ts';
import { killzone } from '../../src/system.ts';

const refusals = (details: unknown) =>
  whyNotCreate(killzone, { scenario: 'encounter', secret: 'setup', details: details as never }).map(({ code }) => code);

describe('the details of a battle', () => {
  test('rosters, map, night, turns and objective may be agreed on', () => {
    const details = { rosters: ['anvil', 'rust-saints'], map: 'yard', night: true, turns: 5, limit: 300 };
    expect(refusals(details)).toEqual([]);
    const { table } = create(killzone, { scenario: 'encounter', secret: 'setup', details });
    expect(table).toMatchObject({ night: true, turns: 5, titles: ['Anvil', 'Rust Saints'] });
    expect(table.map).toEqual(MAPS.get('yard'));
  });

  const WRONG: readonly (readonly [string, unknown, string])[] = [
    ['a text', 'no details', 'badDetails'],
    ['a word that nothing is called by', { weather: 'rain' }, 'badDetails'],
    ['a number that nobody has ruled on', { values: { luck: 7 } }, 'unknownValue'],
    ['a map that is not there', { map: 'moon' }, 'unknownMap'],
    ['a map without size', { map: { ...MAPS.get('yard'), width: 1 } }, 'mapSize'],
    [
      'a building off its map',
      { map: { ...MAPS.get('yard'), buildings: [{ plan: 'tenement', floors: 1, at: [40, 40] }] } },
      'buildingOffMap',
    ],
    [
      'a building without a plan',
      { map: { ...MAPS.get('yard'), buildings: [{ plan: 'palace', floors: 1, at: [4, 4] }] } },
      'unknownPlan',
    ],
    ['a roster that is not there', { rosters: ['anvil', 'nobody'] }, 'unknownRoster'],
    ['a roster over the limit', { rosters: ['anvil', 'free-block'], limit: 299 }, 'overLimit'],
    ['an attacker without a seat', { objective: { kind: 'raid', attacker: 'green', object: [4, 4] } }, 'unknownSeat'],
    [
      'a victim who is not there',
      { objective: { kind: 'assassination', attacker: 'red', victim: { group: 0, figure: 99 } } },
      'unknownVictim',
    ],
    ['an objective of a scenario', { objective: { kind: 'topFloor', attacker: 'red', building: 0 } }, 'badDetails'],
  ];
  for (const [what, details, code] of WRONG) test(`${what}: ${code}`, () => expect(refusals(details)).toEqual([code]));

  test('a roster without groups', () => {
    expect(refusals({ rosters: [{ ...ROSTERS.get('anvil'), groups: [] }, 'anvil'] })).toEqual(['groupCount']);
  });

  test('a roster with ids that nothing is called by', () => {
    const [group] = ROSTERS.get('anvil').groups;
    const own = { ...ROSTERS.get('anvil'), id: 'own', groups: [{ ...group!, troop: 'dragon' }] };
    expect(refusals({ rosters: [own, 'anvil'] })).toEqual(['unknownId']);
  });
});

rule('KZ-SHOOT-003', 'whoever owns the old book may rule otherwise on any of our numbers', () => {
  const { table } = create(killzone, {
    scenario: 'first-fight',
    secret: 'setup',
    details: { values: { shortNeeds: 3 } },
  });
  expect(table.values).toMatchObject({ shortNeeds: 3, longNeeds: 5 });
});
