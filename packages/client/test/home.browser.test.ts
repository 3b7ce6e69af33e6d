import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { goTo, turning } from './support/address.ts';
import { type House, openHouse } from './support/browser.ts';
import { answering, look, playNow, settled, toStep } from './support/table.ts';

// The first page, the settings and the rules, as somebody meets them who comes back.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test('the first thing on the first page is the game that was played last, with its mission, its turn and what is asked', async () => {
  const page = await house.visit();
  expect(await page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
  await playNow(page, 'The Drill');
  await answering(page, () => page.keyboard.press('1'));
  const { inputs, question } = await look(page);
  await goTo(page, '');
  const first = page.locator('.frame__main h2, .game-card').first();
  expect(await first.textContent()).toBe('Continue');
  const card = page.locator('.saved--large');
  expect(await card.locator('b').textContent()).toBe('Broken walls');
  expect(await card.textContent()).toContain('The Drill, round 1.');
  expect(question).toContain((await card.locator('.saved__asked').textContent()) ?? 'nothing asked');
  await card.locator('svg.thumbnail').waitFor();
  await page.getByRole('link', { name: 'Go on: Broken walls' }).click();
  await settled(page);
  expect(await look(page)).toMatchObject({ inputs });
});

test('whatever else was begun is one line, and the games stay in sight', async () => {
  const page = await house.visit({ viewport: { width: 1440, height: 900 } });
  for (let i = 0; i < 3; i++) {
    await playNow(page, 'The Drill', i + 1);
    await goTo(page, '');
    await page.locator('.saved--large').waitFor();
  }
  const all = page.getByText(/^All my games: 2 more games$/);
  await all.waitFor();
  expect(await page.locator('.shelf__all .saved').first().isVisible()).toBe(false);
  const play = await page.getByRole('button', { name: 'Play now: DUCK!' }).boundingBox();
  expect(play!.y + play!.height).toBeLessThanOrEqual(900);
  await all.click();
  expect(await page.locator('.shelf__all .saved').count()).toBe(2);
});

test('a drawn mission is named as it was drawn', async () => {
  const page = await house.visit();
  await goTo(page, 'setup/duck');
  await page.getByRole('radio', { name: 'A mission drawn from the deck' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  await goTo(page, '');
  const title = await page.locator('.saved--large b').textContent();
  expect(title).not.toContain('drawn');
  expect(await page.locator('.saved--large').textContent()).toContain('DUCK!, turn 1.');
});

test('what two people share says whose turn it is, and not what only one of them may know', async () => {
  const page = await house.visit();
  await goTo(page, 'setup/drill');
  await toStep(page, 'Who');
  await page.getByRole('combobox', { name: 'Blue' }).selectOption({ label: 'A person' });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.hand-over');
  await goTo(page, '');
  expect(await page.locator('.saved__asked').textContent()).toMatch(/^(Red|Blue) to decide$/);
});

test('rule numbers are off at first: a quiet “why?” opens the same card, by keyboard too', async () => {
  const page = await asAtFirst();
  await playNow(page, 'The Drill');
  const why = page.locator('.ask .rule-link').first();
  expect(await why.innerText()).toMatch(/^why\?/);
  await why.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'Turns, units and winning' }).waitFor();
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/DR-[A-Z]+-\d/);
  await page.keyboard.press('Escape');
  await goTo(page, '');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /Show rule numbers/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Go on/ }).click();
  await settled(page);
  expect(await page.locator('.ask .rule-link').first().innerText()).toMatch(/^DR-TURN-\d+$/);
});

test('three sizes of text, and every choice is there after a reload', async () => {
  const page = await house.visit();
  await page.getByRole('button', { name: 'Settings' }).click();
  const size = page.getByRole('combobox', { name: 'Text size' });
  expect(await size.locator('option').allTextContents()).toEqual(['Normal', 'Large', 'Largest']);
  const height = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const before = await height();
  await size.selectOption('Largest');
  expect(await height()).toBeGreaterThan(before * 1.3);
  await page.getByRole('combobox', { name: 'Show what happens' }).selectOption('slowly');
  await page.getByRole('checkbox', { name: /One click acts/ }).check();
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByRole('combobox', { name: 'Show what happens' }).inputValue()).toBe('slow');
  expect(await page.getByRole('checkbox', { name: /One click acts/ }).isChecked()).toBe(true);
  expect(await height()).toBeGreaterThan(before * 1.3);
});

test('the rules are chapters with names, in reading order, each with how many rules it has', async () => {
  const page = await asAtFirst();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: /^DUCK! The mission/ }).waitFor();
  const books = await page.locator('.contents h2').allInnerTexts();
  expect(books[0]).toMatch(/^The Drill \d+ rules$/);
  expect(await page.locator('.contents').allInnerTexts()).not.toContainEqual(
    expect.stringMatching(/\b[A-Z]{2}-[A-Z]+\b/),
  );
  await page.getByRole('link', { name: 'Doors and other barriers' }).click();
  await page.getByRole('heading', { name: 'Doors and other barriers' }).waitFor();
  expect(await page.locator('.chapter').innerText()).not.toMatch(/\bDK-[A-Z]+-\d/);
  await turning(page, () => page.getByRole('link', { name: 'All chapters' }).click());
  await page.getByRole('searchbox').fill('stress kitty');
  await page.getByRole('heading', { name: 'The Stress Kitty and catastrophes' }).waitFor();
});

test.each([
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 1024, height: 768 },
])('with the largest text no room is wider than a window of $width by $height', async viewport => {
  const page = await house.visit({ viewport });
  await page.evaluate(() => localStorage.setItem('sightline preferences', JSON.stringify({ textSize: 'largest' })));
  await page.reload();
  const rooms = ['', 'rules', 'rules/DK-DOOR', 'credits', 'content', 'campaign', 'setup/duck', 'setup/dustup'];
  for (const room of rooms) {
    await goTo(page, room);
    await page.waitForSelector('.frame__main h1');
    await page.waitForLoadState('networkidle');
    expect([room, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([room, viewport.width]);
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = await page.getByRole('dialog').boundingBox();
  expect(sheet!.x >= 0 && sheet!.y >= 0 && sheet!.y + sheet!.height <= viewport.height).toBe(true);
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});

/** A browser that nobody has set anything in. */
async function asAtFirst(): Promise<Page> {
  const page = await house.visit();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  return page;
}
