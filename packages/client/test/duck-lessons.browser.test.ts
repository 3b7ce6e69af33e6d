import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { MOST_PRESSES, takeByLight } from './support/lesson.ts';

// A lesson of DUCK! as somebody takes it who presses what is lit and nothing else.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test('the last lesson is taken to its applause by what it lights up, with a machine that moves at once', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await page.getByRole('button', { name: 'Learn' }).first().click();
  await page.getByRole('button', { name: /Burn the nest/ }).click();
  await page.locator('.lesson').waitFor();
  expect(await takeByLight(page)).toBeLessThan(MOST_PRESSES);
  expect(await page.locator('.lesson').textContent()).toContain('all four home');
  expect(house.complaints).toEqual([]);
});
