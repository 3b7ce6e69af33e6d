import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { openFile } from './support/files.ts';
import { replayText } from './support/played.ts';

let house: House;
let mission: string;
beforeAll(async () => {
  mission = replayText('duck', 'M02', 'read aloud');
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

/** A game that is over is looked at as a replay; what came of it is next door. */
async function after(page: Page): Promise<void> {
  await openFile(page, mission);
  await page.waitForSelector('.controls');
  await page.evaluate(() => {
    location.hash = location.hash.replace('replay', 'after');
  });
  await page.waitForSelector('.verdict');
}

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].some(part => part.getBoundingClientRect().right > screen.width),
  );

test('everybody has a line of his own, and the sums are those of the lines', async () => {
  const page = await house.visit();
  await after(page);
  const team = page.getByRole('region', { name: 'The Team' });
  expect(await team.locator('.person').count()).toBe(6);
  for (const fate of ['well', 'hurt', 'left', 'dead']) {
    const sum = team.locator(`.people__heads .fate--${fate}`);
    const said = (await sum.count()) === 0 ? 0 : Number.parseInt((await sum.textContent()) ?? '', 10);
    expect(await team.locator(`.person--${fate}`).count()).toBe(said);
  }
  expect(await page.locator('.verdict').textContent()).toContain('Burn the Nest');
  // The rulebook plays the Threats: nobody gives it a cup.
  expect(await page.locator('.verdict').textContent()).not.toContain('Threats');
  expect(house.complaints).toEqual([]);
});

test('a turning point opens the replay at its moment', async () => {
  const page = await house.visit();
  await after(page);
  const point = page.locator('.turning__point').first();
  const moment = (await point.getAttribute('href'))!.split('/').at(-1)!;
  await point.click();
  await page.waitForSelector('.controls');
  // It is played from just before, and stands still there.
  await expect.poll(() => page.locator('.controls').textContent(), { timeout: 20_000 }).toContain(`${moment} of`);
});

test('the next mission is one press away, with the same players', async () => {
  const page = await house.visit();
  await after(page);
  await page.getByRole('button', { name: 'Next: Cargo Run' }).click();
  await page.waitForURL(/#\/(table|replay)\//);
  expect(house.complaints).toEqual([]);
});

test('on a phone all of it fits', async () => {
  const page = await house.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await after(page);
  await page.locator('.plotted svg').first().waitFor();
  expect(await isWiderThanScreen(page)).toBe(false);
});

test('the report of a whole mission is read by its headlines, opened, searched and seen die by die', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await openFile(page, mission);
  await page.waitForSelector('.controls');
  const lines = page.locator('.report__lines');
  expect(await lines.locator('.report__chapter').allTextContents()).toContain('Turn 1 · The Team');
  const folded = lines.locator('.report__fold[aria-expanded=false]').first();
  const before = await lines.locator('.report__line').count();
  await folded.click();
  expect(await lines.locator('.report__line').count()).toBeGreaterThan(before);

  await page.getByRole('searchbox', { name: 'Search the report' }).fill('explosion');
  for (const text of await lines.locator('.report__line .report__text').allTextContents())
    expect(text.toLowerCase()).toContain('explosion');
  await page.getByRole('searchbox', { name: 'Search the report' }).fill('no such thing');
  expect(await lines.textContent()).toContain('Nothing in the report mentions that.');
  await page.getByRole('searchbox', { name: 'Search the report' }).fill('');

  expect(await lines.locator('.die').count()).toBe(0);
  await page.getByRole('combobox', { name: 'How much to show' }).selectOption({ label: 'The dice' });
  expect(await lines.locator('.die').count()).toBeGreaterThan(100);
});
