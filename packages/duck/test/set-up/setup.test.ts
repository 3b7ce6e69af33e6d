import { type Json, numbered, type Setup } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { ARENAS, MISSIONS, TEAM } from '../../src/content/deck.ts';
import { drawCards } from '../../src/rules/set-up/draw-cards.ts';
import { begin, DRAWN, TWO_TEAMS, whyNotSetup, whyNotTeam } from '../../src/rules/set-up/setup.ts';
import { SWITCHES } from '../../src/switches.ts';
import { NO_OWN } from '../../src/table/begin.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { isTeamer } from '../../src/table/figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { codes, play } from '../support/tables.ts';

const switches = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]]));
const setup = (scenario: string, details?: Setup['details']): Setup =>
  details === undefined ? { scenario, switches } : { scenario, switches, details };

const men = (table: DuckTable): Teamer[] => table.figures.filter(isTeamer);

rule('DK-SETUP-001', 'a default game is one ship, six men of whom one is YOU, and one mission', () => {
  const table = begin(setup('M01'));
  expect(men(table)).toHaveLength(6);
  expect(men(table).filter(({ leads }) => leads)).toHaveLength(1);
  expect(table.mission.id).toBe('M01');
  expect(codes(whyNotTeam(NO_OWN, TEAM.slice(0, 3)))).toEqual(['teamSize']);
  expect(codes(whyNotTeam(NO_OWN, [...TEAM, TEAM[1]!]))).toEqual(['teamSize']);
  expect(codes(whyNotTeam(NO_OWN, TEAM.slice(1, 7)))).toEqual(['oneYou']);
  expect(whyNotSetup(setup('M01'))).toEqual([]);
  expect(codes(whyNotSetup(setup('M01', { team: TEAM.slice(0, 3) })))).toEqual(['teamSize']);
});

rule('DK-SETUP-003', 'every deck is there without any data of the player', () => {
  for (const scenario of [DRAWN, TWO_TEAMS, ...MISSIONS.map(({ id }) => id)]) {
    expect(whyNotSetup(setup(scenario))).toEqual([]);
    expect(begin(setup(scenario)).figures.length).toBeGreaterThanOrEqual(6);
  }
});

rule('DK-SETUP-005', 'one ship of five is drawn with equal chance', () => {
  const five = ARENAS.slice(0, 5);
  const table = begin(setup('M01'));
  table.undrawn = { arenas: five, missions: [MISSIONS[0]!], species: null };
  const io = play({ dice: ['D5=3'] }, scripted => drawCards(table, scripted));
  expect(table.arena.name).toBe(five[2]!.name);
  expect(table.tiles).toHaveLength(five[2]!.modules.flatMap(({ tiles }) => tiles).length);
  expect(men(table)).toHaveLength(6);
  expect(io.told.map(({ type }) => type)).toEqual(['arenaDrawn', 'missionDrawn']);
});

rule('DK-SETUP-014', 'a mission that the ship cannot satisfy is put back and another drawn', () => {
  const table = begin(setup(DRAWN));
  const withoutBridge = { ...ARENAS[0]!, modules: ARENAS[0]!.modules.filter(({ type }) => type !== 'bridge') };
  const missions = MISSIONS.slice(0, 10);
  table.undrawn = { arenas: [withoutBridge], missions, species: null };
  const io = play({ dice: ['D10=4', 'D9=1'] }, scripted => drawCards(table, scripted));
  expect(io.told.map(event => ('mission' in event ? event.mission : ''))).toEqual(['', 'Black Box', 'Clean Out']);
  expect(table.mission.title).toBe('Clean Out');
  table.undrawn = { arenas: [ARENAS[0]!], missions, species: null };
  play({ dice: ['D10=4'] }, scripted => drawCards(table, scripted));
  expect(table.mission.title).toBe('Black Box');
});

rule('DK-SETUP-004', 'ships of the player lie in the deck beside the others', () => {
  const arenas = [1, 2].map(n => ({ ...ARENAS[0]!, id: `mine-${n}`, name: `Mine ${n}` })) as unknown as Json;
  const table = begin(setup('M01', { arenas }));
  const deck = table.undrawn.arenas.length;
  for (const n of [1, 2]) {
    const again = begin(setup('M01', { arenas }));
    play({ dice: [`${numbered(deck).name}=${deck - 2 + n}`] }, io => drawCards(again, io));
    expect(again.arena.name).toBe(`Mine ${n}`);
  }
});

test('a ship may be picked by name or brought along, and a strange one is refused', () => {
  expect(begin(setup('M01', { arena: 'long-sleep' })).arena.name).toBe('Long Sleep');
  expect(codes(whyNotSetup(setup('M05', { arena: 'gilded-lily' })))).toEqual(['arenaUnsuited']);
  expect(codes(whyNotSetup(setup('M01', { ship: 'gilded-lily' })))).toEqual(['badDetails']);
  expect(codes(whyNotSetup(setup('M01', { species: 'kitten' })))).toEqual(['noSuchSpecies']);
});

rule('DK-SETUP-025', 'the deck of Event cards may be made up of some of them', () => {
  const table = begin(setup(DRAWN, { arena: 'slack-margin', events: ['R05', 'G11'] }));
  play({ dice: [`${numbered(table.undrawn.missions.length).name}=1`] }, io => drawCards(table, io));
  expect(table.decks.events).toEqual(['R05', 'G11']);
  expect(codes(whyNotSetup(setup('M01', { events: ['R05', 'R99'] })))).toEqual(['noSuchEvent']);
});

rule('DK-TURN-008', 'two Teams are two parties with a sequence pack between them', () => {
  const table = begin(setup(TWO_TEAMS));
  expect(new Set(men(table).map(({ team }) => team))).toEqual(new Set([0, 1]));
  expect(men(table).filter(({ leads }) => leads)).toHaveLength(2);
  expect(table.multiTeam).not.toBeNull();
});

rule('DK-SETUP-013', 'the mission card may name the species, before the ship and after the players', () => {
  const mission = { ...MISSIONS[0]!, id: 'stings', species: 'steel-scorpion' } as unknown as Json;
  const arena = { ...ARENAS[0]!, id: 'nest', species: 'philth' } as unknown as Json;
  const met = (details: object): string => {
    const table = begin(setup('M01', details as Setup['details']));
    play({}, io => drawCards(table, io));
    return table.species;
  };
  expect([met({ arena }), met({ arena, mission }), met({ arena, mission, species: 'harpy' })]).toEqual([
    'philth',
    'steel-scorpion',
    'harpy',
  ]);
  const strange = { ...MISSIONS[0]!, species: 'kitten' } as unknown as Json;
  expect(codes(whyNotSetup(setup('M01', { mission: strange })))).toEqual(['noSuchSpecies']);
});
