import { ARENAS, EVENTS, SPECIES, TEAM } from '@sightline/duck';
import { edition as duckEdition } from '@sightline/duck/edition';
import { FORCES, MAPS } from '@sightline/dustup';
import { edition as dustupEdition } from '@sightline/dustup/edition';
import type { Json, System } from '@sightline/kernel';
import { ROSTERS, RULED_VALUES } from '@sightline/killzone';
import { edition as killzoneEdition } from '@sightline/killzone/edition';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import type { ContentKind } from '../src/games/content.ts';
import { contentOf as duckContent } from '../src/games/duck/content.ts';
import { contentOf as dustupContent } from '../src/games/dustup/content.ts';
import { contentOf as killzoneContent } from '../src/games/killzone/content.ts';
import { problemsOf } from '../src/play/own-content.ts';
import { parseContent, writeContent } from '../src/store/content-file.ts';
import { part } from '../src/words/killzone.ts';

const duck = duckEdition.system;
const ofDuck = duckContent(duckEdition.board);
const killzone = killzoneEdition.system;
const ofKillzone = killzoneContent(killzoneEdition.board);
const dustup = dustupEdition.system;
const ofDustup = dustupContent(dustupEdition.board);

const GAMES = [
  [duck, ofDuck],
  [dustup, ofDustup],
  [killzone, ofKillzone],
] as unknown as readonly (readonly [System, readonly ContentKind[]])[];
const KINDS = GAMES.flatMap(([system, kinds]) =>
  kinds.map(kind => ({ system, kind, name: `${system.id} ${kind.id}` })),
);

/** What is found wrong with some content, by its place. */
function found(name: string, content: unknown): Record<string, string> {
  const { system, kind } = KINDS.find(row => row.name === name)!;
  return Object.fromEntries(problemsOf(system, kind, content as Json).map(({ at, what }) => [at, what]));
}

test.each(KINDS)('what is shipped as $name is sound content, and can be played', ({ system, kind }) => {
  expect(kind.shipped.length).toBeGreaterThan(0);
  for (const content of kind.shipped)
    expect([kind.nameOf(content), problemsOf(system, kind, content)]).toEqual([kind.nameOf(content), []]);
});

describe('what is wrong is named by its place in the file, with what would be right', () => {
  test('a ship', () => {
    const [ship] = ARENAS;
    const [bridge, ...rest] = ship!.modules;
    const problems = found('duck ship', { ...ship, modules: [{ ...bridge, type: 'Brig' }, ...rest], cargo: 3 });
    expect(Object.keys(problems)).toEqual(['content.modules[0].type', 'content.cargo']);
    expect(problems['content.modules[0].type']).toContain('"bridge", "ops-con"');
    expect(problems['content.cargo']).toBe('it should be "diced", "hazardous" or "none", not 3');
  });

  test('a ship with a door to nowhere', () => {
    const [ship] = ARENAS;
    const problems = found('duck ship', { ...ship, doors: [...ship!.doors, [4, 0, 'S', 'narrow']] });
    expect(problems).toEqual({ [`content.doors[${ship!.doors.length}]`]: expect.stringContaining('DK-SETUP-008') });
  });

  test('a Team without YOU', () => {
    expect(found('duck team', TEAM.slice(1, 6))).toEqual({
      content: expect.stringMatching(/Exactly one.*DK-SETUP-001/),
    });
  });

  test('a species', () => {
    const [harpy] = SPECIES;
    expect(found('duck species', [harpy])).toEqual({
      'content[0].id': expect.stringMatching(/"harpy" already.*DK-SETUP-003/),
    });
    expect(found('duck species', [{ ...harpy, id: 'mine', profile: 'shy' }])).toEqual({
      'content[0].profile': expect.stringMatching(/no Reaction Profile "shy".*basic, harpy/),
    });
    const profile = { id: 'shy', source: 'house', noTeam: { '1': 'SLEEP' } };
    expect(found('duck species', [{ ...harpy, id: 'mine', profile }])).toEqual({
      'content[0].profile.noTeam[1]': expect.stringContaining('"attack-nearest", "stay"'),
    });
    expect(Object.keys(found('duck species', { ...harpy, id: 'mine' }))).toEqual(['content']);
    expect(Object.keys(found('duck species', [null]))).toEqual(['content[0]']);
  });

  test('Event cards', () => {
    const [card] = EVENTS;
    expect(found('duck events', [card])).toEqual({ 'content[0].id': expect.stringContaining('"R01" already') });
    expect(found('duck events', [{ ...card, id: 'mine', effects: [{ kind: 'fireworks' }] }])).toEqual({
      'content[0].effects[0].kind': expect.stringContaining('"stress", "lightsOut"'),
    });
    expect(Object.keys(found('duck events', 'none'))).toEqual(['content']);
  });

  test('a force', () => {
    const force = structuredClone(FORCES.rows[0]!) as { units: { quality: string }[] };
    force.units[2]!.quality = 'brave';
    expect(found('dustup force', force)).toEqual({
      'content.units[2].quality': 'it should be "untrained", "green", "experienced", "veteran" or "elite", not "brave"',
    });
  });

  test('a map of unknown ground', () => {
    const [map] = MAPS.rows;
    const areas = [{ type: 'lava', points: map!.areas[0]!.points }];
    expect(found('dustup map', { ...map, areas })).toEqual({
      'content.areas[0].type': expect.stringMatching(/no "lava" .*denseWoods.*DU-FORCE-002/),
    });
  });

  test('a roster with a vehicle that nobody sells', () => {
    const problems = found('killzone roster', { ...ROSTERS.rows[0], vehicles: [{ type: 'car', mounted: 'gun' }] });
    expect(Object.keys(problems)).toEqual(['content.vehicles[0].mounted']);
  });
});

rule('HS-FORM-001', 'the form of content is judged in the same words in every game', () => {
  const { name: _name, ...nameless } = TEAM[0]!;
  expect(found('duck team', [{ ...nameless, ff: 'five', rank: 99, luck: 'BAD', hat: 'tall' }])).toEqual({
    'content[0].name': 'it is missing; it should be a text',
    'content[0].ff': 'it should be a number, not "five"',
    'content[0].rank': expect.stringMatching(/^it should be at most \d+, not 99$/),
    'content[0].luck': expect.stringMatching(/^it should be "NORMAL".* or "\w+", not "BAD"$/),
    'content[0].hat': 'there is no such field here',
  });
  const { title: _title, ...untitled } = FORCES.rows[0]!;
  expect(found('dustup force', { ...untitled, units: 'all', hat: 'tall' })).toEqual({
    'content.title': 'it is missing; it should be a text',
    'content.units': 'it should be a list, not "all"',
    'content.hat': 'there is no such field here',
  });
  const { title: _called, ...uncalled } = ROSTERS.rows[0]!;
  expect(found('killzone roster', { ...uncalled, groups: 7, hat: 'tall' })).toEqual({
    'content.title': 'it is missing; it should be a text',
    'content.groups': 'it should be a list, not 7',
    'content.hat': 'there is no such field here',
  });
});

test('a content file comes back as it was written', () => {
  const written = { system: 'duck', kind: 'ship', name: 'Mine', content: { id: 'mine' } };
  expect(parseContent(writeContent(written))).toEqual({
    ok: true,
    value: { game: 'duck', kind: 'ship', name: 'Mine', content: { id: 'mine' } },
  });
});

test.each([
  ['', '', /isn’t JSON/],
  ['{"format": "sightline content", "edi', '', /isn’t JSON/],
  ['{"format": "sightline duck campaign"}', '', /doesn’t start like a content file/],
  ['{"format": "sightline content"}', 'edition', /number/],
  ['{"format": "sightline content", "edition": 2}', 'edition', /edition 2, and .* up to 1\./],
  ['{"format": "sightline content", "edition": 1}', 'content', /missing/],
])('%j is refused at "%s"', (text, at, what) => {
  expect(parseContent(text)).toEqual({ ok: false, problems: [{ at, what: expect.stringMatching(what) }] });
});

test('every number of the house has a name', () => {
  expect(Object.keys(part('killzoneNumbers')).toSorted()).toEqual(Object.keys(RULED_VALUES).toSorted());
});
