import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '@sightline/kernel';
import { MISSING } from '@sightline/words';
import { faultsIn, keyFaults, MADE_UP } from '@sightline/words/check';
import { allOf } from '@sightline/words/folder';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { duck } from '../../src/index.ts';
import { ENGLISH, type NeededKey, type SentenceKey } from '../../src/words/sentences.ts';
import { addMan, at, testTable } from '../support/tables.ts';

const SRC = join(import.meta.dirname, '..', '..', 'src');
const SOURCES = globSync('**/*.ts', { cwd: SRC }).map(file => readFileSync(join(SRC, file), 'utf8'));

/** Everything in the source that a pattern finds, each once. */
function foundBy(...patterns: readonly RegExp[]): string[] {
  const found = patterns.flatMap(pattern => SOURCES.flatMap(source => [...source.matchAll(pattern)]));
  return [...new Set(found.flatMap(([, code]) => (code === undefined ? [] : [code])))].sort();
}

/** Keys that are said by name. */
const SAID = [/\bsay\(\s*'([\w.]+)'/g];
const REFUSALS = [
  /refuse\(\s*[^,()]+(?:\([^()]*\))?,\s*'(\w+)'/g,
  /refuse\(\s*'[\w-]+',\s*[^;]*?\? '(\w+)' :/g,
  /refuse\(\s*'[\w-]+',\s*[^;]*?\? '\w+' : '(\w+)'/g,
];
const REMEDIES = [/\{ code: '(\w+)'/g];
const PURPOSES = [
  /\bpurpose: '(\w+)'/g,
  /\broll\('(\w+)'\)/g,
  /\bdicedSquare\([^()']*'(\w+)'\)/g,
  /\btwoDice\([^()']*'(\w+)'\)/g,
  /\bdraw\(io, [^()']*'[\w-]+', '(\w+)'\)/g,
];
const REASONS = [/\bpart\('[\w-]+', [^;]*?, '(\w+)'\)/g];
const REACTIONS = [/\bon: '\w+',\s+rule: '([\w-]+)'/g];

/** Kinds of keys that the unions of the rules name one by one: `sentences.ts` does not compile without one of them. */
type ByUnion =
  | 'event'
  | 'question'
  | 'switch'
  | 'deed'
  | 'effect'
  | 'reply'
  | 'ping'
  | 'phase'
  | 'response'
  | 'fitting'
  | 'vehicle'
  | 'result'
  | 'ending'
  | 'named'
  | 'spot';
const BY_UNION =
  /^(event|question|switch|summary|deed|effect|reply|ping|phase|response|kind|fitting|vehicle|model|state|position|how|result|ending|named|spot|option)\./;

describe('words', () => {
  const { sentences } = ENGLISH;

  test('everything that is said has its sentence, and no sentence is left over', () => {
    const said = [
      'nobody',
      ...foundBy(...SAID),
      ...foundBy(...REFUSALS).map(code => `refusal.${code}`),
      ...foundBy(...REMEDIES).map(code => `remedy.${code}`),
      ...foundBy(...PURPOSES).map(code => `purpose.${code}`),
      ...foundBy(...REASONS).map(code => `reason.${code}`),
      ...foundBy(...REACTIONS).map(code => `reaction.${code}`),
    ];
    expect(said.length).toBeGreaterThan(400);
    // Words for the values of a fact are said wherever a sentence has a place for that kind of fact.
    const places = [
      ...Object.values(sentences)
        .join()
        .matchAll(/\{\w+:(\w+)\}|\{(\w+)\}/g),
    ].map(found => found[1] ?? found[2]!);
    const kinds = new Set([...places, 'direction', 'symbol', 'won']);
    const valued = Object.keys(sentences).filter(
      key =>
        BY_UNION.test(key) || (/^(?!purpose|remedy|refusal|reaction)\w+\./.test(key) && kinds.has(key.split('.')[0]!)),
    );
    // Nor of what the rules do not name any more: the compiler sees to it.
    expectTypeOf<Exclude<Extract<SentenceKey, `${ByUnion}.${string}`>, NeededKey>>().toBeNever();
    expect(keyFaults(sentences, [...said, ...valued])).toEqual({ missing: [], unused: [] });
  });

  test('no sentence is malformed, and no two chapters have one for the same key', () => {
    expect(faultsIn(ENGLISH)).toEqual([]);
    const files = globSync(['**/words.json', 'words/*.json'], { cwd: SRC }).map(file =>
      readFileSync(join(SRC, file), 'utf8'),
    );
    const keys = [...new Set(files)].flatMap(text => Object.keys(JSON.parse(text)));
    expect(keys.filter((key, n) => keys.indexOf(key) < n)).toEqual([]);
  });

  test('no refusal and no switch is without words', () => {
    const codes = Object.keys(sentences).flatMap(key => (key.startsWith('refusal.') ? [key.slice(8)] : []));
    const refused = codes.map(code => duck.words.refusal({ rule: 'DK-ACT-011', code, about: {} }));
    expect(refused.filter(text => MISSING.test(text) || !/^[A-Z"{].*\.$/.test(text))).toEqual([]);
    for (const { id } of duck.switches) expect(duck.words.switch(id)).toMatch(/^[A-Z]/);
  });

  test('YOU are spoken to, everybody else is spoken of', () => {
    const said = (name: string) =>
      duck.words.event({
        type: 'turnedChicken',
        rule: 'DK-BINGE-012',
        figure: 0,
        said: { figure: { is: 'name', name } },
      });
    expect([said('YOU'), said('Brick Okoro')]).toEqual(['YOU lose your nerve.', 'Brick Okoro loses their nerve.']);
  });

  test('so are YOU when something is refused', () => {
    const why = (name: string) => {
      const table = testTable();
      const man = addMan(table, at(table, 3, 3), 1, { name });
      man.ready = man.acted = 0;
      const question = { kind: 'act', rule: 'DK-ACT-011', figure: man.id, options: [] } as unknown as Question;
      return duck.whyNot!(table, 'team', question, { do: 'shoot', target: 0 }).map(duck.words.refusal);
    };
    expect([why('YOU')[0], why('Brick Okoro')[0]]).toEqual(['You have no action left.', 'They have no action left.']);
  });

  test('numbers come with what they count', () => {
    const said = (number: number) =>
      duck.words.event({ type: 'kittyQuietened', rule: 'DK-GAP-044', number, inKitty: 3 });
    expect([said(1), said(2)]).toEqual([
      '1 stress chit leaves the Stress Kitty, which now holds 3.',
      '2 stress chits leave the Stress Kitty, which now holds 3.',
    ]);
  });

  test('it can be told in another language', () => {
    const { event, outcome, option } = duck.wordsIn!({ tag: MADE_UP, sentences: allOf(MADE_UP)['duck']! });
    expect(event({ type: 'turnBegan', rule: 'DK-TURN-001', turn: 3 })).toBe('⟦Ţûŕñ 3 ƀéĝîñš.⟧');
    const door = { is: 'door', from: 'Bridge', to: 'My own room' } as const;
    expect(event({ type: 'doorOpened', rule: 'DK-DOOR-001', door: 1, by: null, said: { door } })).toBe(
      '⟦Ţĥé ⟦ðööŕ ƀéţŵééñ ţĥé Ɓŕîðĝé (ŕööɱ) åñð My own room⟧ öþéñš.⟧',
    );
    expect(outcome({ winners: ['threats'], rule: 'DK-GAP-013', reason: 'failed' })).toMatch(/^⟦⟦Ţĥé Ţĥŕéåţš ŵîñ⟧: /);
    expect(option({ kind: 'withdrawal', rule: 'DK-GAP-013' }, 'withdraw')).toBe('⟦ŵîţĥðŕåŵ⟧');
  });
});
