import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { goTo } from './support/address.ts';
import { type House, openHouse } from './support/browser.ts';
import {
  answering,
  isWalk,
  lastByKeys,
  look,
  playUntil,
  pressPlace,
  readReport,
  type Seen,
  settled,
  square,
} from './support/table.ts';

// A person's way through the drill, in a real browser, on the client as it is served.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test('play now, to the end, by mouse', async () => {
  const page = await house.visit();
  await page.getByRole('button', { name: 'Play now: The Drill' }).click();
  await settled(page);
  expect(await look(page)).toMatchObject({ question: expect.stringContaining('Which unit acts?') });
  await playUntil(page, seen => seen.isOver, lastByMouse(page));
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.waitForSelector('.verdict');
  expect(await page.locator('.verdict').textContent()).toMatch(/(wins|draw).*DR-TURN-00[45]/is);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await settled(page);
  expect(await look(page)).toMatchObject({ inputs: 0 });
});

test('a whole game by keyboard alone', async () => {
  const page = await house.visit();
  await tabTo(page, 'Play now: The Drill');
  await page.keyboard.press('Enter');
  await settled(page);
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').textContent()).toContain('next, previous choice');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  await playUntil(page, seen => seen.isOver, lastByKeys(page));
  await tabTo(page, 'See the result');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.verdict');
});

test('a reload in the middle of a question comes back to that question', async () => {
  const page = await house.visit();
  await page.getByRole('button', { name: 'Play now: The Drill' }).click();
  await settled(page);
  await answering(page, () => page.keyboard.press('4'));
  const [before, reported] = [await look(page), await readReport(page)];
  expect(before.question).toContain('Where does Red 4 walk?');
  await page.reload();
  await settled(page);
  const after = await look(page);
  expect([after.inputs, after.question, await readReport(page)]).toEqual([before.inputs, before.question, reported]);
  await goTo(page, '');
  await page.getByRole('link', { name: 'Go on' }).click();
  await settled(page);
  expect(await look(page)).toMatchObject({ inputs: before.inputs, question: before.question });
});

test('an answer is taken back at will until a die has fallen', async () => {
  const page = await house.visit();
  await page.getByRole('button', { name: 'Play now: The Drill' }).click();
  await settled(page);
  await page.keyboard.press('u');
  await page.locator('.ask .notice', { hasText: 'HS-UNDO-005' }).waitFor();
  await answering(page, () => page.keyboard.press('1'));
  await answering(page, () => page.keyboard.press('u'));
  expect(await look(page)).toMatchObject({ inputs: 0, question: expect.stringContaining('Which unit acts?') });
});

test('a lesson lights up what it asks for, says why not now to anything else, and ends with applause', async () => {
  const page = await house.visit();
  await page.getByRole('button', { name: 'Learn: The Drill' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ten against ten/ })
    .click();
  await settled(page);
  const lesson = page.locator('.lesson');
  expect(await lesson.textContent()).toMatch(/step 1 of 4.*Whose turn is it/s);
  await page.keyboard.press('1');
  await lesson.locator('.lesson__because').waitFor();
  expect(await look(page)).toMatchObject({ inputs: 0 });
  await page.reload();
  await settled(page);
  expect(await page.locator('.bar-button.is-lit').allTextContents()).toEqual([expect.stringContaining('Red 4')]);
  await answering(page, () => page.keyboard.press('4'));
  expect(await lesson.textContent()).toMatch(/Walking/);
  const lit = (await page.locator('.spot--lit').last().boundingBox())!;
  await answering(page, () => pressPlace(page, { x: lit.x + lit.width / 2, y: lit.y + lit.height / 2 }));
  await lesson.getByRole('button', { name: 'Go on' }).click();
  await answering(page, () => page.locator('.bar-button.is-lit').click());
  await lesson.getByText('Well done!').waitFor();
  // Whoever would rather play on has a game like any other.
  await lesson.getByRole('button', { name: 'Play on from here' }).click();
  await lesson.waitFor({ state: 'detached' });
  await goTo(page, '');
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
});

test('a place that is refused says why, with its rule', async () => {
  const page = await house.visit();
  await page.getByRole('button', { name: 'Play now: The Drill' }).click();
  await settled(page);
  await answering(page, () => page.keyboard.press('1'));
  const far = await square(page, 10, 12);
  await page.mouse.click(far.x, far.y);
  await page.waitForSelector('.consideration--refused');
  await page.mouse.click(far.x, far.y);
  expect(await look(page)).toMatchObject({ inputs: 1 });
  await page.locator('.consideration--refused .rule-link').click();
  await page.getByRole('dialog').getByText('up to four steps').waitFor();
});

test('at the size of a phone no room is wider than the screen, and a finger sees before it chooses', async () => {
  const page = await house.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  const widths: Record<string, number> = { home: await widest() };
  for (const room of ['setup/drill', 'rules', 'rules/DR-WALK', 'credits']) {
    await goTo(page, room);
    await page.waitForSelector('.frame__main h1');
    widths[room] = await widest();
  }
  await goTo(page, '');
  await page.getByRole('button', { name: 'Play now: The Drill' }).tap();
  await settled(page);
  // Who acts is only picked; where he walks is shown first.
  const who = (await look(page)).places[3]!;
  await answering(page, () => page.touchscreen.tap(who.x, who.y));
  const { x, y } = (await look(page)).places[3]!;
  await page.touchscreen.tap(x, y);
  await page.waitForSelector('.spot--marked');
  expect(await look(page)).toMatchObject({ inputs: 1 });
  widths['table'] = await widest();
  await answering(page, () => page.locator('.place-card .act').first().tap());
  for (const [room, width] of Object.entries(widths)) expect([room, width]).toEqual([room, 390]);
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});

/** The furthest walk, and then neither a shot nor a duck: the quickest way to the end of a game. */
function lastByMouse(page: Page): (seen: Seen) => Promise<void> {
  return async seen => {
    if (isWalk(seen)) return pressPlace(page, seen.places.at(-1)!);
    const last = page.locator('.button--option').last();
    await last.click();
    // Where not all have room the last is a shot, which is shown first.
    if (await page.locator('.place-card__again').isVisible()) await last.click();
  };
}

async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate(text => {
      const { ariaLabel, textContent } = document.activeElement ?? document.body;
      return (ariaLabel ?? textContent) === text;
    }, name);
  for (let tabs = 0; tabs < 80 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}
