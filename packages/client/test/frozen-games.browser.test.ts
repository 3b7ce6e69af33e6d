import { join } from 'node:path';
import { rule } from '@sightline/ledger/test';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { archiveOf } from '../../../scripts/edition/archive.ts';
import { indexOf } from '../../../scripts/edition/freeze.ts';
import { root } from '../../../scripts/test/edition/copy.ts';
import { type House, openHouse } from './support/browser.ts';
import { openFile } from './support/files.ts';
import { readReport, rulesInForce, settled } from './support/table.ts';

// Every edition that was ever frozen, on the table of today: what its board no longer offers would break the picture.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

describe.each(indexOf(root))('edition $edition of $system', ({ system, edition }) => {
  const waiting = archiveOf(join(root, 'editions'), system, edition).filter(({ name }) => name.endsWith('-waiting'));
  // Of what is played between missions there is no table.
  const game = waiting.find(({ text }) => text.includes(`"system":"${system}"`));

  rule('HS-FILE-007', 'is drawn by the rules it was frozen with', async () => {
    const page = await house.visit();
    await openFile(page, game!.text);
    await page.locator('.hand-over .button').click();
    await settled(page);
    expect(await rulesInForce(page)).toBe(`Rules of edition ${edition}`);
    expect(await page.locator('.stage .token').count()).toBeGreaterThan(0);
    expect(await readReport(page)).not.toBe('');
  });
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});
