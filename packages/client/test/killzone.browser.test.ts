import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { answering, look, playNow, playUntil, type Seen } from './support/table.ts';

// Killzone at the web table, in a real browser.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

async function sitDown(): Promise<Page> {
  const page = await house.visit();
  await playNow(page, 'Killzone');
  return page;
}

test('a chase against the machine, from the first order to the last car, by keys', async () => {
  const page = await sitDown();
  expect(await look(page)).toMatchObject({ question: expect.stringContaining('Which order does Getaway gang get?') });
  await playUntil(page, seen => seen.isOver, firstByKeys(page));
  expect(await page.locator('.report__lines').textContent()).toMatch(/drives .*KZ-VEH-013/s);
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.waitForSelector('.verdict');
  expect(house.complaints).toEqual([]);
});

test('the orders of the other side lie face down, in the panel and in the report', async () => {
  const page = await sitDown();
  expect(await page.locator('.counter', { hasText: 'face down' }).count()).toBe(2);
  await answering(page, () => page.keyboard.press('1'));
  expect(await page.locator('.report__lines').textContent()).toMatch(/Car One lays its order face down/);
});

test('a car is steered by pointing: the preview shows where it ends', async () => {
  const page = await sitDown();
  await playUntil(page, seen => seen.question.startsWith('Which way does Sports Car 1 go?'), firstByKeys(page));
  const car = await page.locator('.stage .vehicle').first().boundingBox();
  await page.mouse.move(car!.x + car!.width + 60, car!.y + car!.height / 2);
  await page.locator('.drive').waitFor();
  expect(await page.locator('.caption').textContent()).toMatch(/inches ahead/);
});

/** The first button, or else the first place on the board. */
function firstByKeys(page: Page): (seen: Seen) => Promise<void> {
  return async ({ buttons }) => {
    if (buttons.length > 0) return page.keyboard.press('1');
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  };
}
