import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { openFile } from './support/files.ts';
import { drawnUp } from './support/motorised.ts';
import { answering, type Point, pressPlace, readReport, settled } from './support/table.ts';

// Vehicles of Dustup at the web table, in a real browser.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

/** A battle drawn up as it is wanted, with the whole table in sight. */
async function sitDown(file: string): Promise<Page> {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await openFile(page, file);
  await page.locator('.hand-over .button').click();
  await settled(page);
  await page.keyboard.press('0');
  return page;
}

/** The middle of a vehicle, in pixels of the page. */
async function hullAt(page: Page, unit: number): Promise<Point> {
  const { x, y, width, height } = (await page.locator(`.stage [data-piece="hull ${unit}"] .rig__body`).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A place of the table, in inches from its south-west corner. */
async function placeAt(page: Page, x: number, y: number): Promise<Point> {
  const table = (await page.locator('.stage .land__ground').boundingBox())!;
  return { x: table.x + (table.width * x) / 44, y: table.y + (table.height * (40 - y)) / 40 };
}

const titleOf = (page: Page, unit: number): Promise<string | null> =>
  page.locator(`.stage [data-piece="hull ${unit}"] > title`).textContent();

/** Waits until an answer is in; the table may go to the other side with it. */
async function given(page: Page, inputs: string | null): Promise<void> {
  await page.waitForFunction(
    count =>
      document.querySelector('.hand-over') !== null ||
      document.querySelector<HTMLElement>('.ask')?.dataset['inputs'] !== count,
    inputs,
  );
}

const MOUNT = drawnUp({
  red: ['wheeledCarrier'],
  blue: ['cargoTruck'],
  places: [
    [3, 18.6, 'row'],
    [5, 17, 90],
    [39, 20],
    [36, 12, 0],
  ],
  acts: 0,
});
const DRIVE = drawnUp({
  red: ['battleTank'],
  blue: ['heavyTank'],
  places: [
    [5, 30],
    [6, 20, 90],
    [39, 33],
    [38, 19, 0],
  ],
  acts: 1,
});
const WRECK = drawnUp({
  red: ['battleTank'],
  blue: ['cargoTruck'],
  places: [
    [5, 30],
    [6, 20, 90],
    [39.5, 20],
    [37, 20, 0],
  ],
  acts: 1,
  falls: 3,
});

test('a squad gets into a carrier that is pressed, and out on the side that is pointed at', async () => {
  const page = await sitDown(MOUNT);
  const men = page.locator('.stage .unit .token--red');
  expect(await men.count()).toBe(5);
  const carrier = await hullAt(page, 1);
  await answering(page, () => pressPlace(page, carrier));
  expect(await men.count()).toBe(0);
  expect(await titleOf(page, 1)).toMatch(/carries Red First Squad/);
  const south = await placeAt(page, 5, 15);
  await page.mouse.move(south.x, south.y);
  await page.locator('.ghosts circle').first().waitFor();
  expect(await page.locator('.ghosts circle').count()).toBe(5);
  const inputs = await page.locator('.ask').getAttribute('data-inputs');
  await page.mouse.click(south.x, south.y);
  await page.mouse.click(south.x, south.y);
  await given(page, inputs);
  expect(house.complaints).toEqual([]);
});

test('a tank drives to a place that is pressed, and points where the wheel says', async () => {
  const page = await sitDown(DRIVE);
  const before = await page.locator('.stage [data-piece="hull 1"]').getAttribute('style');
  const goal = await placeAt(page, 14, 24);
  await page.mouse.click(goal.x, goal.y);
  await page.locator('.drive-way__line').first().waitFor();
  expect(await page.locator('.rig-ghost').count()).toBe(1);
  expect(await page.locator('.wheel__spoke').count()).toBe(16);
  const tip = (await page.locator('.wheel__spoke').first().boundingBox())!;
  const press = (): Promise<void> => page.mouse.click(tip.x + tip.width / 2, tip.y + tip.height / 2);
  // No drive is taken back: the first press shows how it would stand there.
  await press();
  await page.locator('.wheel__spoke.is-chosen').waitFor();
  expect(await page.locator('.stage [data-piece="hull 1"]').getAttribute('style')).toBe(before);
  await answering(page, press);
  const after = await page.locator('.stage [data-piece="hull 1"]').getAttribute('style');
  expect(after).not.toBe(before);
  expect(after).toMatch(/rotate\(0deg\)/);
  expect(house.complaints).toEqual([]);
});

test('a shot at a flank shows the face that it strikes and the armour there before it is fired', async () => {
  const page = await sitDown(DRIVE);
  const enemy = await hullAt(page, 3);
  await page.mouse.move(enemy.x, enemy.y);
  await page.locator('.struck-face').waitFor();
  expect(await page.locator('.struck-face text').textContent()).toBe('3');
  await page.mouse.click(enemy.x, enemy.y);
  const card = page.locator('.place-card');
  await card.getByText('destroyed', { exact: true }).first().waitFor();
  expect(await card.textContent()).toMatch(/tank gun at Heavy tank.*strikes its side, armour 3/is);
  expect(await card.textContent()).toMatch(/suppressed, not damaged/);
  await answering(page, () => page.mouse.click(enemy.x, enemy.y));
  expect(await readReport(page)).toMatch(/fires at the side of Blue Heavy tank/);
  expect(house.complaints).toEqual([]);
});

test('a truck that is destroyed burns where it stood, and whoever is behind its wreck has cover', async () => {
  const page = await sitDown(WRECK);
  expect(await page.locator('.stage .rig--wreck').count()).toBe(0);
  const truck = await hullAt(page, 3);
  await answering(page, () => pressPlace(page, truck));
  expect(await page.locator('.stage .rig--wreck .rig__smoke').count()).toBe(1);
  expect(await titleOf(page, 3)).toMatch(/a burning wreck/);
  const behind = (await page.locator('.stage .unit .token--blue').first().boundingBox())!;
  await page.mouse.click(behind.x + behind.width / 2, behind.y + behind.height / 2);
  await page.locator('.place-card .notes').waitFor();
  expect(await page.locator('.place-card .notes').textContent()).toMatch(/in (soft|hard) cover/);
  expect(house.complaints).toEqual([]);
});

test('by keys alone: into the carrier, and out of it again', async () => {
  const page = await sitDown(MOUNT);
  // There is one carrier to get into, which its key shows; which side to get out on is chosen from a list.
  await page.keyboard.press('d');
  await page.locator('.place-card__again').waitFor();
  await answering(page, () => page.keyboard.press('d'));
  expect(await titleOf(page, 1)).toMatch(/carries Red First Squad/);
  const inputs = await page.locator('.ask').getAttribute('data-inputs');
  await page.keyboard.press('d');
  await page.keyboard.press('n');
  await page.locator('.ghosts circle').first().waitFor();
  expect(await page.locator('.is-marked').first().textContent()).toMatch(/get out/i);
  await page.keyboard.press('Enter');
  await given(page, inputs);
  expect(await titleOf(page, 1)).not.toMatch(/carries/);
  expect(await page.locator('.stage .unit .token--red').count()).toBe(5);
  expect(house.complaints).toEqual([]);
});
