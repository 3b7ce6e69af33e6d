import { TABLES } from '@sightline/duck';
import { MADE_UP, madeUp } from '@sightline/words/check';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { answering, firstByKeys, look, putBriefingAway, settled } from './support/table.ts';
import { unspoken } from './support/unspoken.ts';

// The page in a language in which every sentence stands in brackets: whatever does not is in no catalogue.

/** The games whose rules speak by key, with how many answers make a turn of theirs. */
const SPOKEN = [
  { id: 'drill', answers: 12 },
  { id: 'killzone', answers: 12 },
  { id: 'dustup', answers: 12 },
  { id: 'duck', answers: 30 },
];
/** The rooms that need no game to speak, and those of the games that do. */
const ROOMS = ['', 'credits', 'content', 'campaign', ...SPOKEN.map(({ id }) => `setup/${id}`)];

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

async function visit(room: string, size = {}): Promise<Page> {
  const page = await house.visit(size);
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
  const found = new Set(await unspoken(page));
  await putBriefingAway(page);
  await page.keyboard.press('t');
  for (const text of await unspoken(page)) found.add(text);
  for (let i = 0; i < answers && !(await look(page)).isOver; i++) {
    await answering(page, firstByKeys(page));
    for (const text of await unspoken(page)) found.add(text);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  for (const text of await unspoken(page)) found.add(text);
  expect([...found]).toEqual([]);
  expect(house.complaints).toEqual([]);
});

test('nor between two missions of a campaign', async () => {
  const page = await visit('campaign', { viewport: { width: 1400, height: 900 } });
  // Recruits bring names of their own.
  const { names } = TABLES.recruits;
  const press = (name: string) => page.getByRole('button', { name: madeUp(name) }).click();
  await press('Begin a campaign');
  await page.locator('table.data tbody tr').first().waitFor();
  const found = new Set(await unspoken(page, names));
  await press('On to the next mission');
  await settled(page);
  await press('Menu');
  await press('Seats');
  await page.getByRole('dialog').getByRole('combobox').first().selectOption({ index: 1 });
  await page.keyboard.press('Escape');
  await press('See the result');
  await page.waitForSelector('.verdict');
  for (const text of await unspoken(page, names)) found.add(text);
  await page.getByRole('link', { name: madeUp('To the campaign') }).click();
  await press('Debriefing');
  const asked = page.locator('.debriefing .button--option, .debriefing .button--main');
  for (let n = 0; n < 60 && (await page.locator('.debriefing').count()) > 0; n++) {
    const before = await page.locator('.debriefing').textContent();
    for (const text of await unspoken(page, names)) found.add(text);
    await asked.last().click();
    await page.waitForFunction(text => document.querySelector('.debriefing')?.textContent !== text, before);
  }
  for (const text of await unspoken(page, names)) found.add(text);
  expect([...found]).toEqual([]);
});
