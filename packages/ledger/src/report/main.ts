import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaint, projectRoot, readLedger } from '../load.ts';
import type { LedgerRow } from '../row.ts';
import { citations } from './citations.ts';
import { coverage } from './coverage.ts';
import { freshResults } from './fresh-results.ts';
import { coveragePage, jsonReport, plainReport } from './words.ts';

// `npm run ledger`: how much of the ledger is cited in code, covered by passing tests, and open.

const options = process.argv.slice(2);
if (options.some(option => option !== '--json')) {
  console.error('usage: npm run ledger [-- --json]');
  process.exitCode = 2;
} else {
  const { rows, problems } = readLedger();
  if (problems.length > 0) {
    console.error(complaint(problems));
    process.exitCode = 1;
  } else {
    report(rows, options.includes('--json'));
  }
}

function report(rows: readonly LedgerRow[], asJson: boolean): void {
  const results = freshResults(projectRoot);
  const cited = citations(projectRoot);
  const found = coverage(rows, {
    cited: new Set(cited.keys()),
    passed: new Set(results.passed),
    failed: new Set(results.failed),
  });
  warn(rows, cited, results.failed);
  if (asJson) {
    console.log(jsonReport(found));
    return;
  }
  mkdirSync(join(projectRoot, 'docs'), { recursive: true });
  writeFileSync(join(projectRoot, 'docs', 'rules-coverage.md'), coveragePage(found));
  console.log(plainReport(found));
}

/** Content is not compiled, so an id in it that no row has would go unseen without this. */
function warn(rows: readonly LedgerRow[], cited: ReadonlyMap<string, string>, failed: readonly string[]): void {
  const known = new Set(rows.map(row => row.id));
  const games = new Set(rows.map(row => row.id.slice(0, 3)));
  for (const [id, file] of cited) {
    if (!known.has(id) && games.has(id.slice(0, 3))) console.error(`no such row: ${id}, cited in ${file}`);
  }
  if (failed.length > 0) console.error(`open because a test failed: ${failed.join(', ')}`);
}
