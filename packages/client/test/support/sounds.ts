import { type Page, chromium as playwright } from 'playwright-core';
import { chromium } from '../../../../scripts/chromium.mjs';
import { runIn } from './bundled.ts';
import type { Measured, SOUNDS, Sounded } from './sounds-in-page.ts';

type Figures = Omit<Measured, 'samples'>;

/** A Chromium without a loudspeaker, in which cues are rendered and measured. */
export interface Laboratory {
  readonly cues: (typeof SOUNDS)['cues'];
  measure(sounded: readonly Sounded[]): Promise<Figures>;
  /** In decibels. */
  difference(some: readonly Sounded[], others: readonly Sounded[]): Promise<number>;
  /** Both channels, as they would be heard. */
  record(sounded: readonly Sounded[]): Promise<readonly number[][]>;
  close(): Promise<void>;
}

type InPage = { readonly SOUNDS: typeof SOUNDS };

export async function openLaboratory(): Promise<Laboratory> {
  const browser = await playwright.launch(chromium());
  const page = await browser.newPage();
  await runIn(page, 'sounds-in-page.ts', 'SOUNDS');
  const cues = await page.evaluate(() => JSON.parse(JSON.stringify((globalThis as never as InPage).SOUNDS.cues)));
  return { cues, ...inside(page), close: () => browser.close() };
}

function inside(page: Page): Pick<Laboratory, 'measure' | 'difference' | 'record'> {
  return {
    measure: sounded =>
      page.evaluate(async list => {
        const { samples: _, ...figures } = await (globalThis as never as InPage).SOUNDS.measure(list);
        return figures;
      }, sounded),
    difference: (some, others) =>
      page.evaluate(
        async ([a, b]) => {
          const { measure, difference } = (globalThis as never as InPage).SOUNDS;
          return difference(await measure(a), await measure(b));
        },
        [some, others] as const,
      ),
    record: sounded =>
      page.evaluate(async list => {
        const { samples } = await (globalThis as never as InPage).SOUNDS.measure(list);
        return samples.map(each => [...each]);
      }, sounded),
  };
}
