import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { readResults, type TestResults } from './results.ts';

/** The results of the tests for the project as it stands: the stored ones if they still hold, or those of a run made now. */
export function freshResults(root: string): TestResults {
  const stored = readResults(root);
  if (stored?.fingerprint === fingerprint(root)) return stored;
  console.error('running the tests first, as the project has changed since their last whole run...');
  const run = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  // It need not have the fingerprint taken above: a file may have been saved just before the first test.
  const fresh = readResults(root);
  if (fresh !== undefined && fresh.fingerprint !== stored?.fingerprint) return fresh;
  throw new Error(`the tests ran but left no result:\n${run.error?.message ?? run.stdout + run.stderr}`);
}
