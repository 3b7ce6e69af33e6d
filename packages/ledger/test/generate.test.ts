import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedTypes } from '../src/generated-types.ts';
import { loadLedger } from '../src/load.ts';
import type { LedgerRow } from '../src/row.ts';
import type { RuleId } from '../src/rule-id.generated.ts';

const source = join(import.meta.dirname, '..', 'src');

function row(id: string, file: string): LedgerRow {
  return { id, src: 'house', kind: 'core', rule: 'Walk.', file, section: id.slice(0, -4) };
}

test('files, sections and ids become unions, each member once and in the order of the rows', () => {
  const rows = [row('AA-ONE-001', 'a.yaml'), row('AA-ONE-002', 'a.yaml'), row('BB-TWO-001', 'b.yaml')];
  expect(
    generatedTypes(rows),
  ).toBe(`// Written by packages/ledger/src/generate.ts from ledger/*.yaml. Do not edit by hand.
export type LedgerFile =
  | 'a.yaml'
  | 'b.yaml';

export type Section =
  | 'AA-ONE'
  | 'BB-TWO';

export type RuleId =
  | 'AA-ONE-001'
  | 'AA-ONE-002'
  | 'BB-TWO-001';
`);
});

test('a ledger without rows still gives types that compile', () => {
  expect(generatedTypes([])).toContain('export type RuleId = never;');
});

test('the committed file is what the ledger gives today', () => {
  expect(readFileSync(join(source, 'rule-id.generated.ts'), 'utf8')).toBe(generatedTypes(loadLedger()));
});

test('an id that is in no ledger does not compile', () => {
  const real: RuleId = 'HS-DICE-001';
  // @ts-expect-error: there is no such row.
  const imagined: RuleId = 'HS-DICE-999';
  expect([real, imagined]).toHaveLength(2);
});

test('an unknown option is a usage error', () => {
  const run = spawnSync(process.execPath, [join(source, 'generate.ts'), '--chek'], { encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([2, 'usage: node packages/ledger/src/generate.ts [--check]\n']);
});
