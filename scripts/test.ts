import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { type Count, countTests, NONE } from './count-tests.ts';
import { ensurePostgres } from './postgres.mjs';

// `npm test`: the whole ladder, each rung even when one below it broke, so that one run tells everything.

interface Rung {
  readonly title: string;
  readonly passed: boolean;
  readonly seconds: number;
}

const root = join(import.meta.dirname, '..');
const RUNGS = 5;
const rungs: Rung[] = [];
let count: Count = NONE;

await climb('Check: format, lint, types, house rules, generated files', () => runs('scripts/check.ts'));
await climb('Chromium for the browser tests', hasChromium);
await climb('PostgreSQL for the tests of the store', hasPostgres);
await climb('Tests', async () => {
  count = await countTests(root);
  return count.failed.length === 0;
});
await climb('Ledger: how much of the rulebooks is covered', () => runs('packages/ledger/src/report/main.ts'));
conclude();

async function climb(title: string, run: () => boolean | Promise<boolean>): Promise<void> {
  console.log(`\n=== ${rungs.length + 1} of ${RUNGS}: ${title}`);
  const began = performance.now();
  const passed = await run();
  rungs.push({ title, passed, seconds: (performance.now() - began) / 1000 });
}

function runs(script: string): boolean {
  return spawnSync(process.execPath, [join(root, script)], { cwd: root, stdio: 'inherit' }).status === 0;
}

function hasChromium(): boolean {
  const found = ensureChromium(line => console.log(line));
  console.log(found.ok ? found.path : found.why);
  return found.ok;
}

function hasPostgres(): boolean {
  const found = ensurePostgres(line => console.log(line));
  console.log(found.ok ? found.path : found.why);
  return found.ok;
}

/** The last line is for programs and stands alone. */
function conclude(): void {
  console.log('\n=== Summary');
  for (const { title, passed, seconds } of rungs) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${title}`);
  }
  console.log('\nThe slowest files:');
  for (const { file, seconds } of count.slowest) console.log(`${seconds.toFixed(1).padStart(14)} s  ${file}`);
  for (const line of count.late) console.log(`again   ${line}`);
  for (const line of count.failed) console.log(`FAILED  ${line}`);
  if (count.skipped > 0) console.log(`${count.skipped} tests were skipped`);
  console.log(`${count.passed} passed, ${count.failed.length} failed`);
  process.exitCode = rungs.every(({ passed }) => passed) ? 0 : 1;
}
