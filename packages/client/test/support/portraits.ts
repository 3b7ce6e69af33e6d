import { type Page, chromium as playwright } from 'playwright-core';
import { chromium } from '../../../../scripts/chromium.mjs';
import { runIn } from './bundled.ts';
import type { PORTRAITS, Shown } from './portraits-in-page.tsx';

/** A wall in a Chromium on which portraits are hung. */
export interface Wall {
  readonly page: Page;
  hang(rows: readonly (readonly Shown[])[]): Promise<void>;
  close(): Promise<void>;
}

type InPage = { readonly PORTRAITS: typeof PORTRAITS };

export async function openWall(): Promise<Wall> {
  const browser = await playwright.launch(chromium());
  const page = await browser.newPage({ viewport: { width: 1320, height: 900 }, colorScheme: 'dark' });
  await page.setContent('<!doctype html><html lang="en"><title>Portraits</title><main></main></html>');
  await runIn(page, 'portraits-in-page.tsx', 'PORTRAITS');
  await page.addStyleTag({ content: 'body { background: var(--surface); margin: 8px; }' });
  return {
    page,
    hang: rows =>
      page.evaluate(shown => {
        const { PORTRAITS } = globalThis as never as InPage;
        document.querySelector('main')!.innerHTML = PORTRAITS.draw(shown);
      }, rows),
    close: () => browser.close(),
  };
}
