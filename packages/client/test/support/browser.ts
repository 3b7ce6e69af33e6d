import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core';
import { preview } from 'vite';
import { chromium } from '../../../../scripts/chromium.mjs';

const CLIENT = join(import.meta.dirname, '..', '..');
/** Beside the build that `npm start` serves, so that neither disturbs the other. */
const BUILDS = join(CLIENT, '..', '..', '.cache', 'client-test');

/** Nobody waits for the machine here. */
const PREFERENCES = [{ name: 'sightline preferences', value: JSON.stringify({ speed: 'instant' }) }];

/** The built client on a server of its own, and a real browser. */
export interface House {
  /** A fresh browser profile on the first page, with a machine that moves at once. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** What the pages did that they must never do: faults of ours, and calls to anywhere but the own server. */
  readonly complaints: readonly string[];
  /** Closes every page that is open. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Every file of tests has a build of its own, because they run side by side. */
export async function openHouse(name: string): Promise<House> {
  const built = join(BUILDS, name);
  buildClient(built);
  const server = await preview({ root: CLIENT, build: { outDir: built }, preview: { port: 0, open: false } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('expected the preview to listen at a port of this machine');
  const browser: Browser = await playwright.launch(chromium());
  const complaints: string[] = [];
  return {
    complaints,
    async visit(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1000, height: 640 },
        // Small and still, because all of it is drawn without a graphics card here.
        reducedMotion: 'reduce',
        // Only one test asks whether the table opens without a network; the others need not fetch all of it.
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage: PREFERENCES }] },
        ...options,
      });
      // Long enough for any machine, and shorter than a test may take, so that what was waited for is named.
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      page.on('pageerror', error => complaints.push(error.message));
      page.on('request', request => {
        const isOwn = request.url().startsWith(address) || request.url().startsWith('blob:');
        if (!isOwn) complaints.push(`a call to ${request.url()}`);
      });
      await page.goto(address);
      return page;
    },
    async leave() {
      await Promise.all(browser.contexts().map(context => context.close()));
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** In a process of its own, because a test runner's environment would give a build for development. */
function buildClient(built: string): void {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const parameters = [vite, 'build', CLIENT, '--outDir', built, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, parameters, { env: { ...process.env, NODE_ENV: 'production' } });
}
