import { playNearBounds, playOwn, unboundedIn } from '@sightline/conformance';
import { type Json, whyNotCreate } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { campaignRecord, debriefingDetails } from '../../src/content/campaign.ts';
import { ARENAS, EVENTS, MISSIONS, SPECIES, TEAM } from '../../src/content/deck.ts';
import { details as detailsRow } from '../../src/content/details.ts';
import { duck } from '../../src/index.ts';

/** One of everything that players may make. */
const own = <C extends { readonly id: string }>(card: C) => ({ ...card, id: 'own', source: 'house' });
const details = {
  arena: own(ARENAS[0]!),
  mission: { ...own(MISSIONS[0]!), arena: undefined, unlocks: undefined, requiresMission: undefined },
  team: TEAM.slice(0, 4),
  bestiary: [own(SPECIES[0]!)],
  eventCards: [own(EVENTS[0]!)],
  threatLevel: 1,
  drones: 1,
};
const plain = JSON.parse(JSON.stringify(details)) as Json;

for (const [name, schema] of Object.entries({
  setup: detailsRow,
  campaign: campaignRecord,
  debriefing: debriefingDetails,
}))
  rule('HS-FORM-002', `every number, text and list of a ${name} has a bound`, () => {
    expect(unboundedIn(schema.toJSONSchema({ io: 'input' }))).toEqual([]);
  });

rule('HS-FORM-002', 'content near its bounds is refused or played', () => {
  const { broken, played, refused } = playNearBounds(duck, { scenario: 'drawn', details: plain, steps: 6 });
  expect(broken).toEqual([]);
  expect(Math.min(played, refused)).toBeGreaterThan(100);
});

rule('HS-FORM-002', 'a million drones are refused with their place', () => {
  const refusals = whyNotCreate(duck, { scenario: 'drawn', secret: 'x', details: { drones: 1_000_000 } });
  expect(refusals).toMatchObject([{ code: 'badDetails', about: { at: 'drones' } }]);
});

rule('HS-FORM-002', 'a ship as large as there may be, full of machines, can be boarded', () => {
  const tiles = Array.from({ length: 196 }, (_, i) => [i % 14, Math.floor(i / 14)]);
  const machines = tiles.map(tile => ({ model: 'roboGun', tile, square: [3, 3], facing: 'N' }));
  const arena = {
    id: 'own',
    name: 'Leviathan',
    source: 'house',
    modules: [{ name: 'Hold', type: 'crew-quarters', tiles }],
    doors: [],
    airlocks: [[0, 0, 'N', 'narrow']],
    exhausts: [],
    cargo: 'diced',
    machines,
  };
  const large = { ...details, arena, mission: { ...details.mission, requires: [] }, drones: 4, threatLevel: 5 };
  const plainly = JSON.parse(JSON.stringify(large)) as Json;
  expect(whyNotCreate(duck, { scenario: 'drawn', secret: 'x', details: plainly })).toEqual([]);
  const shut = { ...arena, modules: [{ ...arena.modules[0]!, type: 'bridge' }] };
  const refusals = whyNotCreate(duck, {
    scenario: 'drawn',
    secret: 'x',
    details: { ...(plainly as object), arena: shut },
  });
  expect(refusals).toMatchObject([{ rule: 'DK-SETUP-034', code: 'noWayIn' }]);
  expect(() => playOwn(duck, { scenario: 'drawn', details: plainly, steps: 10 })).not.toThrow();
});
