import type { LedgerRow } from '../row.ts';

export interface Evidence {
  /** Ids that stand in code or content. */
  readonly cited: ReadonlySet<string>;
  /** Ids named by a test that ran and passed, and by one that failed. */
  readonly passed: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

export interface Count {
  readonly rows: number;
  readonly cited: number;
  readonly covered: number;
  readonly open: number;
  readonly openIds: readonly string[];
}

export interface SectionCoverage extends Count {
  readonly section: string;
}

export interface FileCoverage extends Count {
  readonly file: string;
  readonly sections: readonly SectionCoverage[];
}

export interface Coverage {
  readonly files: readonly FileCoverage[];
  readonly total: Count;
}

export function coverage(rows: readonly LedgerRow[], evidence: Evidence): Coverage {
  const files = groups(rows, row => row.file).map(([file, own]) => ({
    file,
    ...count(own, evidence),
    sections: groups(own, row => row.section).map(([section, rows]) => ({ section, ...count(rows, evidence) })),
  }));
  return { files, total: count(rows, evidence) };
}

/** Guidance asks for content that follows it; any other row for a test that passed. One failing test opens a row again. */
export function isCovered(row: LedgerRow, { cited, passed, failed }: Evidence): boolean {
  if (failed.has(row.id)) return false;
  return passed.has(row.id) || (row.kind === 'guidance' && cited.has(row.id));
}

function count(rows: readonly LedgerRow[], evidence: Evidence): Count {
  const openIds = rows.filter(row => !isCovered(row, evidence)).map(row => row.id);
  return {
    rows: rows.length,
    cited: rows.filter(row => evidence.cited.has(row.id)).length,
    covered: rows.length - openIds.length,
    open: openIds.length,
    openIds,
  };
}

/** In the order in which each key is first met. */
function groups(rows: readonly LedgerRow[], keyOf: (row: LedgerRow) => string): [string, LedgerRow[]][] {
  return [...Map.groupBy(rows, keyOf)];
}
