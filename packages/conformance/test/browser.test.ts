import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { chromium as installed } from '../../../scripts/chromium.mjs';
import { playSeeds } from './browser/play.ts';

const SEEDS = 12;
const NO_BROWSER = process.env['SIGHTLINE_NO_BROWSER'] === '1';
if (NO_BROWSER) console.warn('SIGHTLINE_NO_BROWSER is set: whether a browser plays as Node does is not tested.');

test.skipIf(NO_BROWSER)('Chromium plays the very matches that Node does', async () => {
  // Throws with advice where there is none: a machine that cannot say is not a machine that agrees.
  const browser = await chromium.launch({ ...installed(), headless: true });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled('entry.ts') });
    const there = await page.evaluate(`playSeeds(${SEEDS})`);
    expect(there).toEqual(playSeeds(SEEDS));
  } finally {
    await browser.close();
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
