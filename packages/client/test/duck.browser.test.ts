import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { FIRST_ACT } from './support/played-on.ts';
import { wholeReport } from './support/report.ts';
import {
  answering,
  look,
  openGame,
  openSeats,
  playNow,
  pressBar,
  pressPlace,
  type Seen,
  settled,
} from './support/table.ts';

// DUCK! at the web table, in a real browser.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test('a whole mission from Play now to the debriefing, every answer by mouse', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await playNow(page, 'DUCK!', 3);
  let [answers, placesPressed, isHomeward] = [0, 0, false];
  for (; answers < 600; answers++) {
    const seen = await look(page);
    if (seen.isOver) break;
    if (!isHomeward && (await turnOf(page)) > TURNS) {
      isHomeward = true;
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Withdraw when this turn ends' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await answering(page, async () => {
      if (await byMouse(page, seen)) placesPressed++;
    });
  }
  expect(answers).toBeGreaterThan(40);
  expect(placesPressed).toBeGreaterThan(5);
  expect(await wholeReport(page)).toMatch(/DK-HOUSE|DK-THREAT|DK-ACT/);
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.waitForSelector('.verdict');
  expect(await page.locator('.verdict').textContent()).toMatch(/DK-GAP-013/);
  expect(house.complaints).toEqual([]);
});

test('what is given away for good is asked once more with what is lost, and Escape keeps it', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await openGame(page, FIRST_ACT['DUCK!']());
  const { inputs } = await look(page);
  const offer = async () => {
    await page.keyboard.press('z');
    await page.getByText('rarely wanted').click();
    await page.locator('.tray .act', { hasText: 'Drop the HEMG' }).click();
    await page.locator('.ask__sure').waitFor();
  };
  await offer();
  expect(await page.locator('.ask__sure').textContent()).toMatch(/HEMG stays on the deck/);
  await page.keyboard.press('Escape');
  await page.locator('.ask__sure').waitFor({ state: 'detached' });
  expect(await look(page)).toMatchObject({ inputs });
  await offer();
  await answering(page, () => page.getByRole('button', { name: 'Do it' }).click());
  expect(house.complaints).toEqual([]);
});

test('X takes up the DASH, and Escape lets go of it', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await openGame(page, FIRST_ACT['DUCK!']());
  const { inputs } = await look(page);
  await page.keyboard.press('x');
  const marked = page.locator('.bar-button.is-marked');
  await marked.waitFor();
  expect(await marked.locator('b').textContent()).toBe('DASH');
  expect(await page.locator('.place-card').textContent()).toMatch(/out of breath/);
  await page.keyboard.press('Escape');
  await marked.waitFor({ state: 'detached' });
  expect(await look(page)).toMatchObject({ inputs });
  expect(house.complaints).toEqual([]);
});

test('a campaign goes on after a mission, with whatever it brought', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await page.getByRole('link', { name: 'Campaign' }).click();
  await page.getByRole('button', { name: 'Begin a campaign' }).click();
  const roster = page.locator('table.data tbody tr');
  await roster.first().waitFor();
  expect(await roster.count()).toBe(6);
  await page.getByRole('button', { name: 'On to the next mission' }).click();
  await settled(page);
  await toTheEnd(page);
  await page.getByRole('link', { name: 'To the campaign' }).click();
  await page.getByRole('button', { name: 'Debriefing' }).click();
  await page.locator('.debriefing').waitFor();
  await page.reload();
  await page.locator('.debriefing').waitFor();
  // The last option is always the modest one: nobody, nothing, no more.
  const press = page.locator('.debriefing .button--option, .debriefing .button--main').last();
  for (let asked = 0; asked < 60 && (await page.locator('.debriefing').count()) > 0; asked++) {
    const before = await page.locator('.debriefing').textContent();
    await press.click();
    await page.waitForFunction(text => document.querySelector('.debriefing')?.textContent !== text, before);
  }
  expect(await page.locator('.history li').count()).toBe(1);
});

/** Hands the Team to the machine and waits for the result. */
async function toTheEnd(page: Page): Promise<void> {
  if (!(await look(page)).isOver) {
    await openSeats(page);
    await page.getByRole('dialog').getByRole('combobox').first().selectOption({ index: 1 });
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.waitForSelector('.verdict');
}

/** What a boarder of few words does, in this order, before it is time to go home and after. */
const ABOARD = [
  /in pairs/i,
  /^shoot/i,
  /fight on/i,
  /stay aboard/i,
  /^move/i,
  /wait/i,
  /end the Team phase/i,
  /that is all/i,
];
const HOMEWARD = [/^shoot/i, /fight on/i, /withdraw/i, /wait/i, /end the Team phase/i, /that is all/i];
const TURNS = 3;

/** Goes by the board where it is asked for a square, else presses the button of the best wish; tells which. */
async function byMouse(page: Page, { question, places, buttons }: Seen): Promise<boolean> {
  if (/^Where (does|do) /.test(question) && places.length > 0) {
    const { x, y } = places[places.length >> 1]!;
    await pressPlace(page, { x, y });
    return true;
  }
  if (buttons.length === 0) throw new Error(`expected something to press for "${question}"`);
  await pressBar(page, (await turnOf(page)) > TURNS ? HOMEWARD : ABOARD);
  return false;
}

async function turnOf(page: Page): Promise<number> {
  return Number((await page.locator('.turn-bar__turn').textContent())?.replace(/\D/g, ''));
}
