import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core';
import { chromium } from '../../../../scripts/chromium.mjs';
import type { Served } from './served.ts';

/** Nobody waits for the machine here, and citations show their rows. */
const PREFERENCES = [{ name: 'sightline preferences', value: JSON.stringify({ speed: 'instant', ruleNumbers: true }) }];

/** The built client as it is served, and a real browser. */
export interface House {
  /** A fresh browser profile on the first page, with a machine that moves at once. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** What the pages did that they must never do: faults of ours, and calls to anywhere but the own server. */
  readonly complaints: readonly string[];
  /** Closes every page that is open. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse({ address }: Pick<Served, 'address'>, more: readonly string[] = []): Promise<House> {
  const { args, ...found } = chromium();
  const browser: Browser = await playwright.launch({ ...found, args: [...args, ...more] });
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
      // Long enough for a slow machine, and so short that what never comes is soon named.
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      page.on('pageerror', error => complaints.push(error.message));
      await page.exposeFunction('complain', (what: string) => complaints.push(what));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          (window as never as { complain(what: string): void }).complain(
            `the policy of the page forbids ${effectiveDirective} ${blockedURI} in ${sourceFile}`,
          ),
        );
      });
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
    close: () => browser.close(),
  };
}
