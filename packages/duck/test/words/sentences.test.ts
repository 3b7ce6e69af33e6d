import { type Bot, type Event, type Io, type Question, type Setup, SilentIo, type System } from '@sightline/kernel';
import { MISSING, placesOf } from '@sightline/words';
import { expect, test } from 'vitest';
import { debriefing } from '../../src/campaign/debriefing-system.ts';
import { ABILITIES, GEAR, WEAPONS } from '../../src/content/deck.ts';
import { duck } from '../../src/index.ts';
import { ENGLISH } from '../../src/words/sentences.ts';

/** Internal names, unfilled places and missing facts have no business in a sentence. */
const UNSPOKEN = new RegExp(`[a-z][A-Z]|[{}[\\]|]|undefined|NaN|^$|${MISSING.source}`);
/** Ids of the content that are no words of English; "grenade" is one. */
const IDS = [...GEAR, ...WEAPONS, ...ABILITIES].map(({ id }) => id).filter(id => /-|\d/.test(id));
const raw = (text: string): string[] => IDS.filter(id => new RegExp(`\\b${id}\\b`).test(text));

/** So many questions of a kind are read with all their options; of the rest the first says enough. */
const READ_IN_FULL = 20;

/** Facts that a card may lack, and what the words find out themselves. */
const MAY_LACK: ReadonlySet<string> = new Set(['text', 'himself', 'late']);

/** The facts that a sentence wants and does not get. */
const lacking = (key: string, facts: object): string[] =>
  placesOf(ENGLISH.sentences[key]!).flatMap(place =>
    place in facts || MAY_LACK.has(place) ? [] : [`${key}: ${place}`],
  );

/** Plays with random bots and reads everything that comes up. */
function sayAll<T, E extends Event, V>(system: System<T, E, V>, setup: Setup, seats: readonly string[]): void {
  const table = system.begin(setup);
  const asked = new Map<string, number>();
  const talker: Bot<unknown> = (question, look, chance, candidates) => {
    const times = (asked.get(question.kind) ?? 0) + 1;
    asked.set(question.kind, times);
    expect(system.words.question(question)).toMatch(/^[A-Z].*[.?]$/);
    expect(system.words.question(question)).not.toMatch(UNSPOKEN);
    if (question.kind !== 'react') expect(lacking(`question.${question.kind}`, question)).toEqual([]);
    const { options } = question as Question & { options: readonly unknown[] };
    const read = times > READ_IN_FULL ? options.slice(0, 1) : options;
    const said = read.map(option => system.words.option(question, option));
    expect(said.filter(text => UNSPOKEN.test(text) || raw(text).length > 0)).toEqual([]);
    expect(said.filter((text, n) => said.indexOf(text) < n)).toEqual([]);
    return system.bots['random']!(question, look as never, chance, candidates);
  };
  const silent = new SilentIo(system, table, Object.fromEntries(seats.map(seat => [seat, talker])), [1, 2, 3, 4]);
  const io: Io<E> = {
    roll(die, why) {
      expect(system.words.purpose!(why.purpose)).not.toMatch(UNSPOKEN);
      return silent.roll(die);
    },
    ask: (seat, question) => silent.ask(seat, question),
    askAll: sealed => silent.askAll(sealed),
    tell(event) {
      expect(lacking(`event.${event.type}`, event)).toEqual([]);
      expect(system.words.event(event)).toMatch(/^[A-Z0-9].*[.!]$/);
      expect(system.words.event(event)).not.toMatch(UNSPOKEN);
      expect(raw(system.words.event(event))).toEqual([]);
    },
  };
  while (system.outcome(table) === null) system.step(table, io);
  expect(system.words.outcome(system.outcome(table)!)).toMatch(/^[A-Z].*\.$/);
  expect(system.words.table(system.view(table, 'team')).replaceAll(/[|[\]]/g, '')).not.toMatch(MISSING);
}

test.each([
  ['M01', 0],
  ['M05', -1],
  ['M08', -1],
  ['M13', 0],
  ['two-teams', -1],
])('everything that happens in %s is said in plain sentences', (scenario, value) => {
  const switches = Object.fromEntries(duck.switches.map(({ id, values }) => [id, values.at(value)]));
  sayAll(duck, { scenario, switches } as Setup, ['team', 'threats', 'team2']);
});

test('so is everything of a debriefing', () => {
  sayAll(debriefing, { scenario: 'debriefing', switches: {} }, ['team']);
});

test('what is wrong with the set-up of a debriefing is said with its place', () => {
  const [refusal] = debriefing.whyNotSetup!({ scenario: 'debriefing', switches: {}, details: { campaign: 7 } });
  expect(debriefing.words.refusal(refusal!)).toMatch(/^The set-up is wrong at "campaign": .+\.$/);
});
