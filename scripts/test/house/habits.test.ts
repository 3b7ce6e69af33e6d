import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dependenciesAreExplained, manifestsAgree } from '../../house/manifests.ts';
import { namesNoMachine } from '../../house/places.ts';
import { lineAt, projectFiles } from '../../house/project.ts';
import { filesAreShort } from '../../house/size.ts';

const lines = (count: number): string => 'a;\n'.repeat(count);

describe('files are short', () => {
  const long = (path: string, count: number): string[] =>
    filesAreShort([{ path, text: lines(count) }]).map(({ line, what }) => `${line}: ${what}`);

  test('400 lines are allowed and 401 are not', () => {
    expect(long('packages/duck/src/a.ts', 400)).toEqual([]);
    expect(long('packages/duck/src/a.ts', 401)).toEqual(['401: has 401 lines; 400 is the most']);
    expect(long('packages/client/src/a.tsx', 401)).toHaveLength(1);
    expect(long('scripts/a.ts', 401)).toHaveLength(1);
  });

  test('tests, generated files and other kinds of file may be longer', () => {
    for (const path of ['packages/duck/test/a.test.ts', 'scripts/test/a.test.ts', 'packages/duck/src/a.generated.ts']) {
      expect(long(path, 401)).toEqual([]);
    }
    expect(long('ledger/duck-combat.yaml', 5000)).toEqual([]);
  });

  test('the drill as a whole stays under 400', () => {
    const drill = (...counts: number[]): number =>
      filesAreShort(counts.map((count, i) => ({ path: `packages/drill/src/${i}.ts`, text: lines(count) }))).length;
    expect(drill(200, 199)).toBe(0);
    expect(drill(200, 200)).toBe(1);
    expect(filesAreShort([{ path: 'packages/drill/src/board.ts', text: lines(400) }])).toEqual([]);
  });
});

describe('the project names no machine', () => {
  const traces = (text: string, path = 'docs/a.md'): string[] =>
    namesNoMachine([{ path, text }]).map(({ line, what }) => `${line}: ${what}`);
  // Put together here so that this file keeps the rule it tests.
  const folder = (...parts: string[]): string => ['', ...parts].join('/');

  for (const path of [
    folder('work', 'main'),
    folder('home', 'ann', 'code'),
    folder('root', 'x'),
    folder('tmp', 'x'),
    folder('Users', 'ann', 'code'),
    ['C:', 'Users', 'ann'].join('\\'),
  ]) {
    test(`finds ${path}`, () => {
      expect(traces(`fine\nsee \`${path}\``)).toEqual([expect.stringContaining('2: names a folder of one machine')]);
    });
  }

  test('finds registries and where packages came from', () => {
    const host = ['https:', '', 'registry.example.org', 'x.tgz'].join('/');
    expect(traces(host)).toEqual([expect.stringContaining('names a package registry')]);
    expect(traces(`regis${'try'}=https://a.example`, '.npmrc')).toHaveLength(1);
    expect(traces(`"resol${'ved'}": "https://a.example/x.tgz"`, 'package-lock.json')).toHaveLength(1);
    expect(traces(['http:', '', '10.1.2.3', 'x'].join('/'))).toHaveLength(1);
  });

  test('finds nothing in what only resembles them', () => {
    expect(traces('move/work/rest, ./tmp/x, ~/code, /usr/bin/chromium, /assets/a.js')).toEqual([]);
    expect(traces('"resolved": "packages/kernel"', 'package-lock.json')).toEqual([]);
    expect(traces('http://127.0.0.1:4173/ and http://localhost:4173/ and https://nodejs.org')).toEqual([]);
  });
});

describe('the manifests agree', () => {
  const root = {
    path: 'package.json',
    text: '{ "version": "1.2.3", "private": true, "license": "MIT", "type": "module" }',
  };
  const good = { name: '@sightline/duck', version: '1.2.3', private: true, license: 'MIT', type: 'module' };
  const judged = (manifest: object): string[] => {
    const text = JSON.stringify(manifest, null, 2);
    return manifestsAgree([root, { path: 'packages/duck/package.json', text }]).map(f => `${f.line}: ${f.what}`);
  };

  test('a package like the root is fine, with packages of ours in its version', () => {
    expect(judged({ ...good, dependencies: { '@sightline/kernel': '1.2.3', zod: '4.0.0' } })).toEqual([]);
  });

  test('finds another name, version, licence or kind, and a package that could be published', () => {
    expect(judged({ ...good, name: 'duck' })).toEqual(['2: has "duck" for name']);
    expect(judged({ ...good, version: '1.2.4' })).toEqual(['3: has "1.2.4" for version']);
    expect(judged({ ...good, license: 'ISC' })).toEqual(['5: has "ISC" for license']);
    expect(judged({ ...good, type: 'commonjs' })).toEqual(['6: has "commonjs" for type']);
    const { private: _, ...open } = good;
    expect(judged(open)).toEqual(['1: has nothing for private']);
  });

  test('finds a package of ours in another version', () => {
    expect(judged({ ...good, devDependencies: { '@sightline/ledger': '^1.2.3' } })).toEqual([
      '8: wants @sightline/ledger ^1.2.3',
    ]);
  });
});

describe('dependencies are explained', () => {
  const page = { path: 'docs/dependencies.md', text: '| `zod`  | 4.0.0   | reads content |\n' };
  const judged = (dependencies: object): string[] => {
    const text = JSON.stringify({ dependencies }, null, 2);
    return dependenciesAreExplained([page, { path: 'packages/duck/package.json', text }]).map(
      f => `${f.line}: ${f.what}`,
    );
  };

  test('those of ours and those with a row are fine', () => {
    expect(judged({ '@sightline/kernel': '0.1.0', zod: '4.0.0' })).toEqual([]);
  });

  test('finds one without a row and one in another version', () => {
    expect(judged({ zod: '4.0.1' })).toEqual(['3: depends on zod 4.0.1, which docs/dependencies.md does not explain']);
    expect(judged({ lodash: '4.0.0' })).toHaveLength(1);
  });
});

describe('the files of a project', () => {
  test('are the texts that belong to it, by their path from the root', () => {
    const root = mkdtempSync(join(tmpdir(), 'sightline-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const texts = ['.ci/run', '.npmrc', 'packages/duck/src/a.ts', 'README.md'];
    for (const path of [...texts, 'node_modules/x/a.ts', '.git/config.txt', 'packages/client/dist/a.js', 'a.png']) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), 'text');
    }
    expect(projectFiles(root)).toEqual(expect.arrayContaining(texts.map(path => ({ path, text: 'text' }))));
    expect(projectFiles(root)).toHaveLength(texts.length);
  });

  test('have lines counted from 1', () => {
    expect([0, 1, 2, 3, 4].map(offset => lineAt('a\n\nbc', offset))).toEqual([1, 1, 2, 3, 3]);
  });
});
