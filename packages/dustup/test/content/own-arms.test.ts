import { type Json, parseSeed, playOut, type Setup, SilentIo } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { partyOf } from '../../src/rules/assault/party.ts';
import { strikeValue } from '../../src/rules/assault/strike.ts';
import { dustup } from '../../src/system.ts';
import { whyNotSetup } from '../../src/table/battle.ts';
import type { DustupEvent } from '../../src/table/events.ts';

const house = 'house';

/** A force as a player would write it into a file: every weapon and armour of it is in no list of ours. */
const OWN = {
  id: 'tinkers',
  title: 'Tinkers',
  rule: house,
  arms: {
    smallArms: [{ id: 'nailGun', name: 'Nail gun', rule: house, firepower: 3, impact: 8, range: 30, traits: [] }],
    support: [{ id: 'boomTube', name: 'Boom tube', rule: house, firepower: 10, impact: 10, traits: ['terror'] }],
    close: [{ id: 'longWrench', name: 'Long wrench', rule: house, impact: 8, strike: 2 }],
    armour: [{ id: 'boilerPlate', name: 'Boiler plate', rule: house, die: 10, traits: [] }],
  },
  units: ['T-1', 'T-2', 'T-3'].map((code, i) => ({
    code,
    name: `Gang ${i + 1}`,
    type: 'infantry',
    quality: 'veteran',
    leadership: 1,
    armour: 'boilerPlate',
    moves: 8,
    close: 'longWrench',
    figures: [
      { role: 'Foreman', leader: true, weapons: ['nailGun'] },
      { role: 'Tinker', count: 5, weapons: ['nailGun'] },
      { role: 'Gunner', weapons: ['boomTube'] },
    ],
  })),
};
const MAP = {
  id: 'yard',
  title: 'Yard',
  rule: house,
  width: 36,
  depth: 24,
  areas: [
    {
      type: 'lightWoods',
      points: [
        [14, 8],
        [22, 8],
        [22, 16],
        [14, 16],
      ],
    },
  ],
  lines: [],
};

/** The file comes as text, as from outside. */
function setup(forces: unknown, switches: Setup['switches'] = {}): Setup {
  const details = JSON.parse(JSON.stringify({ forces, map: MAP })) as Json;
  const chosen = Object.fromEntries(dustup.switches.map(({ id, values }) => [id, switches[id] ?? values[0]]));
  return { scenario: 'ownBattle', switches: chosen, details };
}

describe("weapons and armour of a player's own", () => {
  test('a force brings one of each and plays with them to the end', () => {
    const chosen = setup([OWN, 'unionConscripts']);
    expect(whyNotSetup(chosen)).toEqual([]);
    const told: DustupEvent[] = [];
    const table = dustup.begin(chosen);
    const bots = { red: dustup.bots['tactician']!, blue: dustup.bots['plain']! };
    for (const seed of ['3', '4']) {
      const played = dustup.begin(chosen);
      const silent = new SilentIo(dustup, played, bots, parseSeed(seed.padStart(32, '0')));
      playOut(dustup, played, {
        roll: die => silent.roll(die),
        ask: (seat, question) => silent.ask(seat, question),
        askAll: sealed => silent.askAll(sealed),
        tell: event => told.push(event),
      });
      expect(dustup.outcome(played)).not.toBeNull();
    }
    const fired = told.flatMap(event => (event.type === 'shotAt' ? event.pool.map(({ of }) => of) : []));
    expect(fired).toContain('boomTube');
    expect(told.some(event => event.type === 'shotAt' && event.unit.name.startsWith('Gang'))).toBe(true);
    const struck = told.filter(event => event.type === 'struck' && event.figure.name.startsWith('Gang'));
    expect(struck.length).toBeGreaterThan(0);
    expect(table.figures[0]).toMatchObject({ armour: 'boilerPlate', close: 'longWrench', weapons: ['nailGun'] });
  });

  rule('DU-ASSAULT-053', 'a weapon for close combat that says nothing of its strike strikes once', () => {
    const { strike: _strike, ...wrench } = OWN.arms.close[0]!;
    const bare = { ...OWN, arms: { ...OWN.arms, close: [wrench] } };
    const struckBy = (force: unknown) => {
      const table = dustup.begin(setup([force, 'unionConscripts']));
      return strikeValue(partyOf(table, table.units[0]!));
    };
    expect([struckBy(OWN), struckBy(bare)]).toEqual([14, 7]);
  });

  rule('DU-SHOOT-027', 'both sides may bring the very same; one id for two things is refused', () => {
    expect(whyNotSetup(setup([OWN, { ...OWN, id: 'others' }]))).toEqual([]);
    const other = { ...OWN, arms: { ...OWN.arms, armour: [{ ...OWN.arms.armour[0]!, die: 4 }] } };
    expect(whyNotSetup(setup([OWN, other])).map(({ about }) => about)).toEqual(['boilerPlate']);
    const listed = { ...OWN, arms: { ...OWN.arms, close: [{ ...OWN.arms.close[0]!, id: 'claws' }] } };
    expect(whyNotSetup(setup([listed, 'unionConscripts'])).map(({ about }) => about)).toContain('claws');
  });

  test.each([
    ['a number without bounds', { ...OWN.arms.smallArms[0]!, firepower: 1e9 }],
    ['a name without end', { ...OWN.arms.smallArms[0]!, name: 'x'.repeat(81) }],
    ['an id that is no id', { ...OWN.arms.smallArms[0]!, id: 'Nail gun' }],
  ])('%s is turned back at the door', (_, row) => {
    const bad = { ...OWN, arms: { ...OWN.arms, smallArms: [row] } };
    expect(whyNotSetup(setup([bad, 'unionConscripts'])).map(({ code }) => code)).toContain('badDetails');
  });
});

test.each(['structure', 'door', 'window'])('a building whose %s is made of nothing known is turned back', part => {
  const building = { size: 3, structure: 'brick', [part]: 'gingerbread' };
  const map = { ...MAP, areas: [{ type: 'buildingLight', points: MAP.areas[0]!.points, building }] };
  const details = { forces: [OWN, 'unionConscripts'], map } as unknown as Json;
  const refused = whyNotSetup({ scenario: 'ownBattle', switches: {}, details });
  expect(refused.map(({ code, about }) => [code, (about as { at: string }).at])).toEqual([
    ['unknownOnMap', `areas.0.building.${part}`],
  ]);
});
