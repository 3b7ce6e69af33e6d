import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { threatsToCome } from './support/played-on.ts';
import { wholeReport } from './support/report.ts';
import { answering, lastByKeys, openGame, openSeats, settled, setUp } from './support/table.ts';

// What happens is seen happening, in a real browser: the machine's moves one after the other, skipped, and once more.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

/** The places in what was told of everything that is shown, in the order in which it is shown. */
async function watching(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const line = document.querySelector<SVGGElement>('.stagecraft')?.dataset['line'];
      if (line !== undefined && seen.at(-1) !== Number(line)) seen.push(Number(line));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-line'] });
  });
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

async function atSpeed(page: Page, speed: string): Promise<void> {
  await page.evaluate(
    value => localStorage.setItem('sightline preferences', JSON.stringify({ speed: value, handOver: false })),
    speed,
  );
  await page.reload();
}

/** The places of all events in the report, which lists every line with its place. */
async function reported(page: Page): Promise<number[]> {
  await page.keyboard.press('j');
  await page.getByRole('combobox', { name: 'How much to show' }).selectOption({ label: 'Everything' });
  const keys = await page
    .locator('.report__story [data-key]')
    .evaluateAll(lines => lines.map(line => Number((line as HTMLElement).dataset['key'])));
  return [...new Set(keys)].sort((a, b) => a - b);
}

test("one's own moves and the machine's are shown one by one, each once and none left out", async () => {
  const page = await house.visit({ viewport: { width: 1300, height: 800 }, reducedMotion: 'no-preference' });
  await atSpeed(page, 'fast');
  await setUp(page, { scenario: 'Open field' });
  await settled(page);
  const seen = await watching(page);
  // Red picks a unit, walks it and has it hold its fire; then the machine does as it likes.
  for (const _ of ['pick', 'walk', 'hold']) await answering(page, lastByKeys(page));
  await page.waitForFunction(() => document.querySelector('.stagecraft') === null);
  const shown = await seen();
  expect(shown.length).toBeGreaterThanOrEqual(6);
  expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
  expect(shown).toEqual(await reported(page));
  expect(house.complaints).toEqual([]);
});

test.each([
  [1440, 900],
  [820, 1180],
  [390, 844],
])('what is shown is skipped where no act ever stands, at %i by %i', async (width, height) => {
  const page = await house.visit({ viewport: { width, height } });
  await atSpeed(page, 'slow');
  await setUp(page, { scenario: 'Open field' });
  await settled(page);
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll(found =>
      found.map(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  for (const _ of ['pick', 'walk']) {
    await lastByKeys(page)();
    await page.waitForTimeout(100);
    await page.keyboard.press('Escape');
    await settled(page);
  }
  const acts = await boxes('.bar-buttons, .bar-done > *');
  expect(acts.length).toBeGreaterThan(0);
  await reported(page);
  await page
    .locator('.report__story .report__line')
    .first()
    .getByRole('button', { name: /again/i })
    .click({ timeout: 20_000 });
  await page.waitForSelector('.playback-bar__keys', { timeout: 20_000 });
  for (const key of await boxes('.playback-bar__keys button')) {
    for (const act of acts) {
      const isApart = key.right <= act.left || act.right <= key.left || key.bottom <= act.top || act.bottom <= key.top;
      expect(isApart, JSON.stringify({ key, act })).toBe(true);
    }
  }
  expect(house.complaints).toEqual([]);
});

test('what is skipped is over at once, and can be seen again from any line of the report', async () => {
  const page = await house.visit({ viewport: { width: 1300, height: 800 } });
  await atSpeed(page, 'slow');
  await setUp(page, { scenario: 'Open field' });
  await settled(page);
  const seen = await watching(page);
  for (const _ of 'walk') {
    await page.keyboard.press('Shift+N');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    await page.keyboard.press('Escape');
    await settled(page);
  }
  const lines = await reported(page);
  expect(lines.length).toBeGreaterThan((await seen()).length);
  await page.evaluate(() => {
    (window as unknown as { seen: number[] }).seen.length = 0;
  });
  const line = page.locator('.report__story .report__line').first();
  const key = Number(await line.getAttribute('data-key'));
  await line.getByRole('button', { name: /again/i }).click();
  await page.waitForFunction(
    place => document.querySelector<SVGGElement>('.stagecraft')?.dataset['line'] === String(place),
    key,
  );
  expect(await page.locator('.playback-bar').textContent()).toContain('Seen again');
  await page.keyboard.press(' ');
  await page.waitForFunction(
    place => document.querySelector<SVGGElement>('.stagecraft')?.dataset['line'] !== String(place),
    key,
  );
  expect((await seen())[0]).toBe(key);
  expect(house.complaints).toEqual([]);
});

test('a Threat phase of DUCK! is shown in its order, with dice and a sentence about each', async () => {
  const page = await house.visit({ viewport: { width: 1300, height: 800 }, reducedMotion: 'no-preference' });
  await atSpeed(page, 'fast');
  await openGame(page, threatsToCome());
  const seen = await watching(page);
  await page.evaluate(() => {
    const told: string[] = [];
    const twice: string[] = [];
    Object.assign(window, { told, twice });
    new MutationObserver(() => {
      const announced = document.querySelector('.moment span')?.textContent;
      if (announced && document.querySelector('.told-card')?.textContent.includes(announced)) twice.push(announced);
      const text = document.querySelector('.told-card p, .moment span')?.textContent;
      if (text && told.at(-1) !== text) told.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await openSeats(page);
  await page.getByRole('dialog').getByRole('combobox').first().selectOption('bot team');
  await page.keyboard.press('Escape');
  // A phase in which Threats act, from its first sentence to that of the next phase. Whatever comes before is shown as well.
  const phase = await page.waitForFunction(
    () => {
      const all = (window as unknown as { told: string[] }).told;
      const ends = all.flatMap((text, i) => (text.includes('Housekeeping') ? [i] : []));
      const phases = ends.map(end => all.slice(all.lastIndexOf('The Threat phase begins.', end), end));
      return phases.find(sentences => sentences.some(text => / rolls /.test(text)));
    },
    null,
    { timeout: 120_000 },
  );
  const sentences = (await phase.jsonValue()) ?? [];
  expect(sentences.length).toBeGreaterThan(2);
  // What a banner says no card says beside it.
  expect(await page.evaluate(() => (window as unknown as { twice: string[] }).twice)).toEqual([]);
  const shown = await seen();
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  // The report says the same in the same order, but for what is put in other words where it happens.
  await page.keyboard.press('j');
  const report = await wholeReport(page);
  const reported = sentences.slice(1).filter(sentence => report.includes(sentence));
  expect(reported.length * 2).toBeGreaterThan(sentences.length - 1);
  let at = 0;
  for (const sentence of reported) {
    at = report.indexOf(sentence, at);
    expect(at, sentence).toBeGreaterThanOrEqual(0);
  }
  expect(house.complaints).toEqual([]);
});
