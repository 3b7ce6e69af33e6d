import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { coveredBy } from './support/covered.ts';
import { playNow, putBriefingAway, settled } from './support/table.ts';

// Cards never lie over what they speak of, and whatever is closed gives Enter and Space back to the table.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const WIDE = { viewport: { width: 1400, height: 900 } };

async function takeLesson(page: Page, title: string, game = 'DUCK!'): Promise<void> {
  await page.getByRole('button', { name: `Learn: ${game}` }).click();
  await page.getByRole('button', { name: title }).click();
  await page.locator('.lesson').waitFor();
}

const lit = (page: Page): Locator => page.locator('.act.is-lit, .bar-button.is-lit');
const goOn = (page: Page): Locator => page.locator('.lesson button', { hasText: /^Go on/ });
const applause = (page: Page): Locator => page.locator('.lesson', { hasText: 'Well done' });

/** More presses than the first lesson takes. */
const MOST = 60;

test('neither the lesson nor what is told lies over those it speaks of, from the first step to the last', async () => {
  // Nothing can be looked at that is not shown: each stays until it is skipped.
  const page = await house.visit({ ...WIDE, storageState: { cookies: [], origins: [] } });
  await page.evaluate(() => localStorage.setItem('sightline preferences', JSON.stringify({ speed: 'slow' })));
  await page.reload();
  await takeLesson(page, 'Coming aboard');
  let told = 0;
  for (let presses = 0; presses < MOST && (await applause(page).count()) === 0; presses++) {
    await page.locator('.told-card').or(lit(page)).or(goOn(page)).or(applause(page)).first().waitFor();
    const card = page.locator('.told-card');
    if ((await card.count()) > 0) {
      const concerns = (await card.getAttribute('data-concerns').catch(() => '')) ?? '';
      const pieces = concerns.split(' ').filter(id => id !== '');
      const marks = pieces.map(id => `.stage [data-piece="${id}"]`);
      if (marks.length > 0) expect(await coveredBy(page, '.told-card', marks.join(', '))).toEqual([]);
      told++;
    }
    if ((await page.locator('.ask[aria-busy=true]').count()) > 0) {
      await page.keyboard.press('Escape');
      await settled(page);
      continue;
    }
    expect(await coveredBy(page, '.lesson', '.stage [data-piece], .stage .spot--lit, .stage .ping')).toEqual([]);
    if ((await goOn(page).count()) > 0) await goOn(page).click();
    else if ((await lit(page).count()) > 0) {
      const listed = page.locator('.act.is-lit, .tray--short .button');
      const before = await page.locator('.table').textContent();
      await ((await listed.count()) > 0 ? listed : lit(page)).first().click();
      await page.waitForFunction(text => document.querySelector('.table')?.textContent !== text, before);
    }
  }
  expect(await applause(page).count()).toBe(1);
  expect(told).toBeGreaterThan(3);
  expect(house.complaints).toEqual([]);
});

test('a hint of a lesson is what the lesson asks for, and leaving the lesson asks first and keeps it', async () => {
  const page = await house.visit(WIDE);
  await takeLesson(page, 'Coming aboard');
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.locator('.hint-line', { hasText: 'The lesson asks for' }).waitFor();
  expect(await lit(page).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await page.locator('.lesson').textContent()).toContain('The way in');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: 'Finish it another time' }).click();
  await page.getByRole('link', { name: 'Go on with the lesson' }).click();
  await page.locator('.lesson', { hasText: 'The way in' }).waitFor();
  expect(house.complaints).toEqual([]);
});

test('whatever is opened by pointing is closed by Escape, and Enter and Space are the table’s again', async () => {
  const page = await house.visit(WIDE);
  await takeLesson(page, 'Two squads, two actions', 'Dustup');
  await goOn(page).waitFor();
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('tab', { name: 'Report' }).click();
  expect(await page.getByRole('tabpanel').count()).toBe(0);
  // It goes on with the lesson instead of opening the report again.
  await page.keyboard.press('Enter');
  await page.locator('.lesson', { hasText: 'Deploying' }).waitFor();
  expect(await page.getByRole('tabpanel').count()).toBe(0);

  await page.locator('.muster button').first().click();
  await page.locator('.place-card').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.place-card').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await page.locator('.place-card').count()).toBe(0);

  await page.getByRole('tab', { name: 'Dice' }).click();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('tabpanel').count()).toBe(0);
  await page.getByRole('tab', { name: 'Forces' }).click();
  await page.getByRole('button', { name: 'Close the drawer' }).click();
  expect(await page.getByRole('tabpanel').count()).toBe(0);
  expect(house.complaints).toEqual([]);
});

test('how full the Stress Kitty is stands at the head of the table, and a press says what comes of it', async () => {
  const page = await house.visit(WIDE);
  await playNow(page, 'DUCK!');
  await putBriefingAway(page);
  const meter = page.getByRole('button', { name: /Stress Kitty/ });
  expect(await meter.textContent()).toContain('0 of 10');
  await meter.click();
  await page.locator('.turn-bar__parts', { hasText: 'catastrophe' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.turn-bar__parts').count()).toBe(0);
});
