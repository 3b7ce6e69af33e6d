import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { answering, look, playNow } from './support/table.ts';

// How many clicks a turn of DUCK! takes, counted with the mouse of somebody who moves everybody.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const MOST = 25;

/** Everybody goes somewhere with his first chit and keeps the second. */
const WISHES = [
  /in pairs/i,
  /let it pass|stay up/i,
  /^WAIT with/i,
  /^move/i,
  /end the Team phase/i,
  /that is all/i,
  /next of the Team/i,
];

test('a quiet turn of six men takes no more than 25 clicks, and the briefing one', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await playNow(page, 'DUCK!', 5);
  const briefing = page.locator('.briefing-card');
  expect(await briefing.textContent()).toMatch(/Source.*home/);
  await briefing.getByRole('button', { name: 'Let’s go' }).click();
  expect(await briefing.count()).toBe(0);
  const clicks = new Map<number, number>();
  let moves = 0;
  const idleAt = await watchedIdle(page);
  const askedAt: number[] = [];
  for (let answers = 0; answers < 80; answers++) {
    const turn = await turnOf(page);
    const { isOver, inputs } = await look(page);
    if (turn > 2 || isOver) break;
    askedAt.push(inputs);
    // Boarding and what the Threats bring about are no part of it.
    const isOurs = (await page.locator('.turn-bar [aria-current]').textContent()) === 'Team';
    await answering(page, async () => {
      const { made, isMove } = await answer(page);
      if (!isOurs) return;
      clicks.set(turn, (clicks.get(turn) ?? 0) + made);
      if (isMove) moves++;
    });
  }
  // With a Threat in sight everybody is asked where to look, and that is worth a click.
  expect(Math.min(clicks.get(1)!, clicks.get(2)!)).toBeLessThanOrEqual(MOST);
  expect(moves).toBeGreaterThanOrEqual(8);
  // What the table answers by itself it never shows as a question: a press in that moment would be lost.
  expect(askedAt).toEqual(expect.arrayContaining(await idleAt()));
});

/** From now on, the moments at which the bar says that it waits for somebody. */
async function watchedIdle(page: Page): Promise<() => Promise<number[]>> {
  const idle = await page.evaluateHandle(() => {
    const moments = new Set<number>();
    const bar = document.querySelector<HTMLElement>('.ask')!;
    new MutationObserver(() => {
      if (bar.ariaBusy === 'false') moments.add(Number(bar.dataset['inputs']));
    }).observe(bar, { attributes: true });
    return moments;
  });
  // The last one is where the test leaves off.
  return async () => (await idle.evaluate(moments => [...moments])).slice(0, -1);
}

/** By the board where a square is asked for, else by the bar; tells how many clicks it was. */
async function answer(page: Page): Promise<{ readonly made: number; readonly isMove: boolean }> {
  const { question, places, inputs } = await look(page);
  if (/^Where (does|do) .* go\b/.test(question)) {
    const { x, y } = places[places.length >> 1]!;
    await page.mouse.move(x, y);
    await page.waitForSelector('.stage .template');
    await page.mouse.click(x, y);
    return { made: 1, isMove: true };
  }
  const labels = await page.locator('.bar-button b').allTextContents();
  const wished = WISHES.map(wish => labels.findIndex(label => wish.test(label))).find(i => i >= 0) ?? 0;
  await page.locator('.bar-button').nth(wished).click();
  // A kind of act opens its list, and the list is pressed as well.
  const opened = page.locator('.tray .act').first();
  const isOpened = (await opened.count()) > 0 && (await look(page)).inputs === inputs;
  if (isOpened) await opened.click();
  // What lies on the board is shown there first; of a move, all that any roll reaches.
  const isShown = await page.locator('.place-card__again').isVisible();
  const square = page.locator('.template .touched--reach').last();
  const isMove = isShown && (await square.count()) > 0;
  if (isMove) await pressMiddle(page, square);
  else if (isShown) await page.keyboard.press('Enter');
  return { made: 1 + Number(isOpened) + Number(isShown), isMove };
}

async function pressMiddle(page: Page, square: Locator): Promise<void> {
  const { x, y, width, height } = (await square.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function turnOf(page: Page): Promise<number> {
  return Number((await page.locator('.turn-bar__turn').textContent())?.replace(/\D/g, ''));
}
