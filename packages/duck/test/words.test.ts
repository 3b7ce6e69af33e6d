import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, type Question, type Setup, SilentIo } from '@sightline/kernel';
import { expect, test } from 'vitest';
import type { DuckEvent } from '../src/events.ts';
import { duck } from '../src/index.ts';
import { sentenceOf } from '../src/words/catalogue.ts';

const FOLDER = join(import.meta.dirname, '..', 'content', 'words');
const catalogues = readdirSync(FOLDER).map(file => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as object);

/** Plays with random bots and says everything that comes up. */
function sayAll(scenario: string, value: (values: readonly unknown[]) => unknown): Set<string> {
  const switches = Object.fromEntries(duck.switches.map(({ id, values }) => [id, value(values)]));
  const setup = { scenario, switches } as Setup;
  const table = duck.begin(setup);
  const named = new Set<string>();
  const talker: Bot<unknown> = (question, look, chance, candidates) => {
    for (const id of idsOf(question)) named.add(id);
    const options = (question as Question & { options: readonly unknown[] }).options;
    const sentences = [duck.words.question(question), duck.words.option(question, options[0])];
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\[object|^$/);
    return duck.bots['random']!(question, look as never, chance, candidates);
  };
  const bots = { team: talker, threats: talker, team2: talker };
  const io = new SilentIo(duck, table, bots, [1, 2, 3, 4]);
  io.tell = (event?: DuckEvent) => {
    named.add(event!.type);
    expect(duck.words.event(event!)).not.toMatch(/undefined|NaN|\[object|^$/);
  };
  while (duck.outcome(table) === null) duck.step(table, io);
  named.add(duck.outcome(table)!.reason);
  return named;
}

/** What a question needs words for: itself, and the deeds among its options. */
function idsOf(question: Question): string[] {
  const { trigger, options } = question as Question & { trigger?: { on: string }; options: readonly { do?: string }[] };
  const deeds = options.flatMap(option => (typeof option === 'object' && option.do !== undefined ? [option.do] : []));
  return [trigger?.on ?? question.kind, ...deeds];
}

test.each([
  ['M01', 0],
  ['M08', -1],
  ['two-teams', -1],
])('there is a sentence for everything that happens in %s', (scenario, value) => {
  const named = sayAll(scenario, values => values.at(value));
  expect([...named].filter(id => sentenceOf(id) === undefined)).toEqual([]);
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
  const codes = sources(join(import.meta.dirname, '..', 'src')).flatMap(text => [
    ...matches(text, /refuse\(\s*[^,]+,\s*'(\w+)'/g),
    ...matches(text, /\{ code: '(\w+)'/g),
  ]);
  expect(codes.length).toBeGreaterThan(100);
  expect([...new Set(codes)].filter(code => sentenceOf(code) === undefined)).toEqual([]);
});

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, code]) => code!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : [readFileSync(path, 'utf8')];
  });
}
