import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { answerByHint } from './support/online.ts';
import { FIRST_ACT, firstOrder } from './support/played-on.ts';
import { answering, look, openGame, playNow, putBriefingAway, settled } from './support/table.ts';

// Whoever has a finger and a small screen presses what is meant, and sees what is asked about.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (element: Locator): Promise<Box> => (await element.boundingBox())!;

const isApart = (a: Box, b: Box): boolean =>
  a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;

test('all four airlocks are on the bar, and a hint has the place of what was settled', async () => {
  const page = await house.visit(PHONE);
  await playNow(page, 'DUCK!', 7);
  await putBriefingAway(page);
  // By the room alone: what tells two of them apart is not cut off.
  const rooms = await page.locator('.bar-button b').allTextContents();
  expect([rooms.length, new Set(rooms).size]).toEqual([4, 4]);
  expect(rooms.filter(room => /airlock/i.test(room))).toEqual([]);
  await page.locator('.settled').waitFor();
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.hint-line').waitFor();
  expect(await page.locator('.settled').isVisible()).toBe(false);
  expect(house.complaints).toEqual([]);
});

test('who answers himself what the table had settled is not told the old answer', async () => {
  const page = await house.visit(PHONE);
  await playNow(page, 'DUCK!', 7);
  await putBriefingAway(page);
  await page.locator('.settled button').tap();
  const nobody = page.locator('.bar-button', { hasText: 'Nobody' });
  await nobody.tap();
  await page.locator('.place-card__again').waitFor();
  await nobody.tap();
  await page
    .getByText(/^Where does the Team board/)
    .first()
    .waitFor();
  await settled(page);
  expect(await page.locator('.settled').count()).toBe(0);
});

test('a tap on the board is no click on the card that it has laid under the finger', async () => {
  const page = await house.visit(PHONE);
  await playNow(page, 'DUCK!', 5);
  await putBriefingAway(page);
  await page.locator('.stage .spots .spot').first().waitFor();
  await page.evaluate(() => {
    const clicked: string[] = [];
    Object.assign(window, { clicked });
    addEventListener('click', ({ target }) => clicked.push((target as Element).className.toString()), true);
  });
  const { places, inputs } = await look(page);
  await page.touchscreen.tap(places[0]!.x, places[0]!.y);
  await page.locator('.place-card .act').first().waitFor();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { clicked: string[] }).clicked)).toEqual([]);
  expect(await look(page)).toMatchObject({ inputs });
});

test('a finger is shown first what a DASH may come to; the cross of its card lies over no button', async () => {
  const page = await house.visit(PHONE);
  await openGame(page, FIRST_ACT['DUCK!']());
  const { inputs } = await look(page);
  await page.locator('.bar-button', { hasText: 'DASH' }).tap();
  await page.locator('.place-card__again').waitFor();
  expect(await look(page)).toMatchObject({ inputs });
  const cross = await boxOf(page.locator('.place-card__close'));
  expect(isApart(cross, await boxOf(page.locator('.place-card .act').first()))).toBe(true);
  await answering(page, () => page.locator('.place-card .act').first().tap());
});

test('of many squares none is hidden by a list of them, unless one wants the list', async () => {
  const page = await house.visit(PHONE);
  await openGame(page, FIRST_ACT['DUCK!']());
  await toSquares(page);
  await page.locator('.bar-button', { hasText: /choices/ }).tap();
  await page.locator('.tray--short').waitFor();
  expect((await boxOf(page.locator('.tray--short'))).height).toBeLessThan(64);
  expect(await page.locator('.tray .act').count()).toBe(0);
  await page.getByRole('button', { name: 'As a list' }).tap();
  expect(await page.locator('.tray .act').count()).toBeGreaterThan(6);
});

test('whoever is asked is seen with the enemies about him, and a wheel is seen whole', async () => {
  const page = await house.visit(PHONE);
  await page.evaluate(() =>
    localStorage.setItem('sightline preferences', JSON.stringify({ speed: 'instant', askEverything: true })),
  );
  await page.reload();
  await openGame(page, FIRST_ACT['DUCK!']());
  await expect.poll(() => inSight(page, '.stage [data-piece]')).toBeGreaterThan(2);
  await toSquares(page);
  await answering(page, () => answerByHint(page));
  expect((await look(page)).question).toMatch(/^Which way/);
  await expect.poll(() => inSight(page, '.wheel')).toBe(1);
});

test('whatever a button of the bar says is read whole', async () => {
  const page = await house.visit(PHONE);
  await playNow(page, 'DUCK!', 7);
  await putBriefingAway(page);
  let seen = 0;
  for (let answers = 0; answers < 14; answers++) {
    expect(await cutOff(page)).toEqual([]);
    seen += await page.locator('.bar-button').count();
    await answering(page, () => answerByHint(page));
  }
  expect(seen).toBeGreaterThan(20);
});

/** What of the words on the bar's buttons is not seen. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.bar-button')].flatMap(button => {
      const whole = button.getBoundingClientRect();
      return [...button.children].flatMap(part => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const isSeen = left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom;
        return width === 0 || (isSeen && part.scrollWidth <= part.clientWidth) ? [] : [part.textContent ?? ''];
      });
    }),
  );
}

/** Somebody has rolled for a DASH. */
async function toSquares(page: Page): Promise<void> {
  const dash = page.locator('.bar-button', { hasText: 'DASH' });
  await dash.tap();
  await page.locator('.place-card__again').waitFor();
  await answering(page, () => dash.tap());
}

/** How many of these are seen whole, under nothing that is always there. */
function inSight(page: Page, what: string): Promise<number> {
  return page.evaluate(selector => {
    const boxOfPanel = (panel: string): DOMRect => document.querySelector(panel)!.getBoundingClientRect();
    const [top, bottom] = [boxOfPanel('.muster').bottom, boxOfPanel('.drawer__side').top];
    return [...document.querySelectorAll(selector)].filter(element => {
      const box = element.getBoundingClientRect();
      return box.left >= 0 && box.right <= innerWidth && box.top >= top && box.bottom <= bottom;
    }).length;
  }, what);
}

test('who has zoomed by hand keeps his zoom at the next question, and Escape closes More alone', async () => {
  const page = await house.visit(PHONE);
  await openGame(page, FIRST_ACT['DUCK!']());
  const scaleNow = () =>
    page.evaluate(
      () =>
        document
          .querySelector('.stage > g')
          ?.getAttribute('transform')
          ?.match(/scale\(([\d.]+)\)/)?.[1],
    );
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  const chosen = await scaleNow();
  const more = page.locator('.bar-button--more');
  await more.tap();
  await page.locator('.tray--more').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.tray--more').waitFor({ state: 'detached' });
  await toSquares(page);
  await expect.poll(scaleNow).toBe(chosen);
});

test('an order in Killzone is given with the enemy in the picture as well', async () => {
  const page = await house.visit(PHONE);
  await openGame(page, firstOrder());
  const all = await page.locator('.stage [data-piece]').count();
  expect(all).toBeGreaterThan(5);
  await expect.poll(() => inSight(page, '.stage [data-piece]')).toBeGreaterThan(5);
});
