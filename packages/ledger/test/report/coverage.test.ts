import { expect, test } from 'vitest';
import { coverage, type Evidence, isCovered } from '../../src/report/coverage.ts';
import type { Kind, LedgerRow } from '../../src/row.ts';

function row(id: string, file: string, kind: Kind = 'core'): LedgerRow {
  return { id, src: 'house', kind, rule: 'Walk.', file, section: id.slice(0, -4) };
}

function evidence(parts: { cited?: string[]; passed?: string[]; failed?: string[] }): Evidence {
  return { cited: new Set(parts.cited), passed: new Set(parts.passed), failed: new Set(parts.failed) };
}

test('a rule is covered by a passing test and by nothing else', () => {
  for (const kind of ['core', 'optional', 'difficult', 'example'] as const) {
    const rule = row('AA-ONE-001', 'a.yaml', kind);
    expect(isCovered(rule, evidence({ cited: [rule.id] }))).toBe(false);
    expect(isCovered(rule, evidence({ passed: [rule.id] }))).toBe(true);
  }
});

test('guidance is covered by whatever cites it, or by a passing test', () => {
  const advice = row('AA-ONE-001', 'a.yaml', 'guidance');
  expect(isCovered(advice, evidence({}))).toBe(false);
  expect(isCovered(advice, evidence({ cited: [advice.id] }))).toBe(true);
  expect(isCovered(advice, evidence({ passed: [advice.id] }))).toBe(true);
});

test('one failing test opens a row, whatever else speaks for it', () => {
  const advice = row('AA-ONE-001', 'a.yaml', 'guidance');
  const both = evidence({ cited: [advice.id], passed: [advice.id], failed: [advice.id] });
  expect(isCovered(advice, both)).toBe(false);
});

test('rows are counted by section, by file and in all; ids that no row has do not count', () => {
  const rows = [
    row('AA-ONE-001', 'a.yaml'),
    row('AA-ONE-002', 'a.yaml', 'guidance'),
    row('AA-TWO-001', 'a.yaml'),
    row('BB-ONE-001', 'b.yaml'),
  ];
  const found = coverage(
    rows,
    evidence({ cited: ['AA-ONE-001', 'AA-ONE-002', 'ZZ-ONE-001'], passed: ['AA-TWO-001', 'ZZ-ONE-001'] }),
  );
  expect(found).toEqual({
    files: [
      {
        file: 'a.yaml',
        rows: 3,
        cited: 2,
        covered: 2,
        open: 1,
        openIds: ['AA-ONE-001'],
        sections: [
          { section: 'AA-ONE', rows: 2, cited: 2, covered: 1, open: 1, openIds: ['AA-ONE-001'] },
          { section: 'AA-TWO', rows: 1, cited: 0, covered: 1, open: 0, openIds: [] },
        ],
      },
      {
        file: 'b.yaml',
        rows: 1,
        cited: 0,
        covered: 0,
        open: 1,
        openIds: ['BB-ONE-001'],
        sections: [{ section: 'BB-ONE', rows: 1, cited: 0, covered: 0, open: 1, openIds: ['BB-ONE-001'] }],
      },
    ],
    total: { rows: 4, cited: 2, covered: 2, open: 2, openIds: ['AA-ONE-001', 'BB-ONE-001'] },
  });
});
