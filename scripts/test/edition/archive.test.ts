import { join } from 'node:path';
import { rule } from '@sightline/ledger/test';
import { folderShelf } from '@sightline/shelf/node';
import { describe, expect, test } from 'vitest';
import { archiveOf, fateOf } from '../../edition/archive.ts';
import { editionFindings } from '../../edition/check.ts';
import { indexOf } from '../../edition/freeze.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'editions');
const shelf = folderShelf(folder);
const KINDS = [/-as-it-comes$/, /-switched$/, /-entered-dice$/, /-branch$/, /-waiting$/, /^own-/];

rule(
  'HS-FILE-007',
  'every frozen module is what was frozen, and sources that are released are the frozen ones',
  async () => {
    expect(await editionFindings(root)).toEqual([]);
  },
);

describe.each(indexOf(root))('edition $edition of $system', ({ system, edition }) => {
  const archive = archiveOf(folder, system, edition);
  const ofKinds = KINDS.map(kind => archive.find(({ name }) => kind.test(name)));

  test('is remembered by games of every kind', () => {
    expect(ofKinds).not.toContain(undefined);
  });

  // One of each kind; `npm run archive` plays them all.
  test.each(ofKinds.flatMap(game => game ?? []))('plays $name as it was played', async ({ text }) => {
    const found = await shelf({ system, edition, inWork: false });
    if (!found.ok) throw new Error(found.problem.detail);
    expect(fateOf(text, found.value.edition)).toEqual({ kind: 'same' });
  });
});
