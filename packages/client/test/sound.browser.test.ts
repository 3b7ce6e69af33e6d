import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { Loudness } from '../src/feel/cue.ts';
import type { CueName } from '../src/feel/cues.ts';
import { ROOM_LENGTH } from '../src/feel/player.ts';
import { type House, openHouse } from './support/browser.ts';
import { type Laboratory, openLaboratory } from './support/sounds.ts';

// Every cue is rendered by Chromium as the page would play it, and measured; and the page keeps quiet when it should.

/** The loudest tenth of a second of a cue of each class, in decibels, and how long it may be heard. */
const CLASSES: Readonly<Record<Loudness, { readonly from: number; readonly to: number; readonly longest: number }>> = {
  soft: { from: -37, to: -25, longest: 1.2 },
  plain: { from: -25, to: -18, longest: 2.6 },
  loud: { from: -18, to: -12, longest: 2.2 },
};
/** Two renderings that nobody and no sixteen bits can tell apart. */
const SAME = -115;
const NAMES: readonly CueName[] = [
  'select',
  'refuse',
  'click',
  'step',
  'door',
  'shot-pistol',
  'shot-rifle',
  'shot-heavy',
  'flame',
  'spray',
  'blast',
  'blade',
  'hit',
  'fall',
  'duck',
  'ping',
  'threat',
  'grapple',
  'dice',
  'die-good',
  'die-bad',
  'phase',
  'alarm',
  'win',
  'lose',
  'engine',
  'skid',
  'crash',
  'smoke',
  'order',
  'suppressed',
  'rally',
  'applause',
];

let laboratory: Laboratory;
let house: House;
beforeAll(async () => {
  laboratory = await openLaboratory();
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(async () => {
  await laboratory?.close();
  await house?.close();
});

test('every cue is measured here', () => {
  expect(Object.keys(laboratory.cues).toSorted()).toEqual(NAMES.toSorted());
});

test.each(NAMES)('%s keeps its level and its length, and begins and ends with nothing', async name => {
  const { loudness, length } = laboratory.cues[name];
  const { from, to, longest } = CLASSES[loudness];
  const measured = await laboratory.measure([{ name }]);
  expect(measured.areNumbers).toBe(true);
  expect(measured.peak).toBeLessThan(-1);
  expect(measured.loudness).toBeGreaterThan(from);
  expect(measured.loudness).toBeLessThan(to);
  expect(measured.length).toBeGreaterThan(0.02);
  expect(measured.length).toBeLessThan(Math.min(longest, length + ROOM_LENGTH));
  expect(measured.offset).toBeLessThan(0.001);
  expect(measured.end).toBeLessThan(-75);
  expect(await laboratory.difference([{ name }], [{ name }])).toBeLessThan(SAME);
});

test('everything at once stays under the ceiling', async () => {
  const { peak, areNumbers } = await laboratory.measure(NAMES.map(name => ({ name, options: { level: 2 } })));
  expect(peak).toBeLessThan(-1);
  expect(areNumbers).toBe(true);
});

test('a cue comes from where it happens', async () => {
  const left = await laboratory.measure([{ name: 'hit', options: { pan: -1 } }]);
  const middle = await laboratory.measure([{ name: 'hit' }]);
  const right = await laboratory.measure([{ name: 'hit', options: { pan: 1 } }]);
  expect(left.leaning).toBeGreaterThan(6);
  expect(Math.abs(middle.leaning)).toBeLessThan(1);
  expect(right.leaning).toBeLessThan(-6);
});

test('the same cue twice within a blink is one', async () => {
  const once = [{ name: 'step' }] as const;
  const at = (after: number) => ({ name: 'step', options: { after } }) as const;
  expect(await laboratory.difference(once, [...once, at(0)])).toBeLessThan(SAME);
  expect(await laboratory.difference([...once, at(0.1)], [...once, at(0.03), at(0.1)])).toBeLessThan(SAME);
  expect(await laboratory.difference([at(0.1)], [...once, at(0.1)])).toBeGreaterThan(-60);
});

test('a thirteenth voice silences the oldest', async () => {
  const [oldest, ...others] = NAMES.filter(name => name !== 'applause').slice(0, 12);
  const played = ['applause', oldest, ...others].map(name => ({ name: name as CueName }));
  // Of two seconds of applause nothing is left but the claps of the first moment.
  const { length } = await laboratory.measure(played);
  const alone = await laboratory.measure(others.map(name => ({ name })));
  expect(length).toBeLessThan(alone.length + 0.1);
});

test('nothing sounds before the first key or in a hidden page, and X turns sound off and on again', async () => {
  const page = await house.visit();
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(globalThis, { contexts });
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
  });
  await page.reload();
  const contexts = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      (globalThis as never as { readonly contexts: readonly AudioContext[] }).contexts.map(({ state }) => state),
    );
  const kept = (): Promise<unknown> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('sightline preferences') ?? '{}').sound);
  await page.getByRole('button', { name: 'Play now: The Drill' }).waitFor();
  expect(await contexts()).toEqual([]);
  await page.keyboard.press('Shift+S');
  expect(await kept()).toBe(false);
  expect(await contexts()).toEqual([]);
  await page.keyboard.press('Shift+S');
  expect(await kept()).toBe(true);
  await expect.poll(contexts).toEqual(['running']);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: 'Volume' }).fill('3');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('sightline preferences') ?? '{}').volume)).toBe(3);
  expect(await contexts()).toEqual(['running']);
  await hide(page, true);
  await expect.poll(contexts).toEqual(['suspended']);
  await hide(page, false);
  await expect.poll(contexts).toEqual(['running']);
  expect(house.complaints).toEqual([]);
});

/** As if the page were put behind another, and brought back. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(value => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
