import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { goTo } from './support/address.ts';
import { type House, openHouse } from './support/browser.ts';
import { games } from './support/games.ts';
import { look, settled, toStep } from './support/table.ts';

// The set-up: three steps, a way to start from each, a picture and a briefing for everything that can be played.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const IDS = ['duck', 'dustup', 'killzone', 'drill'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
];

const enter = (page: Page, id: string): Promise<unknown> => goTo(page, `setup/${id}`);

test.each(games)('the set-up of %s starts a game at once', async game => {
  const page = await house.visit();
  await page.getByRole('link', { name: `Set up: ${game}` }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  expect(await look(page)).toMatchObject({ isOver: false });
});

test.each(SIZES)('Start is in sight in every step at $width by $height', async viewport => {
  const page = await house.visit({ viewport });
  for (const id of IDS) {
    await enter(page, id);
    for (const step of ['What', 'Who', 'How'] as const) {
      await toStep(page, step);
      for (const top of [0, 1e6]) {
        await page.evaluate(y => scrollTo(0, y), top);
        const box = await page.getByRole('button', { name: 'Start' }).boundingBox();
        expect([id, step, box!.y >= 0 && box!.y + box!.height <= viewport.height]).toEqual([id, step, true]);
      }
    }
  }
});

test.each(IDS)('every scenario of %s has a picture and a briefing of its own', async id => {
  const page = await house.visit();
  await enter(page, id);
  const cards = page.locator('.scenario--scene');
  await cards.first().waitFor();
  const count = await cards.count();
  expect(await page.locator('.scenario--scene .scene svg > *').count()).toBeGreaterThanOrEqual(count);
  const pictures = await cards.locator('.scene').evaluateAll(all => all.map(each => each.innerHTML));
  expect(new Set(pictures).size).toBe(count);
  const signs = await cards.locator('.scene__sign').evaluateAll(all => all.map(each => each.innerHTML));
  expect(new Set(signs).size).toBe(count);
  const briefings = new Set<string>();
  for (const radio of await cards.getByRole('radio').all()) {
    await radio.check();
    const text = (await page.locator('.briefing p').textContent()) ?? '';
    expect(text.split(/[.!?](?:\s|$)/).length - 1).toBeGreaterThanOrEqual(2);
    briefings.add(text);
  }
  expect(briefings.size).toBe(count);
});

test('rules that can be turned are folded by kind and can be searched', async () => {
  const page = await house.visit();
  await enter(page, 'dustup');
  await toStep(page, 'How');
  expect(await page.locator('.switches').count()).toBe(2);
  expect(await page.locator('.switches').first().isVisible()).toBe(false);
  await page.getByRole('searchbox', { name: 'Find a rule' }).fill('mine');
  await expect.poll(() => page.locator('.switches').count()).toBe(1);
  await page.locator('.switches').waitFor();
  const names = await page.locator('.switches li').allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  await page.locator('.switches input[type=checkbox]').first().click();
  await page.getByRole('searchbox', { name: 'Find a rule' }).fill('');
  expect(await page.locator('.steps').innerText()).toContain('1 changed');
});

test('a term of a briefing explains itself to the pointer, to the keyboard and to a finger', async () => {
  const page = await house.visit();
  await enter(page, 'duck');
  const term = page.locator('.briefing .term', { hasText: 'boarding bridge' }).first();
  await term.hover();
  await page.getByRole('tooltip').getByText('The Team’s way in').waitFor();
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await term.focus();
  expect(await term.getAttribute('aria-describedby')).toBe(await page.getByRole('tooltip').getAttribute('id'));
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'Before the mission' }).waitFor();
  const phone = await house.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await enter(phone, 'duck');
  await phone.locator('.briefing .term').first().tap();
  const box = await phone.getByRole('tooltip').boundingBox();
  expect(box!.x >= 0 && box!.x + box!.width <= 390).toBe(true);
  expect(await phone.getByRole('dialog').count()).toBe(0);
  await phone.locator('.briefing .term').first().tap();
  await phone.getByRole('dialog').waitFor();
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});
