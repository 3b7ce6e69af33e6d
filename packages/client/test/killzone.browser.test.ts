import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { carAtTheWheel } from './support/played-on.ts';
import { wholeReport } from './support/report.ts';
import { answering, look, openGame, playUntil, pressing, putBriefingAway, setUpChase } from './support/table.ts';

// Killzone at the web table, in a real browser.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

async function sitDown(): Promise<Page> {
  const page = await house.visit();
  await setUpChase(page);
  return page;
}

test('a chase against the machine, from the first order to the last car, by keys', async () => {
  const page = await sitDown();
  expect(await look(page)).toMatchObject({ question: expect.stringContaining('Which order for First Patrol?') });
  await playUntil(page, seen => seen.isOver, firstByKeys(page));
  expect(await wholeReport(page)).toMatch(/drives .*KZ-VEH-013/s);
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.waitForSelector('.verdict');
  expect(house.complaints).toEqual([]);
});

test('the orders of the other side lie face down, in the panel and in the report', async () => {
  const page = await sitDown();
  await putBriefingAway(page);
  await page.getByRole('tab', { name: 'Forces' }).click();
  // Before anybody has chosen there is nothing to lie there.
  expect(await page.locator('.counter', { hasText: 'no order yet' }).count()).toBe(3);
  // One order for each of the two patrols.
  await answering(page, () => page.keyboard.press('1'));
  await answering(page, () => page.keyboard.press('1'));
  expect(await page.locator('.counter', { hasText: 'face down' }).count()).toBe(1);
  expect(await wholeReport(page)).toMatch(/An order for Getaway gang, face down/);
});

test('a car is steered by pointing: its route is drawn leg by leg', async () => {
  const page = await house.visit();
  await openGame(page, carAtTheWheel());
  await page.keyboard.press('0');
  const drawn = page.locator('.drive .way__line');
  // The picture moves for a while; whoever points twice at the road points at it in the end.
  await expect
    .poll(async () => {
      const car = await page.locator('.stage [data-piece="vehicle 3"]').boundingBox();
      await page.mouse.move(car!.x + car!.width + 20, car!.y + car!.height / 2);
      await page.mouse.move(car!.x + car!.width + 24, car!.y + car!.height / 2);
      return drawn.count();
    })
    .toBeGreaterThan(0);
});

/** The first button, or else the first place on the board. */
function firstByKeys(page: Page): () => Promise<void> {
  return async () => {
    const first = page.locator('.button--option').first();
    // Where all of it lies on the board, the bar has one button for the lot.
    const isOnBar = (await first.count()) > 0;
    if (!isOnBar) await page.keyboard.press('n');
    await pressing(page, () => (isOnBar ? first.press('Enter') : page.keyboard.press('Enter')));
  };
}
