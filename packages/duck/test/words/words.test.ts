import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, type Event, type Io, type Question, type Setup, SilentIo, type System } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { debriefing } from '../../src/campaign/debriefing-system.ts';
import { duck } from '../../src/index.ts';
import { sentenceOf } from '../../src/words/catalogue.ts';
import { compose } from '../../src/words/sentence.ts';
import { addMan, at, testTable } from '../support/tables.ts';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');
const catalogues = filesIn(SOURCES, 'words.json').map(text => JSON.parse(text) as object);

/** Internal names, unfilled places and missing facts have no business in a sentence. */
const UNSPOKEN = /[a-z][A-Z]|[{}[\]|]|undefined|NaN|^$/;
/** So many questions of a kind are read with all their options; of the rest the first says enough. */
const READ_IN_FULL = 20;

/** Plays with random bots, reads everything that comes up, and tells what needed words. */
function sayAll<T, E extends Event, V>(system: System<T, E, V>, setup: Setup, seats: readonly string[]): Set<string> {
  const table = system.begin(setup);
  const named = new Set<string>();
  const asked = new Map<string, number>();
  const talker: Bot<unknown> = (question, look, chance, candidates) => {
    for (const id of idsOf(question)) named.add(id);
    const times = (asked.get(question.kind) ?? 0) + 1;
    asked.set(question.kind, times);
    expect(system.words.question(question)).toMatch(/^[A-Z].*[.?]$/);
    expect(system.words.question(question)).not.toMatch(UNSPOKEN);
    const { options } = question as Question & { options: readonly unknown[] };
    const read = times > READ_IN_FULL ? options.slice(0, 1) : options;
    const said = read.map(option => system.words.option(question, option));
    expect(said.filter(text => UNSPOKEN.test(text))).toEqual([]);
    expect(said.filter((text, n) => said.indexOf(text) < n)).toEqual([]);
    return system.bots['random']!(question, look as never, chance, candidates);
  };
  const silent = new SilentIo(system, table, Object.fromEntries(seats.map(seat => [seat, talker])), [1, 2, 3, 4]);
  const io: Io<E> = {
    roll(die, why) {
      expect(why.purpose).not.toMatch(UNSPOKEN);
      return silent.roll(die);
    },
    ask: (seat, question) => silent.ask(seat, question),
    askAll: sealed => silent.askAll(sealed),
    tell(event) {
      named.add(event.type);
      expect(system.words.event(event)).toMatch(/^[A-Z0-9].*[.!]$/);
      expect(system.words.event(event)).not.toMatch(UNSPOKEN);
    },
  };
  while (system.outcome(table) === null) system.step(table, io);
  const outcome = system.outcome(table)!;
  expect(system.words.outcome(outcome)).not.toMatch(UNSPOKEN);
  return named.add(outcome.reason);
}

/** What a question needs words for: itself, and the deeds among its options. */
function idsOf(question: Question): string[] {
  const { trigger, options } = question as Question & { trigger?: { on: string }; options: readonly { do?: string }[] };
  const deeds = options.flatMap(option => (option?.do !== undefined && option.do !== 'task' ? [option.do] : []));
  return [trigger ? `${question.kind}.${trigger.on}` : question.kind, ...deeds];
}

test.each([
  ['M01', 0],
  ['M05', -1],
  ['M08', -1],
  ['M13', 0],
  ['two-teams', -1],
])('everything that happens in %s is said in plain sentences', (scenario, value) => {
  const switches = Object.fromEntries(duck.switches.map(({ id, values }) => [id, values.at(value)]));
  const named = sayAll(duck, { scenario, switches } as Setup, ['team', 'threats', 'team2']);
  expect([...named].filter(id => sentenceOf(id) === undefined)).toEqual([]);
});

test('so is everything of a debriefing', () => {
  const named = sayAll(debriefing, { scenario: 'debriefing', switches: {} }, ['team']);
  expect([...named].filter(id => sentenceOf(id) === undefined)).toEqual([]);
});

test('every place of every sentence can be filled, whatever the facts are', () => {
  const all = catalogues.flatMap(catalogue => Object.values(catalogue) as string[]);
  for (const fact of [null, 0, 1, 2, true, [], [1]]) {
    const facts = { value: () => fact, words: () => 'YOU' };
    expect(all.map(sentence => compose(sentence, facts)).filter(text => /[{}[\]|]/.test(text))).toEqual([]);
  }
});

test('YOU are spoken to, everybody else is spoken of', () => {
  const said = (name: string) =>
    duck.words.event({ type: 'turnedChicken', rule: 'DK-BINGE-012', figure: 0, said: { figure: name } });
  expect([said('YOU'), said('Brick Okoro')]).toEqual(['YOU lose your nerve.', 'Brick Okoro loses his nerve.']);
});

test('so are YOU when something is refused', () => {
  const why = (name: string) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3), 1, { name });
    man.ready = man.acted = 0;
    const question = { kind: 'act', rule: 'DK-ACT-011', figure: man.id, options: [] } as unknown as Question;
    return duck.whyNot!(table, 'team', question, { do: 'shoot', target: 0 }).map(duck.words.refusal);
  };
  expect([why('YOU')[0], why('Brick Okoro')[0]]).toEqual(['You have no action left.', 'He has no action left.']);
});

test('numbers come with what they count', () => {
  const said = (number: number) => duck.words.event({ type: 'kittyQuietened', rule: 'DK-GAP-044', number, inKitty: 3 });
  expect([said(1), said(2)]).toEqual([
    '1 chit leaves the Stress Kitty, which holds 3.',
    '2 chits leave the Stress Kitty, which holds 3.',
  ]);
});

test('the sentences of every chapter are in the catalogue', () => {
  const ids = catalogues.flatMap(catalogue => Object.keys(catalogue));
  expect(ids.filter(id => sentenceOf(id) === undefined)).toEqual([]);
});

test('every switch has its words', () => {
  expect(duck.switches.filter(({ id }) => duck.words.switch(id) === id)).toEqual([]);
});

test('no two chapters say the same thing in other words', () => {
  const all = new Map<string, unknown>();
  for (const [id, sentence] of catalogues.flatMap(Object.entries)) {
    if (all.has(id)) expect([id, sentence]).toEqual([id, all.get(id)]);
    all.set(id, sentence);
  }
});

test('every refusal and remedy that a rule can give has its sentence', () => {
  const codes = filesIn(SOURCES, '.ts').flatMap(text => [
    ...matches(text, /refuse\(\s*[^,]+,\s*'(\w+)'/g),
    ...matches(text, /\{ code: '(\w+)'/g),
  ]);
  expect(codes.length).toBeGreaterThan(100);
  expect([...new Set(codes)].filter(code => sentenceOf(code) === undefined)).toEqual([]);
  const events = filesIn(SOURCES, '.ts').flatMap(text => matches(text, /\btype: '(\w+)'/g));
  const shared = codes.filter(code => events.includes(code));
  expect(shared.filter(code => sentenceOf(`refusal.${code}`) === undefined)).toEqual([]);
});

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, code]) => code!);

/** The texts of all files whose names end so. */
function filesIn(folder: string, end: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path, end);
    return entry.name.endsWith(end) ? [readFileSync(path, 'utf8')] : [];
  });
}
