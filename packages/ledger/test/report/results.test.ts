import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint } from '../../src/report/fingerprint.ts';
import { readResults, writeResults } from '../../src/report/results.ts';
import { folderWith, put } from '../folder.ts';

test('results come back as they were written', () => {
  const root = folderWith({});
  expect(readResults(root)).toBeUndefined();
  const results = { fingerprint: 'f', passed: ['AA-ONE-001'], failed: [] };
  writeResults(root, results);
  expect(readResults(root)).toEqual(results);
});

test.for(['', '{"fingerprint": "f", "pass', '[]', 'null', '{"fingerprint": "f", "passed": [1], "failed": []}'])(
  'a stored result that reads %j counts as none',
  text => {
    expect(readResults(folderWith({ '.cache/ledger/tests.json': text }))).toBeUndefined();
  },
);

const project = {
  'vitest.config.ts': 'export default {};',
  'ledger/a.yaml': '[]',
  'packages/duck/src/a.ts': 'a',
  'packages/duck/test/a.test.ts': 'a',
  'packages/duck/content/a.json': '{}',
  'scripts/check.ts': 'a',
};

test.for(Object.keys(project))('a change of %s changes the fingerprint, and taking it back restores it', path => {
  const root = folderWith(project);
  const before = fingerprint(root);
  put(root, path, 'something else');
  expect(fingerprint(root)).not.toBe(before);
  put(root, path, project[path as keyof typeof project]);
  expect(fingerprint(root)).toBe(before);
  rmSync(join(root, path));
  expect(fingerprint(root)).not.toBe(before);
});

test('what no test depends on leaves the fingerprint alone, and so does the place of the project', () => {
  const root = folderWith(project);
  put(root, 'docs/rules-coverage.md', 'x');
  put(root, '.cache/ledger/tests.json', 'x');
  expect(fingerprint(root)).toBe(fingerprint(folderWith(project)));
});
