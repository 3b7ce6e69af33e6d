import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../test/support/browser.ts';
import { serveClient } from '../test/support/served.ts';
import { settled } from '../test/support/table.ts';
import { crowdedGame } from './crowd.ts';
import { fromPressToEffect } from './presses.ts';

// How quick the table is in a real browser, on the client as it is served. Everything is measured beside an empty page
// with the same number of plain shapes, because a machine without a graphics card draws slowly whatever is drawn.

interface Result {
  readonly name: string;
  readonly measured: string;
  readonly wanted: string;
}

const served = await serveClient('bench');
const house = await openHouse(served);
const results = [...(await firstLoad(house)), ...(await crowdedTable(house)), ...(await presses(house))];
await house.close();
await served.close();
const width = Math.max(...results.map(({ name }) => name.length));
for (const { name, measured, wanted } of results)
  console.log(`${name.padEnd(width)}  ${measured}${wanted && `  (wanted: ${wanted})`}`);

/** How much comes over the line, compressed, and how long it takes until the first page can be used. */
async function firstLoad({ visit }: House): Promise<Result[]> {
  const loads: Load[] = [];
  for (let i = 0; i < 5; i++) loads.push(await loaded(await visit({ serviceWorkers: 'block' })));
  const { usable, whole } = loads[0]!;
  const time = Math.round(median(loads.map(({ milliseconds }) => milliseconds)));
  return [
    { name: 'first load until it can be used, compressed', measured: kilobytes(usable), wanted: 'under 162 kB' },
    { name: 'first load with all its pictures, compressed', measured: kilobytes(whole), wanted: '' },
    { name: 'first load, until it can be used', measured: `${time} ms`, wanted: 'under 2000 ms' },
  ];
}

interface Load {
  readonly usable: number;
  readonly whole: number;
  readonly milliseconds: number;
}

/** The page loaded once more by a browser that has kept nothing of it. */
async function loaded(page: Page): Promise<Load> {
  const address = page.url();
  await page.goto('about:blank');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.game-card')) return;
      performance.mark('usable');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const sizes = new Map<string, Promise<number>>();
  page.on('response', response =>
    sizes.set(
      response.url(),
      response.body().then(body => gzipSync(body).length),
    ),
  );
  await page.goto(address);
  await page.locator('.game-card').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { asked, milliseconds } = await page.evaluate(() => {
    const { startTime } = performance.getEntriesByName('usable')[0]!;
    const before = performance.getEntriesByType('resource').filter(each => each.startTime <= startTime);
    return { asked: [location.href.replace(/#.*/, ''), ...before.map(({ name }) => name)], milliseconds: startTime };
  });
  const usable = await sum([...sizes].filter(([url]) => asked.includes(url)).map(([, size]) => size));
  const whole = await sum([...sizes.values()]);
  await page.context().close();
  return { usable, whole, milliseconds };
}

async function sum(parts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(parts)).reduce((all, part) => all + part, 0);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** A table of 120 figures: from the pointer to the picture, and panning and zooming. */
async function crowdedTable({ visit }: House): Promise<Result[]> {
  const page = await visit({ viewport: { width: 1400, height: 900 } });
  const file = { name: 'crowd.json', mimeType: 'application/json', buffer: Buffer.from(crowdedGame()) };
  await page.locator('input[type=file]').setInputFiles(file);
  const take = page.getByRole('button', { name: /^I am / });
  await Promise.race([take.waitFor(), page.waitForSelector('.ask[aria-busy=false]')]);
  if (await take.isVisible()) await take.click();
  await settled(page);
  const figures = await page.locator('.stage .token').count();
  const pointing = await fromInputToPicture(page);
  const panning = await framesWhile(page, pan);
  const zooming = await framesWhile(page, zoom);
  await page.goto('about:blank');
  await page.setContent(plainShapes(figures));
  const plain = await framesWhile(page, pan);
  await page.close();
  const frames = (name: string, measured: number): Result => ({
    name: `${name} ${figures} figures`,
    measured: `${measured.toFixed(1)} ms a frame, ${(measured / plain).toFixed(2)} times a plain page's ${plain.toFixed(1)}`,
    wanted: '16.7 ms, or no more than a plain page',
  });
  return [
    { name: `pointer to picture, ${figures} figures`, measured: `${pointing.toFixed(1)} ms`, wanted: 'under 50 ms' },
    frames('panning', panning),
    frames('zooming', zooming),
  ];
}

/** From a press to the first change that can be seen, in every game. */
async function presses(open: House): Promise<Result[]> {
  return (await fromPressToEffect(open)).map(({ name, presses: count, median: half, p95, slowest }) => ({
    name: `press to first effect, ${name}`,
    measured: `${Math.round(half)} ms, 95 of 100 within ${Math.round(p95)} ms (${count} presses; the slowest was ${slowest})`,
    wanted: 'within 100 ms',
  }));
}

/** The median time from a movement of the pointer to the frame after the page has answered it. */
async function fromInputToPicture(page: Page): Promise<number> {
  const box = (await page.locator('.stage').boundingBox())!;
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.querySelector('.stage')?.addEventListener('pointermove', event => {
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp)));
    });
  });
  for (let i = 0; i < 60; i++) {
    await page.mouse.move(box.x + 60 + ((i * 97) % (box.width - 120)), box.y + 200 + ((i * 53) % (box.height - 300)));
    await page.waitForTimeout(30);
  }
  return median(await page.evaluate(() => (window as unknown as { times: number[] }).times));
}

/** The median interval between frames while something is done. */
async function framesWhile(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const beat = (time: number): void => {
      frames.push(time);
      requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
  });
  await act(page);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return median(frames.slice(1).map((time, i) => time - frames[i]!));
}

async function pan(page: Page): Promise<void> {
  await page.mouse.move(400, 450);
  await page.mouse.wheel(0, -600);
  await page.mouse.down();
  for (let i = 0; i < 120; i++) await page.mouse.move(400 + 80 * Math.sin(i / 9), 450 + 60 * Math.cos(i / 7));
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  await page.mouse.move(350, 450);
  for (let i = 0; i < 120; i++) await page.mouse.wheel(0, i % 40 < 20 ? -40 : 40);
}

/** As many circles as there are figures, moved by the same gesture: what this machine needs for the least of pictures. */
function plainShapes(count: number): string {
  const circles = Array.from(
    { length: count },
    (_, i) => `<circle cx="${(i % 12) * 50}" cy="${Math.floor(i / 12) * 50}" r="14"/>`,
  );
  return `<svg width="1300" height="800"><g>${circles.join('')}</g></svg><script>
    const g = document.querySelector('g');
    addEventListener('pointermove', e => g.setAttribute('transform', 'translate(' + e.clientX + ' ' + e.clientY + ')'));
  </script>`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
