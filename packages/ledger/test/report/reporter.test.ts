import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../../src/load.ts';
import { fingerprint } from '../../src/report/fingerprint.ts';
import { freshResults } from '../../src/report/fresh-results.ts';
import { readResults, writeResults } from '../../src/report/results.ts';
import { folderWith, put } from '../folder.ts';

const source = join(projectRoot, 'packages', 'ledger', 'src');
const stored = { fingerprint: 'of another state', passed: ['OLD-ONE-001'], failed: [] };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A project of two test files, with this package's reporter and the tools of the project at hand. */
function smallProject(): string {
  const helper = `
      import { writeFileSync } from 'node:fs';
      import { rule } from ${JSON.stringify(join(source, 'test', 'rule.ts'))};
      writeFileSync('started', '');`;
  const root = folderWith({
    'vitest.config.ts': `
      import { ledgerReporter } from ${JSON.stringify(join(source, 'report', 'reporter.ts'))};
      export default { test: { include: ['packages/*/test/*.test.ts'], reporters: [ledgerReporter()] } };`,
    'packages/a/test/one.test.ts': `${helper}
      import { describe, test } from 'vitest';
      rule('AA-ONE-001', 'passes', () => {});
      describe('inside', () => rule(['AA-ONE-003', 'AA-ONE-002'], 'passes for two rows', async () => {}));
      rule('AA-ONE-004', 'is left out', context => context.skip());
      test('AA-ONE-005 is named by no rule', () => {});`,
    'packages/a/test/two.test.ts': `${helper}
      rule('AA-ONE-001', 'passes once more', () => {});
      rule(['AA-TWO-001', 'AA-ONE-002'], 'fails', () => { throw new Error('it did not walk'); });`,
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return root;
}

function runTests(root: string, ...options: string[]): void {
  spawnSync(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...options], { cwd: root });
}

test('a whole run stores the rows of passed and of failed tests with the fingerprint of what was tested', () => {
  const root = smallProject();
  runTests(root);
  expect(readResults(root)).toEqual({
    fingerprint: fingerprint(root),
    passed: ['AA-ONE-001', 'AA-ONE-002', 'AA-ONE-003'],
    failed: ['AA-ONE-002', 'AA-TWO-001'],
  });
});

test.for([['one.test.ts'], ['--testNamePattern', 'passes'], ['--shard', '1/2'], ['--exclude', '**/two.test.ts']])(
  'a run of a part of the tests (%s) leaves the stored result alone',
  options => {
    const root = smallProject();
    writeResults(root, stored);
    runTests(root, ...options);
    expect(existsSync(join(root, 'started'))).toBe(true);
    expect(readResults(root)).toEqual(stored);
  },
);

test('results are taken from the store while they hold, and from a new run once a file has changed', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = smallProject();
  writeResults(root, stored);
  expect(freshResults(root).passed).toEqual(['AA-ONE-001', 'AA-ONE-002', 'AA-ONE-003']);
  expect(said).toHaveBeenCalledTimes(1);

  const held = { fingerprint: fingerprint(root), passed: ['AA-ONE-009'], failed: [] };
  writeResults(root, held);
  expect(freshResults(root)).toEqual(held);
  expect(said).toHaveBeenCalledTimes(1);

  put(root, 'packages/a/src/walk.ts', 'export {};');
  expect(freshResults(root).passed).not.toContain('AA-ONE-009');
});

test('tests that cannot be run at all are an error that shows what they said', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = smallProject();
  put(root, 'vitest.config.ts', 'export default nonsense;');
  expect(() => freshResults(root)).toThrow(/the tests ran but left no result:[\s\S]*nonsense/);
});
