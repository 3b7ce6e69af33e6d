import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MAPS } from '@sightline/dustup';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { goTo } from './address.ts';
import { type House, openHouse } from './browser.ts';
import { games } from './games.ts';
import { settled, setUp, toStep } from './table.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe holds to be serious or worse: the rule and the first element it was found on. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    interface Violation {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
    }
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`);
  });
}

/** Tests that look every room over with axe: nothing serious may be found. */
export function lookOver(colorScheme: 'light' | 'dark'): void {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(inject('served'));
  });
  afterEach(() => house.leave());
  afterAll(() => house?.close());

  test(`the first page, the rules, the credits and the campaign, ${colorScheme}`, async () => {
    const page = await house.visit({ colorScheme });
    expect(await findings(page)).toEqual([]);
    await goTo(page, 'rules');
    await page.locator('.rules, main').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await goTo(page, 'credits');
    await page.getByRole('heading', { name: 'Icons' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await goTo(page, 'campaign');
    await page.getByRole('button', { name: 'Begin a campaign' }).click();
    await page.getByRole('button', { name: 'On to the next mission' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByRole('link', { name: /^Go on: / }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test(`own content, taken and refused, ${colorScheme}`, async () => {
    const page = await house.visit({ colorScheme });
    await page.getByRole('link', { name: 'Your content' }).click();
    await page.getByRole('heading', { name: 'Dustup' }).waitFor();
    for (const content of [MAPS.rows[0], { id: 'mine' }]) {
      const text = JSON.stringify({ format: 'sightline content', edition: 1, game: 'dustup', kind: 'map', content });
      const file = { name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(content === MAPS.rows[0] ? 'Got it:' : 'couldn’t use map.json').waitFor();
      expect(await findings(page)).toEqual([]);
    }
  });

  test.each(games)(`the set-up and the table of %s, ${colorScheme}`, async game => {
    const page = await house.visit({ colorScheme });
    await page.getByRole('link', { name: `Set up: ${game}` }).click();
    await page.getByRole('button', { name: 'Start' }).waitFor();
    for (const step of ['What', 'Who', 'How'] as const) {
      await toStep(page, step);
      // One of pictures and one of names stand for all the cards that can be unfolded.
      const folded = await page.locator('.choice > summary').all();
      for (const summary of new Set([folded.at(0), folded.at(-1)])) await summary?.click();
      expect(await findings(page)).toEqual([]);
    }
    await page.goBack();
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('n');
    await page.keyboard.press('t');
    expect(await findings(page)).toEqual([]);
  });

  test(`after the game and its replay, ${colorScheme}`, async () => {
    const page = await house.visit({ colorScheme });
    await setUp(page, { red: 'Machine: greedy', blue: 'Machine: greedy', scenario: 'Open field' });
    await page.getByRole('button', { name: 'See the result' }).click();
    await page.waitForSelector('.verdict');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('button', { name: 'What if?' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });
}
