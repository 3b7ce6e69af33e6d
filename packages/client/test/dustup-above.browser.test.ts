import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { answerByHint } from './support/online.ts';
import { lifterAloft, mortarsAnswer } from './support/played-on.ts';
import { wholeReport } from './support/report.ts';
import { answering, openGame } from './support/table.ts';

// Artillery and aircraft of Dustup at the web table, in a real browser.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

async function sitDown(file: string): Promise<Page> {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await openGame(page, file);
  return page;
}

test('a lifter with a squad aboard comes by the chart, flies over the table, and is told of', async () => {
  const page = await sitDown(lifterAloft());
  const chart = page.getByRole('region', { name: 'On the way' });
  expect(await chart.locator('li').count()).toBe(5);
  expect(await page.locator('.stage .rig--aloft').count()).toBeGreaterThan(0);
  expect(await page.locator('.muster').innerText()).toMatch(/flying · undamaged/);
  // The question is seen whole, however much is said of who is asked.
  const cut = await page.locator('.ask__who').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  await answering(page, () => answerByHint(page));
  expect(await wholeReport(page)).toMatch(/lifter (flies|lands)/);
});

test('fire is called for from the bar and comes along the chart', async () => {
  const page = await sitDown(mortarsAnswer());
  await answering(page, () => answerByHint(page));
  await page
    .getByRole('region', { name: 'On the way' })
    .getByRole('button', { name: /mortars/i })
    .first()
    .waitFor();
  expect(await wholeReport(page)).toMatch(/calls for the company mortars.*Rounds from the company mortars/s);
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});
