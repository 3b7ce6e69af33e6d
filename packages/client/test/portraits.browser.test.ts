import { RIVALS, TEAM } from '@sightline/duck';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PortraitState } from '../src/portraits/looks.ts';
import { openWall, type Wall } from './support/portraits.ts';

// Portraits as large as a thumbnail, compared as an eye would: by what is seen.

const SIZE = 36;
/** Of 255, on the average of all pixels. Two pictures of one person differ by nothing. */
const TOLD_APART = 6;
const STATES: readonly PortraitState[] = ['well', 'wounded', 'stressed', 'suppressed', 'dead'];

let wall: Wall;
beforeAll(async () => {
  wall = await openWall();
});
afterAll(() => wall?.close());

test('the people of the shipped Teams are told apart at the size of a thumbnail', async () => {
  const names = [...TEAM, ...RIVALS].map(({ name }) => name);
  await wall.hang([names.map(of => ({ of, kind: 'verminator', mark: 'blue', size: SIZE }))]);
  expect(await closest()).toBeGreaterThan(TOLD_APART);
});

test('how somebody fares is told apart at the size of a thumbnail', async () => {
  await wall.hang([STATES.map(state => ({ of: 'Tally Moss', kind: 'verminator', mark: 'blue', state, size: SIZE }))]);
  expect(await closest()).toBeGreaterThan(2);
});

test('a portrait is the same picture each time it is hung', async () => {
  const shown = { of: 'Pip Delacroix', kind: 'ganger', mark: 'red', size: 120 } as const;
  await wall.hang([[shown], [shown]]);
  // Chromium dithers a gradient by where it stands.
  expect(await closest()).toBeLessThan(0.5);
});

/** How far the two pictures on the wall that are most alike differ. */
async function closest(): Promise<number> {
  const pictures: number[][] = [];
  for (const portrait of await wall.page.locator('.portrait').all()) {
    const png = (await portrait.screenshot()).toString('base64');
    pictures.push(await wall.page.evaluate(pixelsOf, `data:image/png;base64,${png}`));
  }
  const apart = pictures.flatMap((one, i) => pictures.slice(i + 1).map(other => distance(one, other)));
  return Math.min(...apart);
}

async function pixelsOf(source: string): Promise<number[]> {
  const image = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  return [...pen.getImageData(0, 0, image.width, image.height).data];
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / ((one.length * 3) / 4);
