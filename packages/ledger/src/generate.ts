import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedTypes } from './generated-types.ts';
import { complaint, readLedger } from './load.ts';

// Writes the union of all rule ids, so that citing a row that does not exist fails to compile.
// `node packages/ledger/src/generate.ts` writes it; `--check` only says whether the committed file is up to date.

const target = join(import.meta.dirname, 'rule-id.generated.ts');
const stale = 'rule-id.generated.ts is stale: run `node packages/ledger/src/generate.ts` and commit what it writes';
const options = process.argv.slice(2);

if (options.some(option => option !== '--check')) {
  console.error('usage: node packages/ledger/src/generate.ts [--check]');
  process.exitCode = 2;
} else {
  run(options.includes('--check'));
}

function run(checkOnly: boolean): void {
  const { rows, problems } = readLedger();
  if (problems.length > 0) {
    fail(complaint(problems));
    return;
  }
  const wanted = generatedTypes(rows);
  const present = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (wanted === present) return;
  if (checkOnly) fail(stale);
  else writeFileSync(target, wanted);
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
