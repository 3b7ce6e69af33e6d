import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MISSING } from '@sightline/words';
import { keyFaults, MADE_UP } from '@sightline/words/check';
import { allOf } from '@sightline/words/folder';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { dustup } from '../../src/system.ts';
import { ENGLISH, type NeededKey, type SentenceKey } from '../../src/words/sentences.ts';

const SRC = join(import.meta.dirname, '..', '..', 'src');
const SOURCES = globSync('**/*.ts', { cwd: SRC }).map(file => readFileSync(join(SRC, file), 'utf8'));

/** Everything in the source that a pattern finds, each once. */
function foundBy(...patterns: readonly RegExp[]): string[] {
  const found = patterns.flatMap(pattern => SOURCES.flatMap(source => [...source.matchAll(pattern)]));
  return [...new Set(found.flatMap(([, code]) => (code === undefined ? [] : [code])))].sort();
}

/** Keys that are said by name. */
const SAID = [/\bsay\(\s*'([\w.]+)'/g, /\b: say\('([\w.]+)'/g, /\brolls\('(\w+)'\)/g];
const REFUSALS = [/refuse\(\s*[^,()]+(?:\([^()]*\))?,\s*'(\w+)'/g, /^ {4}code: '(\w+)'/gm, /return '(tooFar\w+)'/g];
const PURPOSES = [
  /\bpurpose: '(\w+)'/g,
  /becauseOf\(\s*table,\s*[^,()]+(?:\([^()]*\))?,\s*[^,()]+,\s*'(\w+)'/g,
  /const purpose = .* \? '(\w+)'/g,
  /const purpose = .* : '(\w+)'/g,
];
const REASONS = [
  /part\(\s*'[A-Z0-9-]+',\s*[^,()]+,\s*'(\w+)'/g,
  /part\(\s*'[A-Z0-9-]+',\s*[^;]*?\? '(\w+)' :/g,
  /part\(\s*'[A-Z0-9-]+',\s*[^;]*? : '(\w+)'\)/g,
];

/** Kinds of keys that the unions of the rules name one by one: `sentences.ts` does not compile without one of them. */
type ByUnion =
  | 'event'
  | 'question'
  | 'reaction'
  | 'switch'
  | 'change'
  | 'fared'
  | 'level'
  | 'action'
  | 'courage'
  | 'combat'
  | 'injury'
  | 'how'
  | 'use'
  | 'mine'
  | 'fright'
  | 'card'
  | 'ending';
const BY_UNION =
  /^(event|question|reaction|switch|change|fared|level|action|courage|combat|injury|how|use|mine|fright|where|option|state)\./;

describe('words', () => {
  const { sentences } = ENGLISH;
  const kinds = (of: string): string[] => Object.keys(sentences).filter(key => key.startsWith(`${of}.`));

  test('everything that is said has its sentence, and no sentence is left over', () => {
    const said = [
      ...foundBy(...SAID),
      ...foundBy(...REFUSALS).map(code => `refusal.${code}`),
      ...foundBy(...PURPOSES).map(code => `purpose.${code}`),
      ...foundBy(...REASONS).map(code => `reason.${code}`),
    ];
    expect(said.length).toBeGreaterThan(200);
    // Words for the values of a fact are said wherever a sentence has a place for that kind of fact.
    const places = [
      ...Object.values(sentences)
        .join()
        .matchAll(/\{\w+:(\w+)\}|\{(\w+)\}/g),
    ].map(m => m[1] ?? m[2]!);
    const valued = Object.keys(sentences).filter(
      key => BY_UNION.test(key) || (key.includes('.') && places.includes(key.split('.')[0]!)),
    );
    expect(keyFaults(sentences, [...said, ...valued])).toEqual({ missing: [], unused: [] });
  });

  test('no sentence is left of what the rules do not name any more', () => {
    expectTypeOf<Exclude<Extract<SentenceKey, `${ByUnion}.${string}`>, NeededKey>>().toBeNever();
  });

  test('no refusal and no switch is without words', () => {
    const refused = kinds('refusal').map(key => dustup.words.refusal(refusal(key.replace('refusal.', ''))));
    expect(refused.filter(text => MISSING.test(text) || !text.endsWith('.'))).toEqual([]);
    for (const { id } of dustup.switches) expect(dustup.words.switch(id)).toMatch(/^[A-Z]/);
    expect(dustup.words.refusal(refusal('nonsense'))).toMatch(MISSING);
  });

  test('it can be told in another language', () => {
    const { event, switch: switched } = dustup.wordsIn!({ tag: MADE_UP, sentences: allOf(MADE_UP)['dustup']! });
    expect(event({ type: 'turnBegan', rule: 'DU-TURN-001', turn: 3 })).toBe('⟦Ţûŕñ 3.⟧');
    expect(event({ type: 'propped', rule: 'DU-PROP-001', unit: { id: 0, name: '1st Squad' } })).toBe(
      '⟦⟦1šţ Šǫûåð⟧ þŕöþš.⟧',
    );
    expect(switched('smoke')).toBe('⟦Šɱöķé⟧');
  });
});

const refusal = (code: string) => ({ rule: 'DU-TURN-004', code, about: 1 }) as const;
