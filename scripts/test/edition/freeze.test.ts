import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rule } from '@sightline/ledger/test';
import { folderShelf } from '@sightline/shelf/node';
import { describe, expect, test } from 'vitest';
import { bundle, editionOf } from '../../edition/bundle.ts';
import { editionFindings } from '../../edition/check.ts';
import { beginWork, freeze, indexOf, whyNotFreeze } from '../../edition/freeze.ts';
import { change, copyOf, root } from './copy.ts';

const FROZEN = { number: 7, inWork: false } as const;

describe('the module of an edition', () => {
  test('is the same text wherever the sources stand, and names no place', async () => {
    const copy = copyOf('drill');
    const there = await bundle(copy, 'drill', FROZEN);
    expect(await bundle(root, 'drill', FROZEN)).toBe(there);
    for (const place of [copy, root, 'packages/', '.ts']) expect(there).not.toContain(place);
  });

  test('says which edition it is, and leaves running matches and judging files to its host', async () => {
    const text = await bundle(root, 'drill', FROZEN);
    expect(text).toContain('edition:{number:7,inWork:!1}');
    for (const hosts of ['sightline match', 'diverged', 'commitment', 'truncated']) expect(text).not.toContain(hosts);
  });
});

describe('freezing', () => {
  rule('HS-FILE-007', 'an edition is released, never frozen twice, and work begins on the next', async () => {
    const copy = copyOf('drill');
    expect(editionOf(copy, 'drill')).toEqual({ number: 1, inWork: true });
    expect(await freeze(copy, 'drill', 1)).toMatch(/^edition 1 of drill: \d+ kB/);
    expect(editionOf(copy, 'drill')).toEqual({ number: 1, inWork: false });
    expect(await editionFindings(copy, ['drill'])).toEqual([]);
    expect(whyNotFreeze(copy, 'drill', 1)).toMatch(/is frozen.*--begin drill/);
    expect(whyNotFreeze(copy, 'drill', 0)).toMatch(/the time of trials is over/);
    expect(readFileSync(join(copy, 'CHANGELOG.md'), 'utf8')).toMatch(/^- The Drill, edition 1, since edition 0: /m);
    expect(beginWork(copy, 'drill')).toBe('drill is in work on edition 2');
    expect(editionOf(copy, 'drill')).toEqual({ number: 2, inWork: true });
    expect(beginWork(copy, 'drill')).toMatch(/already/);
    expect(await editionFindings(copy, ['drill'])).toEqual([]);
  });

  rule('HS-FILE-007', 'a rule that is changed in a released source is found, and what to run', async () => {
    const copy = copyOf('drill');
    await freeze(copy, 'drill', 1);
    change(copy, 'packages/drill/src/rules.ts', 'lastDuck ? 4 : 5', 'lastDuck ? 3 : 5');
    expect(await editionFindings(copy, ['drill'])).toEqual([
      expect.stringMatching(/edition 1 and are not what was frozen.*npm run edition -- --begin drill$/),
    ]);
    change(copy, 'packages/drill/src/system.ts', 'number: 1, inWork: false', 'number: 9, inWork: false');
    expect(await editionFindings(copy, ['drill'])).toEqual([expect.stringMatching(/edition 9 and were never frozen/)]);
  });

  rule('HS-FILE-007', 'a frozen module that was touched is found, and opens no game', async () => {
    const copy = copyOf('drill');
    const path = join(copy, 'editions', 'drill', '0', 'rules.mjs');
    writeFileSync(path, `${readFileSync(path, 'utf8')} `);
    expect(await editionFindings(copy, ['drill'])).toEqual([expect.stringContaining('is not what was frozen')]);
    const found = await folderShelf(join(copy, 'editions'))({ system: 'drill', edition: 0, inWork: false });
    expect(found).toMatchObject({ ok: false, problem: { rule: 'HS-FILE-007', code: 'noEdition' } });
  });

  test('a trial is frozen anew and leaves the sources as they are', async () => {
    const copy = copyOf('drill');
    change(copy, 'packages/drill/src/rules.ts', 'lastDuck ? 4 : 5', 'lastDuck ? 3 : 5');
    const before = indexOf(copy).find(({ system }) => system === 'drill')!;
    await freeze(copy, 'drill', 0);
    expect(editionOf(copy, 'drill')).toEqual({ number: 1, inWork: true });
    const after = indexOf(copy).filter(({ system }) => system === 'drill');
    expect(after).toHaveLength(1);
    expect(after[0]!.sha256).not.toBe(before.sha256);
  });
});
