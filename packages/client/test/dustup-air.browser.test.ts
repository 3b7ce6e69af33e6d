import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { aboutToBeShotDown, aboutToGetOut, aboutToLand, missionDue, missionGranted } from './support/airfield.ts';
import { type House, openHouse } from './support/browser.ts';
import { openFile } from './support/files.ts';
import { wholeReport } from './support/report.ts';
import { settled } from './support/table.ts';

// Fire is called for and falls, troops are landed and an aircraft is shot down, by somebody at the web table.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

/** Everything that has been drawn happening, by its class: whatever is looked for may have gone by. */
interface Noting {
  noted: Set<string>;
}

/** A battle out of a file, at a screen that its two players share; what happens is shown. */
async function sitDown(file: string, preferred = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.visit({ viewport: { width: 1400, height: 900 }, ...options });
  const preferences = JSON.stringify({ speed: 'fast', ...preferred });
  await page.evaluate(kept => localStorage.setItem('sightline preferences', kept), preferences);
  await page.reload();
  await page.evaluate(() => {
    const noting = window as never as Noting;
    noting.noted = new Set();
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.matches('.stage')) noting.noted.add('the table shakes');
      return animate.apply(this, how);
    };
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('.stagecraft [class]'))
        for (const name of element.classList) noting.noted.add(name);
    }).observe(document, { childList: true, subtree: true });
  });
  await openFile(page, file);
  await takeTable(page);
  return page;
}

async function takeTable(page: Page): Promise<void> {
  await page.locator('.hand-over .button').click();
  await settled(page);
}

async function isNoted(page: Page, name: string): Promise<void> {
  await page.waitForFunction(wanted => (window as never as Noting).noted.has(wanted), name);
}

/** What the next one at the screen is told when everything has been seen. */
async function handedOver(page: Page): Promise<void> {
  await page.locator('.hand-over').waitFor();
}

test('somebody says where rounds are to land, and they are on their way with their clock', async () => {
  const page = await sitDown(missionGranted());
  await page.keyboard.press('n');
  await page.locator('.stage .aimed .straying rect').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.stage .fire-mission .target--real .target__clock').waitFor();
  expect(await page.locator('.stage .fire-mission .target--dummy').count()).toBe(2);
});

/** Brings down the mission that is due. */
async function bringDown(page: Page): Promise<void> {
  await page.locator('.bar-button', { hasText: 'bring it down' }).click();
  await page.locator('.place-card__again').waitFor();
  await page.keyboard.press('Enter');
}

test.each([
  ['shakes the table', true, 'no-preference'],
  ['leaves the table still for whoever wants it still', false, 'no-preference'],
  ['leaves the table still where motion is reduced', true, 'reduce'],
] as const)('what goes off %s', async (_, shake, reducedMotion) => {
  const page = await sitDown(missionDue(), { shake }, { reducedMotion });
  await bringDown(page);
  await isNoted(page, 'burst--blast');
  const noted = await page.evaluate(() => [...(window as never as Noting).noted]);
  expect(noted.includes('the table shakes')).toBe(shake && reducedMotion === 'no-preference');
});

test('a mission that is due is brought down, and is seen to fall', async () => {
  const page = await sitDown(missionDue());
  await bringDown(page);
  await isNoted(page, 'flight--shell');
  await isNoted(page, 'burst--blast');
  await page.locator('.hand-over, .ask[aria-busy=false]').first().waitFor();
  if (await page.locator('.hand-over').isVisible()) await takeTable(page);
  expect(await wholeReport(page)).toMatch(/rounds of Red .*come down.*Accuracy.*bursts/s);
});

test('a lifter lands, and the squad in it gets out', async () => {
  const landing = await sitDown(aboutToLand());
  expect(await landing.locator('.stage .rig--aloft').count()).toBe(1);
  // Whether the zone is clear is said before it comes down.
  const land = landing.locator('.bar-button', { hasText: /land here/i });
  await land.click();
  await landing.locator('.place-card .notes').waitFor();
  await land.click();
  await landing.locator('.stage .rig--aloft').waitFor({ state: 'detached' });
  await isNoted(landing, 'burst--smoke');

  const page = await sitDown(aboutToGetOut());
  const men = page.locator('.stage .unit.token--red .token');
  expect(await men.count()).toBe(0);
  await page.locator('.bar-button', { hasText: 'Get out' }).first().click();
  await men.first().waitFor();
  expect(await men.count()).toBe(5);
  expect(await wholeReport(page)).toMatch(/First Squad gets? out/);
});

test('a gunship is locked on, carries on and is shot down', async () => {
  const page = await sitDown(aboutToBeShotDown());
  // Over which places it could be fired at is seen by whoever points at the gun.
  const gun = (await page.locator('.stage [data-piece="hull 3"] .rig__body').boundingBox())!;
  await page.mouse.move(gun.x + gun.width / 2, gun.y + gun.height / 2);
  await page.locator('.stage .guarded-sky .reach__rim').first().waitFor({ state: 'attached' });
  await page.keyboard.press('s');
  const shot = page.locator('.tray .act', { hasText: /autocannon at Red Gunship/ });
  await shot.click();
  await page.locator('.place-card__again').waitFor();
  await shot.click();
  await handedOver(page);
  await isNoted(page, 'flight--lock');

  await takeTable(page);
  await page.locator('.stage .locked').waitFor({ state: 'attached' });
  // What an evasion would come to is drawn before it is chosen.
  for (const _ of ['carry on', 'evade']) await page.keyboard.press('n');
  await page.locator('.stage .course__told').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  // What carrying on risks is said before it is done.
  await page.locator('.bar-button', { hasText: 'Carry on' }).click();
  await page.locator('.place-card__again').waitFor();
  await page.keyboard.press('Enter');
  await isNoted(page, 'flight--bullet');
  await page.locator('.stage .rig--wreck').waitFor();
  expect(await page.locator('.stage .rig--aloft').count()).toBe(0);
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});
