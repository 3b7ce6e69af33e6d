import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesIn, keyFaults, MADE_UP } from '@sightline/words/check';
import { allOf } from '@sightline/words/folder';
import { expect, test } from 'vitest';
import { drill } from '../src/system.ts';
import type { DrillEvent } from '../src/table.ts';
import sentences from '../src/words.json' with { type: 'json' };

test('sentences about a side begin with a capital', () => {
  const { words } = drill;
  const result = { rule: 'DR-TURN-004', reason: 'wipedOut' } as const;
  expect(words.outcome({ winners: ['red'], ...result })).toBe('Red wins: the other side is gone');
  expect(words.outcome({ winners: [], ...result, reason: 'roundLimit' })).toBe('A draw: the last round is over');
  expect(words.event({ type: 'mineLaid', rule: 'DR-MINE-001', side: 'blue', at: 3 })).toMatch(/^Blue lays a mine: /);
});

test('everything that is said has its sentence, and no sentence is left over', () => {
  const folder = join(import.meta.dirname, '..', 'src');
  const { refusals, purposes } = codesIn(
    globSync('*.ts', { cwd: folder }).map(file => readFileSync(join(folder, file), 'utf8')),
  );
  const said = {
    '': ['unit', 'outcome', 'loss', 'nothing', 'round', 'legend'],
    'side.': ['red', 'blue'],
    'event.': Object.keys(EVENTS),
    'question.': ['lay', 'pick', 'walk', 'shoot', 'react.entered', 'react.shot'],
    'option.': ['pass', 'react', 'overwatch', 'hold'],
    'reaction.': ['DR-DUCK-001', 'DR-WATCH-002'],
    'refusal.': refusals,
    'reason.': ['wipedOut', 'roundLimit'],
    'switch.': drill.switches.map(({ id }) => id),
    'purpose.': purposes,
  };
  const keys = Object.entries(said).flatMap(([chapter, of]) => of.map(each => chapter + each));
  expect(keyFaults(sentences, keys)).toEqual({ missing: [], unused: [] });
});

/** Every kind of event, or it does not compile. */
const EVENTS: Readonly<Record<DrillEvent['type'], true>> = {
  mineLaid: true,
  roundBegan: true,
  picked: true,
  stayed: true,
  wentOnOverwatch: true,
  held: true,
  walked: true,
  mineWentOff: true,
  shotDeclared: true,
  ducked: true,
  shotLanded: true,
  fell: true,
};

test('it can be told in another language', () => {
  const { event, option, table } = drill.wordsIn!({ tag: MADE_UP, sentences: allOf(MADE_UP)['drill']! });
  expect(event({ type: 'fell', rule: 'DR-SHOOT-004', unit: 11 })).toBe('⟦⟦⟦Ɓļûé⟧ 2⟧ ƒåļļš⟧');
  expect(option({ kind: 'shoot', rule: 'DR-SHOOT-005' }, 'hold')).toBe('⟦ĥöļð⟧');
  expect(table(drill.begin({ scenario: 'open', switches: {} }))).toMatch(/^⟦Ŕöûñð 1, ⟦Ŕéð⟧ ţö åçţ⟧/);
});
