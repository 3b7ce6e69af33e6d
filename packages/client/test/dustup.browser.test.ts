import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { goTo } from './support/address.ts';
import { type House, openHouse } from './support/browser.ts';
import { openFile, savedFile } from './support/files.ts';
import { FIRST_ACT } from './support/played-on.ts';
import { quietlyOn } from './support/quietly.ts';
import {
  answering,
  firstByKeys,
  lastByKeys,
  look,
  openGame,
  openSeats,
  playNow,
  playUntil,
  putBriefingAway,
  settled,
  toStep,
} from './support/table.ts';

// Dustup at the web table, in a real browser.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

/** Enough to have deployed and fought a little; after that everybody passes. */
const FOUGHT = 70;
/** So much of it is played in the page again, to the end. */
const LAST = 40;

test('two persons at one screen, by keys alone: the table is covered whenever it changes hands', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await press(page, page.getByRole('link', { name: 'Set up: Dustup' }), 'Enter');
  await press(page, page.getByRole('radio', { name: /Crossroads/ }), 'Space');
  await toStep(page, 'Who');
  await press(page, page.getByRole('combobox', { name: /^Blue force/ }), 'Home');
  await toStep(page, 'How');
  await page.getByRole('textbox', { name: /Seed/ }).fill('7');
  await press(page, page.getByRole('button', { name: 'Start' }), 'Enter');
  let handed = await playByKeys(page, FOUGHT, true);
  expect(await look(page)).toMatchObject({ isOver: false });
  // What lies between is more of the same.
  const file = quietlyOn(await savedFile(page, 'Save to a file'), LAST);
  await goTo(page, '');
  await openFile(page, file);
  handed += await playByKeys(page, 3 * LAST, false);
  expect(handed).toBeGreaterThan(10);
  expect(await look(page)).toMatchObject({ isOver: true });
  expect(await page.locator('.ask').textContent()).toMatch(/DU-GAP-0/);
  expect(house.complaints).toEqual([]);
});

/** So many answers or changes of hands, or to the end, and on to somebody who is asked; says how often the table changed hands. */
async function playByKeys(page: Page, most: number, fighting: boolean): Promise<number> {
  let handed = 0;
  for (let asked = 0; ; asked++) {
    await page.waitForSelector('.hand-over, .ask[aria-busy=false]');
    if ((await page.locator('.hand-over').count()) > 0) {
      expect(await page.locator('.stage').count()).toBe(0);
      handed++;
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      continue;
    }
    const seen = await look(page);
    if (seen.isOver || asked >= most) return handed;
    await answer(page, seen.inputs, fighting);
  }
}

test('while a force sets up its zones are drawn, and a place outside them is refused with its reason', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await playNow(page, 'Dustup');
  await putBriefingAway(page);
  await page.locator('.zone').first().waitFor();
  await answering(page, firstByKeys(page));
  const table = (await page.locator('.land__ground').boundingBox())!;
  await page.mouse.click(table.x + table.width / 2, table.y + table.height / 4);
  expect(await page.locator('.consideration--refused').textContent()).toMatch(
    /outside the deployment zone.*DU-GAP-029/i,
  );
  expect(await page.locator('.ghosts--refused').count()).toBe(1);
});

test('the ghost of a unit is dragged to where it shall stand, and stands there by one press more', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await playNow(page, 'Dustup');
  await putBriefingAway(page);
  await answering(page, firstByKeys(page));
  const zone = (await page.locator('.zone').first().boundingBox())!;
  const middle = zone.x + zone.width / 2;
  const to = { x: middle, y: zone.y + zone.height * 0.75 };
  const seenAt = () => page.locator('.stage > g').getAttribute('transform');
  const pose = await seenAt();
  await page.mouse.move(middle, zone.y + zone.height * 0.4);
  await page.locator('.ghosts').waitFor();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  // It goes along with the pointer, and the board stays.
  await expect.poll(() => beside(page, to)).toBeLessThan(60);
  expect(await seenAt()).toBe(pose);
  const { inputs } = await look(page);
  await page.mouse.up();
  await page.locator('.place-card .act').waitFor();
  expect((await look(page)).inputs).toBe(inputs);
  await answering(page, () => page.keyboard.press('Enter'));
  const unit = (await page.locator('.stage .unit .token__body').first().boundingBox())!;
  expect(Math.hypot(unit.x - to.x, unit.y - to.y)).toBeLessThan(60);
  expect(house.complaints).toEqual([]);
});

/** How far the middle of the ghosts is from a point, in pixels. */
async function beside(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<number> {
  const box = (await page.locator('.ghosts').boundingBox())!;
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
}

test('a battle is given up behind "Seats", and only when it is pressed twice', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await openGame(page, FIRST_ACT.Dustup());
  await openSeats(page);
  await page.getByRole('button', { name: /give up/ }).click();
  await page.getByRole('button', { name: 'Really give up?' }).click();
  await page.waitForSelector('.ask__over');
  expect(await page.locator('.ask').textContent()).toMatch(/DU-GAP-028|gives up/);
  expect(house.complaints).toEqual([]);
});

test('"Not again this turn" passes until the next turn, says so, and is taken back where it says so', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await playNow(page, 'Dustup');
  await putBriefingAway(page);
  const isSeizing = ({ question }: { readonly question: string }): boolean => question.startsWith('Seize');
  await page.getByRole('button', { name: 'Deploy the rest for me' }).click();
  await page.waitForFunction(() => document.querySelector('.turn-bar__turn')?.textContent === 'Turn 1');
  const turn = async (): Promise<string> => (await page.locator('.turn-bar__turn').textContent())!;
  const quiet = page.getByRole('button', { name: 'Not again this turn' });
  await settled(page);
  await playUntil(page, isSeizing, firstByKeys(page));
  await answering(page, () => quiet.click());
  // The others have more units: without it one would be asked again after each of one's own.
  let asked = 0;
  while ((await turn()) === 'Turn 1') {
    expect(isSeizing(await look(page))).toBe(false);
    expect(await page.locator('.over-bar').textContent()).toContain('This turn you let things pass');
    asked++;
    await answering(page, lastByKeys(page));
  }
  expect(asked).toBeGreaterThan(2);
  await playUntil(page, isSeizing, lastByKeys(page));
  expect(await turn()).toBe('Turn 2');
  await answering(page, () => quiet.click());
  await page.locator('.over-bar').getByRole('button', { name: 'Ask again' }).click();
  await playUntil(page, isSeizing, lastByKeys(page));
  expect(await turn()).toBe('Turn 2');
  expect(house.complaints).toEqual([]);
});

test('from where a whole battle is seen, nobody of a squad covers his neighbour, and leaders lie on top', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await playNow(page, 'Dustup');
  await putBriefingAway(page);
  await page.getByRole('button', { name: 'Deploy the rest for me' }).click();
  await page.waitForFunction(() => document.querySelector('.turn-bar__turn')?.textContent === 'Turn 1');
  await settled(page);
  await page.keyboard.press('0');
  const { share, drawn } = await page.evaluate(() => {
    const squads = [...document.querySelectorAll('.stage .unit__led')].map(led =>
      [...led.querySelectorAll('.token__body')].map(body => body.getBoundingClientRect()),
    );
    const shares = squads.flatMap(men =>
      men.flatMap((one, i) =>
        men.slice(i + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y) / Math.min(one.width, other.width)),
      ),
    );
    const all = [...document.querySelectorAll('.stage .unit')];
    return { share: Math.min(...shares), drawn: all.map(unit => unit.querySelector('.unit__led') !== null) };
  });
  expect(share).toBeGreaterThan(0.95);
  expect(drawn.indexOf(false)).toBeGreaterThan(drawn.lastIndexOf(true));
});

test('a line of sight is measured as the rules do, and says what blocks it', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await playNow(page, 'Dustup');
  await putBriefingAway(page);
  await page.keyboard.press('q');
  const table = (await page.locator('.land__ground').boundingBox())!;
  const at = (x: number, y: number) => ({ x: table.x + (table.width * x) / 72, y: table.y + (table.height * y) / 48 });
  const [from, to] = [at(36, 12), at(48, 26)];
  await page.mouse.click(from.x, from.y);
  await page.mouse.click(to.x, to.y);
  expect(await page.locator('.board__ruler').textContent()).toMatch(/18\.\d".*Building.* blocks the line/);
});

/** As somebody does who has come there with the Tab key. */
async function press(page: Page, control: Locator, key: string): Promise<void> {
  await control.focus();
  await page.keyboard.press(key);
}

/** By the key of its number: the first choice while there is fighting, afterwards the one that lets things be. */
async function answer(page: Page, inputs: number, fighting: boolean): Promise<void> {
  // While it is open the keys are its own.
  await putBriefingAway(page);
  const labels = await page.locator('.bar-button b').allTextContents();
  const quiet = labels.findIndex(label => /pass|end the activation|let it|enough|^keep/i.test(label));
  if (!fighting && quiet >= 0) await press(page, page.locator('.bar-button').nth(quiet), 'Enter');
  else {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(count => {
    const ask = document.querySelector<HTMLElement>('.ask');
    const isAsked = ask?.ariaBusy === 'false' && Number(ask.dataset['inputs']) !== count;
    return isAsked || document.querySelector('.hand-over') !== null;
  }, inputs);
}
