import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { coveredBy } from './support/covered.ts';
import { openFile } from './support/files.ts';
import { drawnUp } from './support/motorised.ts';
import { answerByHint } from './support/online.ts';
import { deployed, FIRST_ACT, longAboard, SHOT } from './support/played-on.ts';
import { answering, look, openGame, playNow, settled } from './support/table.ts';

// What is to be seen at the table without looking for it: results, settled questions, the board itself.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const WIDE = { viewport: { width: 1400, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('what came of a shot stays until something is done, and is called back by a key and by a button', async () => {
  const page = await house.visit(WIDE);
  await openGame(page, SHOT['DUCK!']());
  await page.keyboard.press('s');
  await page.locator('.tray .act').first().waitFor();
  await answering(page, async () => {
    await page.keyboard.press('1');
    await page.locator('.place-card__again').waitFor();
    await page.keyboard.press('Enter');
  });
  const result = page.locator('.last-dice');
  await result.waitFor();
  expect(await result.locator('.die').count()).toBeGreaterThan(0);
  // The line is short; whoever wants to know presses it.
  await result.getByRole('button').click();
  expect(await page.locator('.last-dice__whole').textContent()).toMatch(/fires .* rolls/);
  // It lies over nobody, and to look about is to do nothing.
  expect(await coveredBy(page, '.last-dice__line', '.stage [data-piece]')).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  expect(await result.count()).toBe(1);
  await page.keyboard.press(',');
  await result.waitFor({ state: 'detached' });
  await page.keyboard.press(',');
  await result.waitFor();
  const button = page.getByRole('button', { name: 'What came of the last dice' });
  await button.click();
  await result.waitFor({ state: 'detached' });
  await button.click();
  await result.waitFor();
  expect(house.complaints).toEqual([]);
});

test('what the table has answered by itself is no question any more, and lies over nobody on a phone', async () => {
  const page = await house.visit(PHONE);
  await playNow(page, 'DUCK!', 5);
  const line = page.locator('.settled');
  for (let answers = 0; answers < 60 && (await line.count()) === 0; answers++)
    await answering(page, () => answerByHint(page));
  expect(await line.textContent()).toMatch(/^✓ [^?]+change$/);
  const { y } = (await line.boundingBox())!;
  const tabs = (await page.locator('.drawer__tabs').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(tabs.y - 16);
});

test('every badge says what it is the chance of', async () => {
  const page = await house.visit(WIDE);
  await openGame(page, SHOT['DUCK!']());
  await page.locator('.target-badge').first().waitFor();
  for (const text of await page.locator('.target-badge').allTextContents())
    expect(text).toMatch(/^(stopped|knocked back|ducks) (?!0 )\d/);
});

test('a list beside the board does not move it', async () => {
  const page = await house.visit(WIDE);
  await openGame(page, SHOT['DUCK!']());
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
  const seenAt = (): Promise<string | null> => page.locator('.stage > g').getAttribute('transform');
  const before = await seenAt();
  for (const open of [true, false]) {
    await page.keyboard.press(open ? 's' : 'Escape');
    await page.locator('.tray').waitFor({ state: open ? 'visible' : 'detached' });
    await page.evaluate(() => new Promise(done => setTimeout(done, 500)));
    expect(await seenAt()).toBe(before);
  }
});

test('on a phone the board opens close, has buttons to zoom, and is pinched', async () => {
  const page = await house.visit(PHONE);
  // Before they are aboard there is nobody to be seen.
  await openGame(page, FIRST_ACT['DUCK!']());
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('.stage .token__body')].map(token => token.getBoundingClientRect().width),
  );
  const scale = (): Promise<number> =>
    page.evaluate(() =>
      Number(/scale\(([\d.]+)\)/.exec(document.querySelector('.stage > g')!.getAttribute('transform')!)![1]),
    );
  expect(await scale()).toBeGreaterThanOrEqual(45);
  // Two who share a square have half of it each.
  const [largest, least] = [Math.max(...widths), Math.min(...widths)];
  expect(largest).toBeGreaterThanOrEqual(45);
  expect(least).toBeGreaterThanOrEqual(largest / 2);
  const first = await scale();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await page.waitForFunction(was => {
    const now = /scale\(([\d.]+)\)/.exec(document.querySelector('.stage > g')!.getAttribute('transform')!)![1];
    return Number(now) > was;
  }, first);
  const closer = await scale();
  const touch = await page.context().newCDPSession(page);
  const y = await page.evaluate(freeHeight, [90, 270]);
  const fingers = (gap: number) => [
    { x: 180 - gap, y, id: 1 },
    { x: 180 + gap, y, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(90) });
  for (const gap of [75, 60, 45])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(was => {
    const now = /scale\(([\d.]+)\)/.exec(document.querySelector('.stage > g')!.getAttribute('transform')!)![1];
    return Number(now) < was;
  }, closer);
  expect(house.complaints).toEqual([]);
});

/** How far down the board itself is under all of these places, and no badge. */
function freeHeight(across: readonly number[]): number {
  const isBoard = (x: number, y: number): boolean => Boolean(document.elementFromPoint(x, y)?.closest('svg.stage'));
  for (let y = 200; y < innerHeight; y += 20) if (across.every(x => isBoard(x, y))) return y;
  throw new Error('expected the board to be seen');
}

test('the report opens at its newest line, however long the passages above it are', async () => {
  // So low that there is more than it has room for.
  const page = await house.visit({ viewport: { width: 1400, height: 640 } });
  await openGame(page, longAboard());
  await page.keyboard.press('j');
  await page.locator('.report__lines').waitFor();
  const beyond = (): Promise<number> =>
    page.evaluate(() => {
      const newest = [...document.querySelectorAll('.report__lines [data-passage]')].at(-1)!.getBoundingClientRect();
      return Math.abs(newest.bottom - document.querySelector('.report__lines')!.getBoundingClientRect().bottom);
    });
  await expect.poll(beyond).toBeLessThan(24);
});

test('where units of Dustup crowd, no name lies over another', async () => {
  const page = await house.visit(WIDE);
  await openFile(
    page,
    drawnUp({
      red: ['battleTank', 'fightingVehicle', 'assaultMech'],
      blue: ['heavyTank'],
      places: [
        [6, 30],
        [6, 20, 90],
        [6, 23, 90],
        [6, 26, 90],
        [38, 30],
        [38, 19, 0],
      ],
      acts: 1,
    }),
  );
  await page.locator('.hand-over .button').click();
  await settled(page);
  await page.keyboard.press('0');
  await page.locator('.nameplate').first().waitFor();
  const overlaps = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.nameplate')].map(plate => plate.getBoundingClientRect());
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter(b => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1;
      }),
    ).length;
  });
  expect(overlaps).toBe(0);
  expect((await look(page)).isOver).toBe(false);
});

test('what is seen again from the report is not hidden by it, and the report comes back as it was', async () => {
  const page = await house.visit(PHONE);
  await openGame(page, SHOT['DUCK!']());
  await page.getByRole('tab', { name: 'Report' }).tap();
  const body = page.locator('.drawer__body');
  const { height } = (await body.boundingBox())!;
  await body
    .getByRole('button', { name: /^See it again/ })
    .last()
    .tap();
  await body.waitFor({ state: 'hidden' });
  await page.getByText('Seen again').waitFor();
  await page.locator('.ask__bar').waitFor();
  await body.waitFor();
  expect((await body.boundingBox())!.height).toBeCloseTo(height, 0);
});

test('of a battle of Dustup all who are known are in the picture while somebody is asked who acts', async () => {
  const page = await house.visit(WIDE);
  await openGame(page, deployed());
  await page.evaluate(() => new Promise(done => setTimeout(done, 700)));
  const seen = await page.evaluate(() => {
    const stage = document.querySelector('.stage')!.getBoundingClientRect();
    const bar = document.querySelector('.ask')!.getBoundingClientRect().top;
    const tokens = [...document.querySelectorAll('.stage .token__body')].map(token => token.getBoundingClientRect());
    return {
      count: tokens.length,
      outside: tokens.filter(box => box.left < stage.left || box.right > stage.right || box.bottom > bar).length,
      smallest: Math.min(...tokens.map(({ width }) => width)),
    };
  });
  expect(seen).toMatchObject({ outside: 0 });
  expect(seen.count).toBeGreaterThan(20);
  expect(seen.smallest).toBeGreaterThanOrEqual(12);
});
