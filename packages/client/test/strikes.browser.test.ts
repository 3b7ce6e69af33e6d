import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { openFile } from './support/files.ts';
import { drawnUp } from './support/motorised.ts';
import { SHOT } from './support/played-on.ts';
import { look, openGame, settled } from './support/table.ts';

// Whatever spends a shot or an attack is shown with its chances before it is done, however it is chosen.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const WIDE = { viewport: { width: 1400, height: 900 } };

const TANKS = drawnUp({
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

/** A table where somebody who is asked may shoot, in each game. */
const STANDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'DUCK!': page => openGame(page, SHOT['DUCK!']()),
  Dustup: async page => {
    await openFile(page, TANKS);
    await page.locator('.hand-over .button').click();
    await settled(page);
  },
  Killzone: page => openGame(page, SHOT.Killzone()),
};

/** The key of the first shot: the deed opens its list where there are several. */
async function keyOfShot(page: Page): Promise<string> {
  await page.keyboard.press('s');
  await page.locator('.tray .act, .place-card').first().waitFor();
  return (await page.locator('.tray .act').count()) > 0 ? '1' : 's';
}

/** The card of a shot that is only looked at. */
async function isShown(page: Page, inputs: number): Promise<void> {
  await page.locator('.place-card__again').waitFor();
  await page.locator('.place-card .chance').first().waitFor();
  expect(await look(page)).toMatchObject({ inputs });
}

describe.each(Object.keys(STANDS))('in %s', game => {
  test('a key shows the chances of a shot, Escape leaves it, and the second press fires', async () => {
    const page = await house.visit(WIDE);
    await STANDS[game]!(page);
    const { inputs } = await look(page);
    const key = await keyOfShot(page);
    if ((await page.locator('.place-card').count()) === 0) await page.keyboard.press(key);
    await isShown(page, inputs);
    await page.keyboard.press('Escape');
    await page.locator('.place-card').waitFor({ state: 'detached' });
    expect(await look(page)).toMatchObject({ inputs });
    const again = await keyOfShot(page);
    if ((await page.locator('.place-card').count()) === 0) await page.keyboard.press(again);
    await isShown(page, inputs);
    await fired(page, inputs, () => page.keyboard.press(again));
    expect(house.complaints).toEqual([]);
  });

  test('the list shows the chances of a shot, and the button of its card fires', async () => {
    const page = await house.visit(WIDE);
    await STANDS[game]!(page);
    const { inputs } = await look(page);
    await keyOfShot(page);
    const isList = (await page.locator('.tray .act').count()) > 0;
    if (isList) await page.locator('.tray .act').first().click();
    await isShown(page, inputs);
    await fired(page, inputs, () => page.locator('.place-card .act.is-marked').first().click());
  });
});

test('another row of a card is told by its first press, with a mouse as with a finger, and done by the second', async () => {
  const page = await house.visit(WIDE);
  await STANDS['Dustup']!(page);
  const { inputs } = await look(page);
  const badge = (await page.locator('.target-badge').first().boundingBox())!;
  await page.mouse.click(badge.x + badge.width / 2, badge.y + badge.height + 24);
  const another = page.locator('.place-card .act:not(:has(.act__again))').first();
  await another.click();
  await page.waitForFunction(() => document.querySelectorAll('.place-card .act:hover .act__again').length === 1);
  expect(await look(page)).toMatchObject({ inputs });
  await fired(page, inputs, () => page.locator('.place-card .act:has(.act__again)').click());
});

test('who wants one press has one press', async () => {
  const page = await house.visit(WIDE);
  await page.evaluate(() =>
    localStorage.setItem('sightline preferences', JSON.stringify({ speed: 'instant', oneClick: true })),
  );
  await page.reload();
  await STANDS['DUCK!']!(page);
  const { inputs } = await look(page);
  expect(await keyOfShot(page)).toBe('1');
  await fired(page, inputs, () => page.keyboard.press('1'));
});

/** The table may go to the other side with it. */
async function fired(page: Page, inputs: number, act: () => Promise<unknown>): Promise<void> {
  await act();
  await page.waitForFunction(
    count =>
      document.querySelector('.hand-over') !== null ||
      Number(document.querySelector<HTMLElement>('.ask')?.dataset['inputs']) > count,
    inputs,
  );
}
