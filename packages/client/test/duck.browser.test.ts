import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { look, playUntil, type Seen, settled } from './support/table.ts';

// DUCK! at the web table, in a real browser.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let house: House;
beforeAll(async () => {
  house = await openHouse('duck');
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test('a mission from Play now to the debriefing: the first turn by mouse, the rest by the machine', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await page.getByRole('button', { name: 'Play now: DUCK!' }).click();
  await settled(page);
  await playUntil(page, seen => seen.inputs >= 40 || seen.isOver, byMouse(page));
  expect(await page.locator('.report__lines').textContent()).toMatch(/DK-TURN.*DK-ACT/s);
  await toTheEnd(page);
  expect(await page.locator('.verdict').textContent()).toMatch(/DK-GAP-013/);
  expect(house.complaints).toEqual([]);
});

test('a campaign goes on after a mission, with whatever it brought', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await page.getByRole('link', { name: 'Campaign' }).click();
  await page.getByRole('button', { name: 'Begin a campaign' }).click();
  const roster = page.locator('table.data tbody tr');
  expect(await roster.count()).toBe(6);
  await page.getByRole('button', { name: 'Go on the next mission' }).click();
  await settled(page);
  await toTheEnd(page);
  await page.getByRole('link', { name: 'To the campaign' }).click();
  await page.getByRole('button', { name: 'Debriefing' }).click();
  await page.locator('.debriefing').waitFor();
  await page.reload();
  await page.locator('.debriefing').waitFor();
  // The last option is always the modest one: nobody, nothing, no more.
  const press = page.locator('.debriefing .button--option, .debriefing .button--main').last();
  for (let asked = 0; asked < 60 && (await page.locator('.debriefing').count()) > 0; asked++) await press.click();
  expect(await page.locator('.history li').count()).toBe(1);
});

/** Hands the Team to the machine and waits for the result. */
async function toTheEnd(page: Page): Promise<void> {
  if (!(await look(page)).isOver) {
    await page.getByRole('button', { name: 'Seats' }).click();
    await page.getByRole('dialog').getByRole('combobox').first().selectOption({ index: 1 });
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'See the result' }).click({ timeout: 120_000 });
  await page.waitForSelector('.verdict');
}

/** Presses the first button, or else the first place on the board. */
function byMouse(page: Page): (seen: Seen) => Promise<void> {
  return async ({ buttons, places: [place] }) => {
    if (buttons.length > 0) return page.locator('.button--option').first().click();
    if (!place) throw new Error('expected something to press');
    await page.mouse.click(place.x, place.y);
  };
}
