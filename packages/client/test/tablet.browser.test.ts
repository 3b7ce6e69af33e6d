import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { FIRST_ACT } from './support/played-on.ts';
import { openGame } from './support/table.ts';

// A screen between a desk and a pocket: the goal and the acts are read whole, and it may be turned.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test.each(['DUCK!', 'Dustup', 'Killzone'] as const)(
  'of %s the goal and the acts are read whole at 820 by 1180',
  async game => {
    const page = await house.visit({ viewport: { width: 820, height: 1180 }, hasTouch: true });
    await openGame(page, FIRST_ACT[game]());
    expect((await page.locator('.turn-bar').boundingBox())!.height).toBeLessThan(90);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.bar-button b')].flatMap(({ scrollHeight, clientHeight, textContent }) =>
        scrollHeight > clientHeight + 1 ? [textContent] : [],
      ),
    );
    expect(cut).toEqual([]);
    expect(house.complaints).toEqual([]);
  },
);

test('whoever turns his screen still sees whom he is asked about', async () => {
  const page = await house.visit({ viewport: { width: 1180, height: 820 } });
  await openGame(page, FIRST_ACT['DUCK!']());
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = page.locator('.stage .token--active .token__body').first();
  await expect
    .poll(async () => {
      const { x, y } = (await asked.boundingBox())!;
      return x > 0 && x < 390 - 24 && y > 0 && y < 844 - 150;
    })
    .toBe(true);
});
