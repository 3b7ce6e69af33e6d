import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium as installed } from '../../../scripts/chromium.mjs';
import { GAME_NAMES, playScenarios, playSeeds } from './browser/play.ts';

const SEEDS = 12;
const NO_BROWSER = process.env['SIGHTLINE_NO_BROWSER'] === '1';
if (NO_BROWSER) console.warn('SIGHTLINE_NO_BROWSER is set: whether a browser plays as Node does is not tested.');

describe.skipIf(NO_BROWSER)('Chromium plays the very matches that Node does', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    // Throws with advice where there is none: a machine that cannot say is not a machine that agrees.
    browser = await chromium.launch({ ...installed(), headless: true });
    page = await browser.newPage();
    await page.addScriptTag({ content: await bundled('entry.ts') });
  }, 0);
  afterAll(() => browser?.close());

  test('of the drill, with their dice, logs and odds', async () => {
    expect(await page.evaluate(`playSeeds(${SEEDS})`)).toEqual(playSeeds(SEEDS));
  });

  for (const game of GAME_NAMES) {
    // No limit of time: how long it takes depends on the machine.
    test(`of ${game}, in every scenario`, { timeout: 0 }, async () => {
      expect(await page.evaluate(`playScenarios('${game}')`)).toEqual(playScenarios(game));
    });
  }
});

test('different seeds are different matches', () => {
  expect(new Set(playSeeds(SEEDS)).size).toBe(SEEDS);
});

/** The script as a browser would load it, kept in memory. */
async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'browser', entry), formats: ['iife'], name: 'sightline' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('vite: expected a bundle');
  return output.output[0].code;
}
