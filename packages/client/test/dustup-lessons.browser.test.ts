import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { MOST_PRESSES, takeByLight } from './support/lesson.ts';

// The lesson of Dustup about shells and aircraft, taken by what it lights up, wide and by finger.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

/** So long somebody waits for odds before he does without them, in milliseconds. */
const READING = 20_000;

const SIZES = [
  { name: 'at a desk', seen: { viewport: { width: 1400, height: 900 } } },
  { name: 'on a phone', seen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

test.each(SIZES)('$name a mission is called for and falls, and a gunship is shot down', async ({ seen }) => {
  const page = await house.visit(seen);
  await page.getByRole('button', { name: 'Learn' }).nth(1).click();
  await page.getByRole('button', { name: /Shells and a gunship/ }).click();
  await page.locator('.lesson').waitFor();
  const chances = new Set<string>();
  const presses = await takeByLight(page, async () => {
    // Odds are worked out elsewhere, and whoever aims reads them before he presses again.
    const step = (await page.locator('.lesson').textContent()) ?? '';
    const isAiming =
      /Where it should fall|Lock on/.test(step) && (await page.locator('.place-card__again').count()) > 0;
    if (isAiming)
      await page
        .locator('.chances li')
        .first()
        .waitFor({ timeout: READING })
        .catch(() => {});
    for (const text of await page.locator('.chances li').allTextContents()) chances.add(text);
  });
  expect(presses).toBeLessThan(MOST_PRESSES);
  const said = [...chances].join('\n');
  expect(said).toMatch(/Blue Command post: somebody down/);
  expect(said).toMatch(/shot down/);
  expect(await page.locator('.lesson').textContent()).toContain('what flak is for');
  expect(house.complaints).toEqual([]);
});
