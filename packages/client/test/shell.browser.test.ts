import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { games } from './support/games.ts';
import { answerByHint } from './support/online.ts';
import { answering, look, playNow, playUntil, pressBar, putBriefingAway, settled } from './support/table.ts';

// What every table promises whatever is played on it: nothing that matters is covered, cut off or somewhere else.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const SIZES = {
  large: { viewport: { width: 1440, height: 900 } },
  small: { viewport: { width: 1000, height: 640 } },
  low: { viewport: { width: 720, height: 450 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** So many questions are looked at. */
const QUESTIONS = 6;

describe.each(Object.entries(SIZES))('on a %s screen', (_, size) => {
  test.each(games)('the bar of %s keeps its height and its places, and no card is covered', async title => {
    const page = await house.visit(size);
    await playNow(page, title, 3);
    await putBriefingAway(page);
    const heights = new Set<number>();
    let cards = 0;
    for (let n = 0; n < QUESTIONS && !(await look(page)).isOver; n++) {
      const bar = await barOf(page);
      heights.add(bar.height);
      expect(bar.outside).toEqual([]);
      const { inputs } = await look(page);
      if (cards === 0 && (await openCard(page))) {
        cards++;
        expect(await coverOfCard(page)).toEqual({ covered: [], isInWindow: true });
      }
      // Whoever is next has just been picked.
      if ((await look(page)).inputs !== inputs) continue;
      await page.keyboard.press('Escape');
      await answering(page, () => pressBar(page, [/pairs/, /^move/i]));
    }
    expect(heights.size).toBe(1);
    expect(cards).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(house.complaints).toEqual([]);
  });
});

test('in a low window the briefing is put away by its button, and the board opens close enough to know people', async () => {
  const page = await house.visit(SIZES.low);
  await playNow(page, 'DUCK!', 7);
  await page.getByRole('button', { name: 'Let’s go' }).click();
  await page.locator('.briefing-card').waitFor({ state: 'detached' });
  await playUntil(
    page,
    ({ question }) => /^What do/.test(question),
    () => answerByHint(page),
  );
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('.stage .token--blue .token__body')].map(body => body.getBoundingClientRect().width),
  );
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(30);
});

test('what opens over the board does not move it, and the small map has no words', async () => {
  const page = await house.visit(SIZES.small);
  await playNow(page, 'The Drill');
  const pose = () => page.locator('.stage > g').getAttribute('transform');
  await page.keyboard.press('0');
  const before = await pose();
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await page.waitForSelector('.tray');
  expect(await pose()).toBe(before);
  await more.click();
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  const map = page.locator('.minimap');
  const shown = await map.screenshot();
  await page.addStyleTag({ content: 'text { visibility: hidden !important }' });
  expect((await map.screenshot()).equals(shown)).toBe(true);
});

test('a press where nothing can be done says so, and Escape puts the list of objectives away', async () => {
  const page = await house.visit(SIZES.small);
  await playNow(page, 'DUCK!', 3);
  await putBriefingAway(page);
  await page.mouse.click(560, 100, { button: 'right' });
  expect(await page.locator('.passing-note').textContent()).toMatch(/nothing/i);
  await page.locator('.turn-bar__goal').click();
  await page.waitForSelector('.turn-bar__parts');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.turn-bar__parts', { state: 'detached' });
});

test('a lesson that was begun is no game to go on with, and one that is over is gone', async () => {
  const page = await house.visit(SIZES.small);
  await page.getByRole('button', { name: 'Learn: The Drill' }).click();
  await page.getByRole('dialog').getByRole('button').nth(1).click();
  await settled(page);
  await page.locator('.brand').click();
  await page.getByRole('heading', { name: 'Lessons you’ve begun' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Go on with the lesson' }).click();
  await page.locator('.lesson').waitFor();
});

test('the pace goes round without ever showing nothing, and is called by its name', async () => {
  const page = await house.visit(SIZES.small);
  await playNow(page, 'The Drill');
  const paces = new Set<string>();
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('f');
    paces.add(await page.evaluate(() => JSON.parse(localStorage.getItem('sightline preferences')!).speed));
  }
  expect([...paces].sort()).toEqual(['fast', 'normal', 'slow']);
});

test('the menu says how to leave, start again, let the machine play on and give up', async () => {
  const page = await house.visit(SIZES.phone);
  await playNow(page, 'The Drill');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  for (const name of ['Start again', 'Let the machine play on', 'Save to a file']) {
    expect(await menu.getByRole('button', { name }).isVisible()).toBe(true);
  }
  await menu.getByRole('link', { name: 'Leave the table' }).click();
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
});

/** How high the bar is, and which of its buttons are not wholly in the window. */
function barOf(page: Page): Promise<{ height: number; outside: (string | null)[] }> {
  return page.evaluate(() => ({
    height: Math.round(document.querySelector('.ask')!.getBoundingClientRect().height),
    outside: [...document.querySelectorAll('.ask__bar button')]
      .filter(button => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map(({ textContent }) => textContent),
  }));
}

/** Presses a place on the board that is in sight; false where there is none. */
async function openCard(page: Page): Promise<boolean> {
  const place = await page.evaluate(() => {
    const middles = [...document.querySelectorAll('.stage .spots .spot')].map(spot => {
      const { x, y, width, height } = spot.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    return middles.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('.stage')) ?? null;
  });
  if (!place) return false;
  const { inputs } = await look(page);
  await page.mouse.click(place.x, place.y);
  await page.waitForFunction(
    count =>
      document.querySelector('.place-card .act') !== null ||
      Number(document.querySelector<HTMLElement>('.ask')?.dataset['inputs']) !== count,
    inputs,
  );
  // Whoever is next is just pressed, and has no card.
  return (await page.locator('.place-card .act').count()) > 0;
}

/** Of the open card: which of its acts lie under something else, and whether all of it is in the window. */
function coverOfCard(page: Page): Promise<{ covered: (string | null)[]; isInWindow: boolean }> {
  return page.evaluate(() => {
    const card = document.querySelector('.place-card')!;
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const acts = [...card.querySelectorAll('.act, .place-card__close')].filter(act => {
      const box = act.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
    const isCovered = (act: Element): boolean => {
      const box = act.getBoundingClientRect();
      const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return above === null || !card.contains(above);
    };
    return {
      covered: acts.filter(isCovered).map(({ textContent }) => textContent),
      isInWindow: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    };
  });
}
