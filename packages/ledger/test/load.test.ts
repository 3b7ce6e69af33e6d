import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ledgerFolder, loadLedger, readLedger } from '../src/load.ts';
import { folderWith } from './folder.ts';

const row = (id: string): string => `- { id: ${id}, src: house, kind: core, rule: Walk. }\n`;

test('a folder is read file by file in the order of their names, YAML alone', () => {
  const folder = folderWith({ 'b.yaml': row('BB-TWO-001'), 'a.yaml': row('AA-ONE-001'), 'notes.txt': 'not a row' });
  expect(loadLedger(folder).map(({ id, file }) => [id, file])).toEqual([
    ['AA-ONE-001', 'a.yaml'],
    ['BB-TWO-001', 'b.yaml'],
  ]);
});

test('a folder with problems is refused with all of them in one error', () => {
  const folder = folderWith({ 'a.yaml': row('one'), 'b.yaml': row('AA-ONE-001') + row('AA-ONE-001') });
  expect(() => loadLedger(folder)).toThrow(
    [
      'the ledger has 2 problems:',
      '  a.yaml:1: one: the id must look like DK-MOVE-012',
      '  b.yaml:2: AA-ONE-001 stands already at b.yaml:1',
    ].join('\n'),
  );
});

test('the ledger of the project is sound, and no file of it is empty', () => {
  const { rows, problems } = readLedger();
  expect(problems).toEqual([]);
  expect([...new Set(rows.map(each => each.file))]).toEqual(readdirSync(ledgerFolder).sort());
});

test('every row of the project has a check, as each has to be shown kept', () => {
  expect(loadLedger().filter(each => each.check === undefined)).toEqual([]);
});
