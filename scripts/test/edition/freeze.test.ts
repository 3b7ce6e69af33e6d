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
    const { number, inWork } = editionOf(copy, 'drill');
    expect(inWork).toBe(true);
    expect(await freeze(copy, 'drill', number)).toMatch(new RegExp(`^edition ${number} of drill: \\d+ kB`));
    expect(editionOf(copy, 'drill')).toEqual({ number, inWork: false });
    expect(await editionFindings(copy, ['drill'])).toEqual([]);
    expect(whyNotFreeze(copy, 'drill', number)).toMatch(/is frozen.*--begin drill/);
    expect(whyNotFreeze(copy, 'drill', 0)).toMatch(/the time of trials is over/);
    expect(readFileSync(join(copy, 'CHANGELOG.md'), 'utf8')).toContain(
      `\n- The Drill, edition ${number}, since edition ${number - 1}: `,
    );
    expect(beginWork(copy, 'drill')).toBe(`drill is in work on edition ${number + 1}`);
    expect(editionOf(copy, 'drill')).toEqual({ number: number + 1, inWork: true });
    expect(beginWork(copy, 'drill')).toMatch(/already/);
    expect(await editionFindings(copy, ['drill'])).toEqual([]);
  });

  rule('HS-FILE-007', 'a rule that is changed in a released source is found, and what to run', async () => {
    const copy = copyOf('drill');
    const { number } = editionOf(copy, 'drill');
    await freeze(copy, 'drill', number);
    change(copy, 'packages/drill/src/rules.ts', 'lastDuck ? 4 : 5', 'lastDuck ? 3 : 5');
    expect(await editionFindings(copy, ['drill'])).toEqual([
      expect.stringMatching(/edition \d+ and are not what was frozen.*npm run edition -- --begin drill$/),
    ]);
    change(copy, 'packages/drill/src/system.ts', `number: ${number}, inWork: false`, 'number: 99, inWork: false');
    expect(await editionFindings(copy, ['drill'])).toEqual([expect.stringMatching(/edition 99 and were never frozen/)]);
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
    const source = editionOf(copy, 'drill');
    const hashes = () => indexOf(copy).map(({ system, edition, sha256 }) => `${system} ${edition} ${sha256}`);
    const before = hashes();
    await freeze(copy, 'drill', 0);
    expect(editionOf(copy, 'drill')).toEqual(source);
    expect(hashes()).toHaveLength(before.length);
    expect(hashes().filter(entry => !before.includes(entry))).toEqual([expect.stringMatching(/^drill 0 /)]);
  });
});
