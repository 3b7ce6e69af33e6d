import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { goTo } from './support/address.ts';
import { type House, openHouse } from './support/browser.ts';
import { openFile, savedFile } from './support/files.ts';
import {
  answering,
  isWalk,
  lastByKeys,
  look,
  openSeats,
  playUntil,
  pressing,
  pressPlace,
  type Seen,
  settled,
  setUp,
} from './support/table.ts';

type Shelf = Awaited<ReturnType<BrowserContext['storageState']>>;

// Who sits where, whose dice they are, and what is left of a game: in a real browser.

let house: House;
/** A browser profile with one finished game on its shelf. */
let shelf: Shelf;
beforeAll(async () => {
  house = await openHouse(inject('served'));
  shelf = await finishedGame();
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test('a standing order passes on an offer until it is taken back', async () => {
  const page = await house.visit({ viewport: { width: 1300, height: 640 } });
  await setUp(page, { scenario: 'Open field' });
  await settled(page);
  const pass = page.getByRole('button', { name: /^Never ask me/ });
  await playUntil(page, seen => seen.question.includes('DR-DUCK') || seen.isOver, shootAtSight(page));
  await answering(page, () => pass.click());
  await openSeats(page);
  await page.getByRole('dialog').getByText('Red passes when a shot is fired.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('dialog').getByText('Standing orders').waitFor({ state: 'detached' });
  expect(await page.getByText('Red passes when a shot is fired.').count()).toBe(0);
});

test('dice rolled on the real table are asked for in one go with what they are for, and not taken back', async () => {
  const page = await house.visit();
  await setUp(page, { scenario: 'Open field', entered: true });
  await settled(page);
  await playUntil(page, seen => seen.isRolling, shootAtSight(page));
  const before = await look(page);
  expect(before).toMatchObject({ question: expect.stringMatching(/Roll 3 D6.*DR-/) });
  const places = page.locator('.handful__place');
  expect(await places.count()).toBe(3);
  expect(await page.locator('.handful').textContent()).toMatch(/: shot/);
  await page.getByRole('button', { name: 'It shows 4' }).click();
  expect(await places.count()).toBe(2);
  // What does not lie with the others yet is taken up again.
  await page.keyboard.press('u');
  expect(await places.count()).toBe(3);
  await page.getByRole('button', { name: 'It shows 5' }).click();
  await page.keyboard.press('2');
  expect(await look(page)).toMatchObject({ inputs: before.inputs });
  await answering(page, () => page.getByRole('button', { name: 'Let the machine roll this one' }).click());
  expect((await look(page)).inputs).toBeGreaterThanOrEqual(before.inputs + 3);
  await page.getByRole('tab', { name: 'Dice' }).click();
  const thrown = page.locator('.throw', { hasText: 'entered' }).first();
  expect(await thrown.getByRole('img', { name: 'D6 shows 5' }).count()).toBeGreaterThanOrEqual(1);
  expect(await thrown.getByRole('img', { name: 'D6 shows 2' }).count()).toBeGreaterThanOrEqual(1);
  const { inputs } = await look(page);
  await page.keyboard.press('u');
  await page.locator('.ask .notice').getByText('Dice have been rolled since').waitFor();
  await page.locator('.ask .notice').getByText('HS-UNDO-001').waitFor();
  expect(await look(page)).toMatchObject({ inputs });
});

test('the table is covered while it changes hands, and shows each only their own mines', async () => {
  const page = await house.visit();
  await setUp(page, { blue: 'A person', mines: true });
  // Whoever holds the table when both are asked goes first, so it changes hands once for each pair of mines.
  for (const [name, mines] of [
    ['Red', 1],
    ['Blue', 2],
    ['Red', 2],
    ['Blue', 1],
  ] as const) {
    await takeTable(page, name);
    for (let mine = 0; mine < mines; mine++) await layMine(page);
  }
  await takeTable(page, 'Red');
  expect(await look(page)).toMatchObject({ question: expect.stringContaining('Which unit acts?') });
  expect([await page.locator('.mine--red').count(), await page.locator('.mine--blue').count()]).toEqual([3, 0]);
});

test('a replay is scrubbed, and branches into a game of its own', async () => {
  const page = await house.visit({ storageState: shelf });
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.waitForSelector('.controls');
  await page.getByRole('slider').fill('40');
  await page.keyboard.press('ArrowRight');
  await page.getByText('41 of').waitFor();
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Red' }).selectOption({ label: 'A person' });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await settled(page);
  expect((await look(page)).inputs).toBeGreaterThanOrEqual(41);
  await goTo(page, '');
  await page.getByRole('link', { name: 'Go on' }).waitFor();
  await page.getByRole('link', { name: 'Watch' }).waitFor();
});

test('a file comes back as it was; a damaged one is refused with the reason', async () => {
  const page = await house.visit({ storageState: shelf });
  const text = await savedFile(page, 'Save to a file');
  await openFile(page, text.replace('"freeUndo":false', '"freeUndo":true'));
  expect(await page.getByRole('alert').textContent()).toMatch(/do not match the hash.*HS-FILE-002/s);
  await openFile(page, text.slice(0, text.length / 2));
  await page.getByRole('alert').getByText('HS-FILE-001').waitFor();
  await openFile(page, text);
  await page.waitForSelector('.controls');
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});

function shootAtSight(page: Page): (seen: Seen) => Promise<void> {
  return seen => (isWalk(seen) ? lastByKeys(page)() : pressing(page, () => page.keyboard.press('1')));
}

async function takeTable(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `I am ${name}` });
  await button.waitFor();
  expect(await page.locator('.stage').count()).toBe(0);
  await button.click();
  await settled(page);
}

/** Lays a mine and waits until it is accepted: the table is covered, or the next one is asked for. */
async function layMine(page: Page): Promise<void> {
  const { places, inputs } = await look(page);
  const { x, y } = places[60 + inputs * 23]!;
  await pressPlace(page, { x, y });
  await page.waitForFunction(before => {
    const ask = document.querySelector<HTMLElement>('.ask');
    return ask === null || Number(ask.dataset['inputs']) !== before;
  }, inputs);
}

/** A game between two bots, played out while one looks on. */
async function finishedGame(): Promise<Shelf> {
  const page = await house.visit();
  await setUp(page, { red: 'Machine: greedy', blue: 'Machine: greedy', scenario: 'Open field' });
  await page.getByRole('button', { name: 'See the result' }).waitFor();
  return page.context().storageState({ indexedDB: true });
}
