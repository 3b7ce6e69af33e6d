import { MADE_UP } from '@sightline/words/check';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { answering, look, settled } from './support/table.ts';
import { unspoken } from './support/unspoken.ts';

// The page in a language in which every sentence stands in brackets: whatever does not is in no catalogue.

/** The games whose rules speak by key, with how many answers make a turn of theirs. */
const SPOKEN = [{ id: 'drill', answers: 12 }];
/** The rooms that need no game to speak, and those of the games that do. */
const ROOMS = ['', 'credits', 'content', ...SPOKEN.map(({ id }) => `setup/${id}`)];

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

async function visit(room: string): Promise<Page> {
  const page = await house.visit();
  await page.goto(new URL(`?language=${MADE_UP}#/${room}`, page.url()).href);
  await page.locator('main').waitFor();
  return page;
}

test.each(ROOMS)('nothing in the room "%s" is said but by the catalogue', async room => {
  const page = await visit(room);
  await page.getByText(/⟦/).first().waitFor();
  await page.waitForFunction(() => document.querySelector('.loading') === null);
  expect(await unspoken(page)).toEqual([]);
});

test.each(SPOKEN)('nothing in a turn of $id is said but by the catalogue', async ({ id, answers }) => {
  const page = await visit(`setup/${id}`);
  await page.locator('.button--main').last().click();
  await page.waitForSelector('.table');
  await settled(page);
  await page.keyboard.press('t');
  const found = new Set(await unspoken(page));
  for (let i = 0; i < answers && !(await look(page)).isOver; i++) {
    await answering(page, () => page.keyboard.press('1'));
    for (const text of await unspoken(page)) found.add(text);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  for (const text of await unspoken(page)) found.add(text);
  expect([...found]).toEqual([]);
  expect(house.complaints).toEqual([]);
});
