import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { answering, look, putBriefingAway, settled, toStep } from './support/table.ts';

// Whole games by whoever has nothing but a finger, and by whoever hears the page and does not see it.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Press = (button: Locator) => Promise<unknown>;

/** The shortest fight of Killzone against the machine, answered by hints and what they mark. */
async function fight(page: Page, press: Press): Promise<void> {
  await page.getByRole('link', { name: 'Set up: Killzone' }).click();
  await page.getByRole('radio', { name: /^First fight/i }).check();
  await toStep(page, 'How');
  await page.getByRole('textbox', { name: /Seed/ }).fill('3');
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  await putBriefingAway(page);
  const asked = page.getByRole('region', { name: 'What is asked' });
  while (!(await look(page)).isOver)
    await answering(page, async ({ inputs }) => {
      await press(asked.getByRole('button', { name: /^Hint/ }));
      const isGiven = async (): Promise<boolean> => (await look(page)).inputs !== inputs;
      // The card of what is marked has the button that does it; a bare answer is marked on the bar.
      const marked = page.locator('.act:has(.place-card__again), .is-lit.bar-button, .ask__sure .button--main').first();
      for (let tries = 0; tries < MOST_TRIES && !(await isGiven()); tries++) {
        await marked.waitFor();
        await press(marked).catch(() => undefined);
        await page.waitForTimeout(100);
      }
    });
  await press(page.getByRole('button', { name: 'See the result' }));
  await page.locator('.verdict').waitFor();
}

const MOST_TRIES = 12;

test('a whole fight by finger, at the size of a phone', async () => {
  const page = await house.visit(PHONE);
  await fight(page, button => button.tap({ timeout: 5000 }));
  expect(house.complaints).toEqual([]);
});

test('a whole fight by the names of buttons, pressed from the keyboard', async () => {
  const page = await house.visit();
  await fight(page, button => button.press('Enter', { timeout: 5000 }));
  expect(house.complaints).toEqual([]);
});
