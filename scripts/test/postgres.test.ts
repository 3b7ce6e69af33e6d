import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres } from '../postgres.mjs';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sightline-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** A folder with the programs of a version of PostgreSQL, or something that says so. */
function programs(folder: string, version: string): string {
  const place = join(home, folder);
  mkdirSync(place, { recursive: true });
  for (const name of ['initdb', 'postgres']) {
    writeFileSync(join(place, name), `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`);
    chmodSync(join(place, name), 0o755);
  }
  return place;
}

describe('findPostgres', () => {
  test('takes the one that POSTGRES_BIN names, and no other when that is not there', () => {
    const named = programs('mine', '17.2');
    const other = programs('bin', '16.1');
    expect(findPostgres({ POSTGRES_BIN: named, PATH: other })).toBe(named);
    expect(findPostgres({ POSTGRES_BIN: join(home, 'gone'), PATH: other })).toBeUndefined();
  });

  test('passes over one that is too old', () => {
    const old = programs('old', '14.9');
    const good = programs('good', '15.0');
    expect(findPostgres({ PATH: `${old}:${good}` })).toBe(good);
    expect(findPostgres({ POSTGRES_BIN: old })).toBeUndefined();
  });
});
