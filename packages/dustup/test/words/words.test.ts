import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MISSING } from '@sightline/words';
import { keyFaults, MADE_UP } from '@sightline/words/check';
import { allOf } from '@sightline/words/folder';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { whyNotRally } from '../../src/rules/command/rally.ts';
import { splitOff } from '../../src/rules/detachment/split-off.ts';
import { dustup } from '../../src/system.ts';
import { ENGLISH, type NeededKey, type SentenceKey } from '../../src/words/sentences.ts';
import { namesIn } from '../../src/words/words.ts';

const SRC = join(import.meta.dirname, '..', '..', 'src');
const SOURCES = globSync('**/*.ts', { cwd: SRC }).map(file => readFileSync(join(SRC, file), 'utf8'));
const SWITCHES = Object.fromEntries(dustup.switches.map(({ id, values }) => [id, values[0]!]));

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
    // Nor of what the rules do not name any more: the compiler sees to it.
    expectTypeOf<Exclude<Extract<SentenceKey, `${ByUnion}.${string}`>, NeededKey>>().toBeNever();
    expect(keyFaults(sentences, [...said, ...valued])).toEqual({ missing: [], unused: [] });
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
      '⟦⟦1šţ Šǫûåð⟧ ĝéţš ðöŵñ åñð þŕöþš.⟧',
    );
    expect(switched('smoke')).toBe('⟦Šɱöķé⟧');
  });
});

describe('names', () => {
  const table = dustup.begin({ scenario: 'crossroads', switches: SWITCHES });
  const squad = table.units[1]!;
  const second = table.figures[squad.figures[1]!]!;
  const detachment = splitOff(table, squad, squad.figures.slice(2, 5));
  const holders = splitOff(table, detachment, detachment.figures.slice(1, 2));
  const german = {
    tag: 'de',
    sentences: {
      'side.red': 'Rot',
      'name.1st Squad': 'Erste Gruppe',
      'name.Rifleman': 'Schütze',
      'who.ofSide': '{unit} ({side})',
      'who.detachment': '{number}. Trupp von {unit}',
      'who.figure': '{role:name} {number} von {unit}',
    },
  };
  const told = [squad, second, detachment, holders].map(({ who }) => who);

  test('are facts: whose, of what unit, which man of it in what role, which detachment', () => {
    const unit = { name: '1st Squad', side: 'red' };
    expect(told).toEqual([
      { id: squad.id, ...unit },
      { id: second.id, ...unit, number: 2, role: 'Rifleman' },
      { id: detachment.id, ...unit, detachment: [1] },
      { id: holders.id, ...unit, detachment: [1, 1] },
    ]);
  });

  test('are put into words by the language', () => {
    expect(told.map(namesIn(null))).toEqual([
      'Red 1st Squad',
      'Red 1st Squad 2 (rifleman)',
      'Red 1st Squad detachment 1',
      'Red 1st Squad detachment 1 detachment 1',
    ]);
    expect(told.map(namesIn(german))).toEqual([
      'Erste Gruppe (Rot)',
      'Schütze 2 von Erste Gruppe (Rot)',
      '1. Trupp von Erste Gruppe (Rot)',
      '1. Trupp von 1. Trupp von Erste Gruppe (Rot)',
    ]);
  });

  test('are said so wherever they are said: in events, questions, answers, refusals, odds and on the table', () => {
    const words = dustup.wordsIn!(german);
    const { names } = table;
    expect(words.event({ type: 'propped', rule: 'DU-PROP-001', unit: squad.who })).toBe(
      'Erste Gruppe (Rot) gets down and props.',
    );
    const newLeader = {
      kind: 'newLeader',
      rule: 'DU-MORALE-038',
      unit: squad.who,
      names,
      options: [second.id],
    } as const;
    expect(words.question(newLeader)).toContain('Erste Gruppe (Rot)');
    expect(words.option(newLeader, second.id)).toBe('Schütze 2 von Erste Gruppe (Rot)');
    const deploy = { kind: 'whichToDeploy', rule: 'DU-FORCE-003', names, options: [detachment.id] } as const;
    expect(words.option(deploy, detachment.id)).toBe('1. Trupp von Erste Gruppe (Rot)');
    const [refused] = whyNotRally(table, squad, 0);
    expect(words.refusal(refused!)).toBe('Erste Gruppe (Rot) has no commander.');
    expect(words.summary([{ unit: squad.who, changes: [{ is: 'panicked' }] }])).toBe('Erste Gruppe (Rot) panicked');
    expect(words.table(table)).toContain('  1. Trupp von Erste Gruppe (Rot), ');
  });

  test('that players gave are said as they gave them', () => {
    expect(namesIn(german)({ name: 'Die Ersten', number: 3, role: 'Koch' })).toBe('Koch 3 von Die Ersten');
  });
});

const refusal = (code: string) => ({ rule: 'DU-TURN-004', code, about: 1 }) as const;
