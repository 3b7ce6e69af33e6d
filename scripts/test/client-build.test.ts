import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildClient } from '../client-build.ts';

// A project with a vite that only pretends: it notes each build and writes an empty page.

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-'));
  put('package-lock.json');
  put('ledger/duck.yaml');
  put('packages/client/index.html');
  put('packages/client/src/main.tsx');
  put('packages/kernel/src/io.ts');
  put('packages/kernel/test/io.test.ts');
  pretend(`
    const fs = require('node:fs');
    fs.rmSync('dist', { recursive: true, force: true });
    fs.mkdirSync('dist');
    fs.writeFileSync('dist/index.html', '');`);
});

afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text = ''): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function pretend(deeds: string): void {
  put('node_modules/vite/bin/vite.js', `require('node:fs').appendFileSync('../../builds.log', '.');${deeds}`);
}

const build = (): ReturnType<typeof buildClient> => buildClient(root, () => {});
const builds = (): number =>
  existsSync(join(root, 'builds.log')) ? readFileSync(join(root, 'builds.log'), 'utf8').length : 0;

describe('buildClient', () => {
  test('builds once and then only when something that goes into the build has changed', () => {
    expect(build()).toEqual({ folder: join(root, 'packages', 'client', 'dist') });
    build();
    expect(builds()).toBe(1);
    put('packages/kernel/test/io.test.ts', 'changed');
    build();
    expect(builds()).toBe(1);
    const inputs = [
      'package-lock.json',
      'ledger/duck.yaml',
      'packages/client/src/main.tsx',
      'packages/kernel/src/io.ts',
      'editions/duck/1/rules.mjs',
    ];
    inputs.forEach((path, i) => {
      put(path, 'changed');
      build();
      expect(builds()).toBe(i + 2);
    });
  });

  test('builds again when the last build is gone', () => {
    build();
    rmSync(join(root, 'packages', 'client', 'dist'), { recursive: true });
    build();
    expect(builds()).toBe(2);
  });

  test('a build that failed is tried again', () => {
    pretend('process.exitCode = 1;');
    expect(build()).toHaveProperty('problem');
    expect(build()).toHaveProperty('problem');
    expect(builds()).toBe(2);
  });

  test('says so when there is no client', () => {
    rmSync(join(root, 'packages', 'client'), { recursive: true });
    expect(build()).toHaveProperty('problem', 'packages/client has no index.html to build');
  });
});
