import { isRecord } from '@sightline/kernel';
import { MADE_UP } from '@sightline/words/check';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { newestEdition } from '../src/games/systems.ts';
import { type House, openHouse } from './support/browser.ts';
import { answering, look, settled } from './support/table.ts';
import { unspoken } from './support/unspoken.ts';

// The page in a language in which every sentence stands in brackets: whatever does not is in no catalogue.

/** The games whose rules speak by key, with how many answers make a turn of theirs. */
const SPOKEN = [
  { id: 'drill', answers: 12 },
  { id: 'killzone', answers: 12 },
  { id: 'dustup', answers: 12 },
];
/** The rooms that need no game to speak, and those of the games that do. */
const ROOMS = ['', 'credits', 'content', ...SPOKEN.map(({ id }) => `setup/${id}`)];

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

/** The names of all who take part: people, units and sides are called as the content calls them, in any language. */
async function namesOf(id: string): Promise<readonly string[]> {
  const { system } = await newestEdition(id);
  const names = new Set<string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) walk(each);
    if (!isRecord(part)) return;
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') walk(value);
      else if (key === 'name' || key === 'title') names.add(value);
    }
  };
  const switches = Object.fromEntries(system.switches.map(({ id: name, values }) => [name, values[0]]));
  for (const { id: scenario } of system.scenarios) {
    const setup = { scenario, switches };
    if ((system.whyNotSetup?.(setup) ?? []).length === 0) walk(system.begin(setup));
  }
  return [...names];
}

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
  const names = await namesOf(id);
  const found = new Set(await unspoken(page, names));
  for (let i = 0; i < answers && !(await look(page)).isOver; i++) {
    await answering(page, () => page.keyboard.press('1'));
    for (const text of await unspoken(page, names)) found.add(text);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  for (const text of await unspoken(page, names)) found.add(text);
  expect([...found]).toEqual([]);
  expect(house.complaints).toEqual([]);
});
