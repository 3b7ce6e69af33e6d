import { expect, test } from 'vitest';
import type { Coverage } from '../../src/report/coverage.ts';
import { coveragePage, jsonReport, plainReport, runs } from '../../src/report/words.ts';

const count = { rows: 3, cited: 2, covered: 1, open: 2, openIds: ['AA-ONE-001', 'AA-ONE-002'] };
const found: Coverage = {
  files: [{ file: 'a.yaml', ...count, sections: [{ section: 'AA-ONE', ...count }] }],
  total: count,
};

test('neighbouring ids are drawn together', () => {
  expect(runs([])).toBe('');
  expect(runs(['AA-ONE-007'])).toBe('007');
  expect(runs(['AA-ONE-001', 'AA-ONE-002', 'AA-ONE-003', 'AA-ONE-007', 'AA-ONE-009', 'AA-ONE-010'])).toBe(
    '001-003, 007, 009-010',
  );
});

test('in the terminal the files and the total come last', () => {
  expect(plainReport(found).split('\n')).toEqual([
    'a.yaml                     rows    cited  covered     open',
    '  AA-ONE                      3        2        1        2',
    '',
    'ledger                     rows    cited  covered     open',
    'a.yaml                        3        2        1        2',
    'total                         3        2        1        2',
  ]);
});

test('the page lists the files, and for each its sections with their open rows', () => {
  const page = coveragePage(found);
  expect(page).toContain('| [a.yaml](#ayaml) | 3 | 2 | 1 | 2 |\n| **Total** | 3 | 2 | 1 | 2 |\n');
  expect(page).toContain('\n## a.yaml\n\n| Section | Rows |');
  expect(page).toContain('| AA-ONE | 3 | 2 | 1 | 2 | 001-002 |\n');
});

test('the JSON holds the counts and open ids of each file and nothing else', () => {
  expect(JSON.parse(jsonReport(found))).toEqual({ files: [{ file: 'a.yaml', ...count }] });
});
