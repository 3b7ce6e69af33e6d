import { expect, test } from 'vitest';
import { citations } from '../../src/report/citations.ts';
import { folderWith } from '../folder.ts';

test('an id in the code or content of a package is a citation; each is listed with the first file that has it', () => {
  const root = folderWith({
    'packages/duck/src/rules/move.ts': "tell({ rule: 'AA-ONE-001' }); // AA-ONE-002",
    'packages/duck/content/weapons.json': '{ "rule": "AA-GAP2-003" }',
    'packages/zoo/src/move.ts': "'AA-ONE-001'",
  });
  expect([...citations(root)]).toEqual([
    ['AA-ONE-001', 'packages/duck/src/rules/move.ts'],
    ['AA-ONE-002', 'packages/duck/src/rules/move.ts'],
    ['AA-GAP2-003', 'packages/duck/content/weapons.json'],
  ]);
});

test('tests, generated files, pages, the ledger package and things that only resemble an id are none', () => {
  const root = folderWith({
    'packages/duck/test/move.test.ts': "rule('AA-ONE-001')",
    'packages/duck/src/all.generated.ts': "'AA-ONE-001'",
    'packages/duck/content/README.md': 'AA-ONE-001',
    'packages/ledger/src/row.ts': "'AA-ONE-001'",
    'packages/duck/src/near.ts': "'AA-ONE-0011' 'XAA-ONE-001' 'aa-one-001' 'AA-ONE-01'",
    'docs/page.md': 'AA-ONE-001',
  });
  expect([...citations(root)]).toEqual([]);
});

test('a project without packages cites nothing', () => {
  expect([...citations(folderWith({}))]).toEqual([]);
});
