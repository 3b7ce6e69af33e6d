import {
  advance,
  answer,
  create,
  handOver,
  hashMatch,
  type Json,
  legalAnswers,
  load,
  logOf,
  type Match,
  type Refusal,
  save,
} from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  arenaCard,
  type EventCard,
  eventCard,
  profileCard,
  type SpeciesCard,
  speciesCard,
  teamCard,
} from '../../src/content/cards.ts';
import { ARENAS, EVENTS, speciesCalled, TEAM } from '../../src/content/deck.ts';
import { duck } from '../../src/index.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { kill } from '../../src/rules/damage/kill-and-wound.ts';
import { applyCard, turnCards } from '../../src/rules/event-cards/event-deck.ts';
import { placeThreatsOf } from '../../src/rules/sensor/resolve.ts';
import { drawCards } from '../../src/rules/set-up/draw-cards.ts';
import { begin, whyNotSetup } from '../../src/rules/set-up/setup.ts';
import { react } from '../../src/rules/threats/reaction.ts';
import { stimuliOf } from '../../src/rules/threats/stimulus.ts';
import { SWITCHES } from '../../src/switches.ts';
import { NO_OWN } from '../../src/table/begin.ts';
import { copy } from '../../src/table/copy.ts';
import { isThreat, threats } from '../../src/table/figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { view } from '../../src/view/view.ts';
import { addMan, at, play, testTable } from '../support/tables.ts';

const species = (id: string, name: string, change: Partial<SpeciesCard> = {}): SpeciesCard =>
  speciesCard.parse({ ...speciesCalled('harpy'), id, name, source: 'house', ...change });

/** A beast that flees from everybody, what crawls out of it, and what comes first where there are many. */
const moth = species('moth', 'Gloom Moth', {
  profile: {
    id: 'shy',
    source: 'house',
    teamOnTile: { '1': 'move-away-hide', '2': 'move-away-hide' },
    noTeam: {},
    modifiers: { wounded: 4 },
  },
  consequence: 'SPAWNS',
  spawns: 'grub',
});
const grub = species('grub', 'Grub', { pack: 'none', grapple: 1 });
const queen = species('queen', 'Moth Queen', { pack: 'joins', joinsPackOf: 'moth', leadsRedPingOf: 'moth' });
const BESTIARY = [moth, grub, queen];

const card = (id: string, colour: EventCard['colour'], ...effects: EventCard['effects']): EventCard =>
  eventCard.parse({ id, colour, title: `Card ${id}`, source: 'house', effects });
const EVENT_CARDS = [
  card('X1', 'RED', { kind: 'lightsOut' }, { kind: 'stress', amount: 2 }),
  card('X2', 'RED', { kind: 'siren' }, { kind: 'waitingThreat' }),
  card('X3', 'GREEN', { kind: 'binge', amount: 2 }, { kind: 'quiet' }),
  card('X4', 'GREEN', { kind: 'sentryGun' }, { kind: 'surge' }),
];

const switches = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]]));
const setup = (details: object) => ({ scenario: 'M01', switches, details: details as Json });
const ours = { bestiary: BESTIARY, species: 'moth', eventCards: EVENT_CARDS };

const placed = (refusals: readonly Refusal[]): Record<string, string> =>
  Object.fromEntries(refusals.map(({ code, about }) => [(about as { at: string }).at, code]));
const inWords = (details: object): string[] => whyNotSetup(setup(details)).map(refusal => duck.words.refusal(refusal));

rule('DK-SETUP-003', 'species and Event cards of the players’ own are taken beside the shipped ones', () => {
  expect(whyNotSetup(setup(ours))).toEqual([]);
  const table = begin(setup(ours));
  expect(table.species).toBe('moth');
  expect(table.decks.events).toEqual([...EVENTS, ...EVENT_CARDS].map(({ id }) => id));
  expect(begin(setup({ ...ours, events: ['X1', 'R02'] })).decks.events).toEqual(['X1', 'R02']);
  expect(copy(table).own).toEqual(table.own);
  expect(view(table, 'team').own).toEqual(table.own);
});

describe('what is wrong with them is said with its place', () => {
  const wrong = (...cards: readonly object[]) => placed(whyNotSetup(setup({ bestiary: cards })));

  test('an id that a shipped card or another one has', () => {
    expect(wrong({ ...moth, id: 'harpy' }, grub, grub)).toEqual({ '0.id': 'idTaken', '2.id': 'idTaken' });
    const [first] = EVENT_CARDS;
    expect(placed(whyNotSetup(setup({ eventCards: [{ ...first, id: 'R01' }, first, first] })))).toEqual({
      '0.id': 'idTaken',
      '2.id': 'idTaken',
    });
  });

  test('a Reaction Profile that is not there, or is none for a beast', () => {
    expect(inWords({ bestiary: [{ ...grub, profile: 'shy' }] })).toEqual([
      expect.stringMatching(/no Reaction Profile "shy"; there is basic, harpy, bull.*competitors/),
    ]);
    const profile = { id: 'p', source: 'house', teamOnTile: { '3': 'flee' }, modifiers: { hungry: 1 } };
    expect(wrong({ ...grub, profile })).toEqual({
      '0.profile.teamOnTile.3': 'noBeastDoes',
      '0.profile.modifiers.hungry': 'noSuchModifier',
    });
    expect(wrong({ ...grub, mind: 'intellect', profile: { ...profile, modifiers: {} } })).toEqual({});
    expect(wrong({ ...grub, profile: { id: 'p', source: 'house', teamOnTile: { '7': 'stay' } } })).toEqual({
      'bestiary.0.profile.teamOnTile.7': 'badDetails',
    });
    expect(wrong({ ...grub, profile: 'competitors' })).toEqual({
      '0.profile': 'noBeastDoes',
    });
    expect(wrong({ ...grub, profile: 7 })).toEqual({ 'bestiary.0.profile': 'badDetails' });
  });

  test('arms that no Threat can fire, and kin that is not there', () => {
    const arms = [{ weapon: 'fire-bomb', grenades: 0, every: 1 }];
    expect(wrong({ ...grub, arms, spawns: 'kitten', leadsRedPingOf: 'dog' })).toEqual({
      '0.arms.0.weapon': 'noSuchWeapon',
      '0.spawns': 'noSuchKin',
      '0.leadsRedPingOf': 'noSuchKin',
    });
    expect(wrong({ ...grub, consequence: 'SPAWNS', pack: 'joins' })).toEqual({
      '0.spawns': 'spawnsNothing',
      '0.joinsPackOf': 'joinsNobody',
    });
  });

  test('an effect that no rule knows', () => {
    const eventCards = [{ ...EVENT_CARDS[0], effects: [{ kind: 'fireworks' }] }];
    expect(inWords({ eventCards })).toEqual([expect.stringMatching(/eventCards\.0\.effects\.0\.kind.*"stress"/)]);
  });
});

rule(['DK-SETUP-013', 'DK-GAP-021'], 'pings bring the chosen species, a RED one with its leader first', () => {
  const table = begin(setup({ ...ours, arena: 'gilded-lily' }));
  table.tiles[0]!.markers = [{ ping: 'RED', shown: false }];
  const dice = ['AvD=2', 'AvD=2', ...[1, 2, 3, 4].flatMap(n => [`D6=${n}`, 'D6=1', 'D8=1'])];
  let ids: string[] = [];
  play({ dice }, io => {
    ids = placeThreatsOf(table, io, 0).map(threat => threat.card.id);
  });
  expect(ids).toEqual(['queen', 'moth', 'moth', 'moth']);
});

rule(
  'DK-SETUP-013',
  'what the players have chosen holds whichever ship is drawn; a ship may name a species of theirs',
  () => {
    const { arena } = begin(setup({ arena: 'gilded-lily' }));
    const grubby = { ...arena, id: 'mine', species: 'grub' };
    expect(whyNotSetup(setup({ arena: grubby })).map(({ code }) => code)).toEqual(['noSuchSpecies']);
    const drawn = (wish: object): string => {
      const table = begin(setup({ bestiary: BESTIARY, arena: grubby, ...wish }));
      play({}, io => drawCards(table, io));
      return table.species;
    };
    expect([drawn({}), drawn({ species: 'moth' })]).toEqual(['grub', 'moth']);
  },
);

/** A moth beside a man of the Team, in the first module. */
function moths(): DuckTable {
  const table = begin({ ...setup({ ...ours, arena: 'gilded-lily' }), switches: { ...switches, consequences: true } });
  table.tiles[0]!.markers = [{ ping: 'PURPLE', shown: false }];
  play({ dice: ['AvD=2', 'D6=3', 'D6=3', 'D8=1'] }, io => placeThreatsOf(table, io, 0));
  return table;
}

rule('DK-THREAT-013', 'it reacts by a profile of its own, and by the basic one where that says nothing', () => {
  const table = moths();
  const [it] = threats(table);
  const reaction = (column: 'teamOnTile' | 'noTeam', face: number): string => {
    let response = '';
    play({ dice: [`D6=${face}`] }, io => {
      response = react(table, io, it!, { ...stimuliOf(table, it!), column }, false);
    });
    return response;
  };
  expect([reaction('teamOnTile', 2), reaction('teamOnTile', 3)]).toEqual(['move-away-hide', 'attack-nearest']);
  expect([reaction('noTeam', 1), reaction('noTeam', 5)]).toEqual(['stay', 'hide-move-away']);
  it!.wounds = 1;
  expect(reaction('noTeam', 1)).toBe('hide-move-away');
});

rule('DK-DMG-029', 'what it spawns is of the players’ own as well', () => {
  const table = moths();
  const [it] = threats(table);
  play({ dice: ['D6=4'] }, io => kill(table, io, it!, { by: null, means: 'shot', rule: 'DK-DMG-029' }));
  expect(threats(table).map(threat => threat.card.name)).toEqual(['Grub']);
});

rule('DK-SETUP-029', 'a card of the players’ own does what its effects say, one after the other', () => {
  const table = begin(setup(ours));
  const io = play({ dice: ['D60=1', 'D59=1'] }, scripted => applyCard(table, scripted, 'X1', 0, null, 'DK-SETUP-026'));
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'cardTurned', title: 'Card X1' }));
  expect(table.modules[0]!.lasting).toMatchObject([{ effect: 'lightsOut' }]);
  expect([table.kitty.chits.length, table.decks.discards]).toEqual([2, ['X1']]);
});

/** The team bot in a person's place, so that the match stands still at every question. */
function answerNext(match: Match<DuckTable>): void {
  const { asked, now } = match.pause!;
  if (asked.kind !== 'ask') throw new Error(`nobody is asked, but a ${asked.kind} is wanted`);
  const { seat, question } = asked;
  const candidates = () => legalAnswers(duck, now, seat, question);
  const given = duck.bots['team']!(
    question,
    () => duck.view(now, seat),
    () => 0,
    candidates,
  );
  expect(answer(duck, match, seat, given)).toEqual([]);
}

test('a mission with species and Event cards of the players’ own is played to its end, saved and loaded on the way', () => {
  const players = { team: { kind: 'person' }, threats: { kind: 'bot', bot: 'threats' } } as const;
  const details = { ...ours, arena: 'slack-margin', events: EVENT_CARDS.map(({ id }) => id), threatLevel: 1 };
  const match = create(duck, {
    scenario: 'M01',
    secret: 'moths',
    players,
    switches: { consequences: true },
    details: details as unknown as Json,
  });
  advance(duck, match);
  for (let n = 0; n < 30; n++) answerNext(match);
  const loaded = load(save(match), [duck]);
  if (!loaded.ok) throw new Error(loaded.problem.detail);
  expect(hashMatch(loaded.value.match)).toBe(hashMatch(match));
  const again = loaded.value.match as Match<DuckTable>;
  for (const going of [match, again]) handOver(duck, going, 'team', { kind: 'bot', bot: 'team' });
  expect([again.outcome === null, hashMatch(again)]).toEqual([false, hashMatch(match)]);
  const events = logOf(duck, match).flatMap(line => (line.kind === 'event' ? [line.event] : []));
  const met = new Set(match.table.figures.filter(isThreat).map(threat => threat.card.name));
  const turned = new Set(events.flatMap(event => (event.type === 'cardTurned' ? [event.title] : [])));
  expect([...met]).toEqual(expect.arrayContaining(['Gloom Moth', 'Moth Queen']));
  expect([...turned].every(title => title.startsWith('Card X'))).toBe(true);
  expect(turned.size).toBeGreaterThan(1);
  expect(events.some(event => duck.words.event(event).startsWith('Gloom Moth'))).toBe(true);
});

rule('DK-SETUP-025', 'of two cards of one name in a module only the one that is turned is discarded', () => {
  const table = begin(setup({ ...ours, events: ['X3', 'X3', 'X3'] }));
  table.decks.events = [];
  table.modules[0]!.cards = ['X3', 'X3'].map(id => ({ id, shown: false }));
  play({ dice: ['AvD=2'] }, io => applyCard(table, io, 'X3', 0, null, 'DK-TURN-007'));
  expect([table.modules[0]!.cards.length, table.decks.discards]).toEqual([2, ['X3']]);
  play({ dice: ['AvD=2', 'AvD=2'] }, io => turnCards(table, io, 0, 'GREEN', null));
  expect([table.modules[0]!.cards, table.decks.discards]).toEqual([[], ['X3', 'X3', 'X3']]);
});

rule('DK-SETUP-029', 'a card may say something, and take effect in another module than the one it lies in', () => {
  const flicker = eventCard.parse({
    ...card('X5', 'RED', { kind: 'lightsOut' }),
    text: 'Something has been at the fuses.',
    module: 'ops-con',
  });
  const table = begin(setup({ ...ours, eventCards: [...EVENT_CARDS, flicker] }));
  const opsCon = table.arena.modules.findIndex(({ type }) => type === 'ops-con');
  const elsewhere = opsCon === 0 ? 1 : 0;
  const io = play({}, io => applyCard(table, io, 'X5', elsewhere, null, 'DK-SETUP-026'));
  const turned = io.told.find(({ type }) => type === 'cardTurned')!;
  expect(duck.words.event(turned)).toContain('Card X5. Something has been at the fuses.');
  const dark = table.modules.flatMap(({ lasting }, module) => (lasting.length > 0 ? [module] : []));
  expect(dark).toEqual([opsCon]);
});

rule(['DK-ACT-028', 'DK-SETUP-029'], 'what an Event card defines can be done once it has been turned', () => {
  const action = { id: 'copyTheLog', where: 'ops-con', successes: 2, result: 'logTaken' };
  const orders = (change: object): EventCard =>
    eventCard.parse({ ...card('X6', 'GREEN', { kind: 'stress' }), actions: [{ ...action, ...change }] });
  const why = (change: object) => whyNotSetup(setup({ ...ours, eventCards: [orders(change)] })).map(({ code }) => code);
  expect([why({}), why({ result: 'tea' }), why({ who: 'the cook' })]).toEqual([
    [],
    ['unknownToTheRules'],
    ['unknownToTheRules'],
  ]);
  const table = Object.assign(testTable({ types: ['ops-con'] }), { own: { ...NO_OWN, events: [orders({})] } });
  const man = addMan(table, at(table, 3, 3));
  const task = { do: 'task', task: 'copyTheLog', target: man.at } as const;
  expect(whyNotAct(table, man, task).map(({ code }) => code)).toEqual(['notOnTheCard']);
  table.decks.cup = [1];
  const io = play({ dice: ['D1=1'] }, io => applyCard(table, io, 'X6', 0, null, 'DK-SETUP-027'));
  expect(duck.words.event(io.told.find(({ type }) => type === 'orderGiven')!)).toContain('copyTheLog');
  const before = copy(table);
  expect(actsOf(table, man)).toContainEqual(task);
  play({ dice: ['D6=1', 'D6=1'] }, io => {
    perform(table, io, man, task);
    perform(table, io, man, task);
  });
  expect([man.gear['log'], table.progress.marks['copyTheLog'], before.progress.orders]).toEqual([1, 2, ['X6']]);
});

test('files of before, with the English names of abilities, vehicles and responses, are read as they were meant', () => {
  const { abilities } = teamCard.parse({ ...TEAM[0], abilities: ['Door Tech', 'Truck licence'] });
  const { vehicles } = arenaCard.parse({
    ...ARENAS[0],
    vehicles: [{ type: 'loader truck', tile: [0, 0], square: [1, 1], facing: 'N' }],
  });
  const { noTeam } = profileCard.parse({ id: 'p', source: 'house', noTeam: { '1': 'SHOOT ELSE FIND LOS' } });
  expect([abilities, vehicles[0]?.type, noTeam]).toEqual([
    ['door-tech', 'truck-licence'],
    'loader-truck',
    { '1': 'shoot-else-find-los' },
  ]);
});
