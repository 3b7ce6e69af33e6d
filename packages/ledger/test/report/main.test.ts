import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = join(import.meta.dirname, '..', '..', 'src', 'report', 'main.ts');

test.for([['--jsn'], ['--json', 'duck']])('an option it does not know (%s) is a usage error', options => {
  const run = spawnSync(process.execPath, [main, ...options], { encoding: 'utf8' });
  expect([run.status, run.stdout, run.stderr]).toEqual([2, '', 'usage: npm run ledger [-- --json]\n']);
});
