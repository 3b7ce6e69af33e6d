import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { look, playNow, putBriefingAway, settled } from './support/table.ts';

// What a telephone has room for: its own menu, who is on the way, and a board that keeps still under the finger.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A battle of Dustup by its name, with the briefing read. */
async function fight(page: Page, battle: string): Promise<void> {
  await page.getByRole('link', { name: 'Set up: Dustup' }).click();
  await page.getByRole('radio', { name: battle }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  await putBriefingAway(page);
}

test('the settings and the rules are found in the menu of the table', async () => {
  const page = await house.visit(PHONE);
  await playNow(page, 'DUCK!', 7);
  await putBriefingAway(page);
  await page.locator('.top-strip__tools button').first().tap();
  const rules = page.getByRole('dialog').getByRole('link', { name: 'Rules' });
  expect(await rules.getAttribute('target')).toBe('_blank');
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).tap();
  await page.getByRole('dialog').getByText('Text size').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.top-strip__tools button').first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Taps and keys' }).tap();
  await page.getByRole('dialog').getByText('With a finger').waitFor();
});

test('with the largest text nothing of the settings or the set-up runs off the page', async () => {
  const page = await house.visit(PHONE);
  await page.evaluate(() => localStorage.setItem('sightline preferences', JSON.stringify({ textSize: 'largest' })));
  await page.reload();
  const beyond = (inside: string): Promise<number> =>
    page.evaluate(
      within => [...document.querySelectorAll(within)].filter(each => each.getBoundingClientRect().right > 390).length,
      inside,
    );
  await page.getByRole('button', { name: 'Settings' }).first().tap();
  await page.getByRole('dialog').getByText('Text size').waitFor();
  expect(await beyond('.sheet *')).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Set up: Dustup' }).click();
  await page.getByRole('button', { name: /^Who/ }).tap();
  await page.getByRole('combobox').first().waitFor();
  expect(await beyond('.setup *')).toBe(0);
  expect((await page.locator('.start-bar').boundingBox())!.height).toBeLessThan(140);
});

test('who is on the way is on the screen while one is asked about it', async () => {
  const page = await house.visit(PHONE);
  await fight(page, 'Hot Landing');
  const chart = (await page.locator('.table > .inbound').boundingBox())!;
  expect(chart.x).toBeGreaterThanOrEqual(0);
  expect(chart.x + chart.width).toBeLessThanOrEqual(390);
  expect(await page.locator('.table > .inbound .inbound__counter').count()).toBeGreaterThan(3);
});

test('a lit place that is pressed twice is taken, though a card folds the lesson and moves the board', async () => {
  const page = await house.visit(PHONE);
  await page.locator('.game-card', { hasText: 'Killzone' }).getByRole('button', { name: 'Learn' }).tap();
  await page.getByRole('button', { name: /^Night patrol/ }).tap();
  await page.locator('.lesson__on button').tap();
  const lit = page.locator('.spot--lit');
  await lit.waitFor();
  // The picture has come to rest where both sides are seen.
  await page.waitForTimeout(600);
  const { x, y, width, height } = (await lit.boundingBox())!;
  const { inputs } = await look(page);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('.place-card').waitFor();
  await page.waitForTimeout(500);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(async () => (await look(page)).inputs).toBeGreaterThan(inputs);
});

test('whoever takes his seat back from the machine is asked next, and is not shown again what he has seen', async () => {
  const page = await house.visit({ ...PHONE, storageState: { cookies: [], origins: [] } });
  await playNow(page, 'DUCK!', 7);
  await putBriefingAway(page);
  await page.locator('.top-strip__tools button').first().tap();
  await page.getByRole('button', { name: 'Let the machine play on' }).tap();
  await expect.poll(async () => (await look(page)).inputs, { timeout: 30_000 }).toBeGreaterThan(8);
  await page.getByText('The machine is playing your side.').waitFor();
  await page.getByRole('button', { name: 'Take over' }).tap();
  await page.waitForTimeout(500);
  expect(Number(await page.locator('.ask').getAttribute('data-waiting'))).toBeLessThan(8);
  await expect.poll(() => page.locator('.ask__bar').count(), { timeout: 30_000 }).toBe(1);
  expect((await look(page)).isOver).toBe(false);
});
