import { join } from 'node:path';
import type { Drill, DrillBoard } from '@sightline/drill';
import { type Edition, type Match, nowOf, openQuestions, type Question } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { type Opened, openGame, type Shelf } from '@sightline/shelf';
import { folderShelf } from '@sightline/shelf/node';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { archiveOf, asOf, fateOf } from '../../../scripts/edition/archive.ts';
import { editionOf } from '../../../scripts/edition/bundle.ts';
import { beginWork } from '../../../scripts/edition/freeze.ts';
import { copyOfAll, discard, sourceOf } from '../../../scripts/test/edition/copy.ts';
import { workOnDrill } from '../../../scripts/test/edition/work.ts';
import { goTo } from './support/address.ts';
import { type House, openHouse } from './support/browser.ts';
import { openFile, savedFile } from './support/files.ts';
import { wholeReport } from './support/report.ts';
import { type Served, serveClient } from './support/served.ts';
import {
  answering,
  closeSheet,
  isWalk,
  lastByKeys,
  look,
  openSeats,
  playNow,
  playUntil,
  rulesInForce,
  settled,
} from './support/table.ts';

// Somebody has changed the rules of the drill and built the page anew. Games of its trial edition know nothing of it.

const OLD = { system: 'drill', edition: 0, inWork: false } as const;
/** Wide enough for all tools of the table to be in sight. */
const WIDE = { viewport: { width: 1300, height: 640 } };

let copy: string;
let served: Served & { close(): Promise<void> };
let house: House;
/** The edition that page works on. */
let inWork: number;
/** The rules of that page, in Node. */
let shelf: Shelf;
beforeAll(async () => {
  copy = copyOfAll();
  beginWork(copy, 'drill');
  workOnDrill(copy);
  served = await serveClient('changed', copy);
  house = await openHouse(served);
  inWork = editionOf(copy, 'drill').number;
  const changed = await sourceOf(copy, 'drill', { number: inWork, inWork: true });
  shelf = folderShelf(join(copy, 'editions'), { drill: async () => changed });
});
afterEach(() => house.leave());
afterAll(async () => {
  await house?.close();
  await served?.close();
  if (copy) discard(copy);
});

rule('HS-FILE-007', 'a game saved in mid-question is answered and goes on against the machine', async () => {
  const page = await house.visit(WIDE);
  await openFile(page, archived('walls-waiting'));
  await page.getByRole('button', { name: 'I am Red' }).click();
  await settled(page);
  expect(await rulesInForce(page)).toBe('Rules of edition 0');
  expect(await page.locator('.stage .token').count()).toBe(20);
  const { question, places, inputs } = await look(page);
  expect(question).toContain('Where does Red 8 walk?');
  expect(places).toHaveLength(walkIn((await opened(archived('walls-waiting'))).match).options.length);

  await reseat(page, 'Blue', 'Machine: greedy');
  await answering(page, lastByKeys(page));
  expect(await options(page)).toEqual(['overwatch', 'hold']);
  await answering(page, lastByKeys(page));
  // What the machine answers in its worker is judged on the page: walks of another edition would be refused.
  await playUntil(page, seen => seen.question.startsWith('Which unit'), lastByKeys(page));
  expect((await look(page)).inputs).toBeGreaterThan(inputs + 4);

  const text = await savedFile(page, 'Save to a file');
  const { match, edition } = await opened(text);
  expect(match).toMatchObject({ edition: 0, players: { red: { kind: 'person' }, blue: { kind: 'bot' } } });
  expect(fateOf(text, edition)).toEqual({ kind: 'same' });
  const view = nowOf(match) as Drill;
  const board = edition.board as DrillBoard;
  await page.keyboard.press('n');
  const picked = Number((await page.locator('.place-card .is-marked .label').textContent())!.replace('Red ', '')) - 1;
  expect(await page.locator('.reach rect').count()).toBe(board.reach(view, view.units[picked]!).length);
  await tellsAsBefore(page);
});

rule('HS-FILE-007', 'a replay goes on to its end, steps, branches and is told in its own words', async () => {
  const page = await house.visit(WIDE);
  await openFile(page, archived('open-as-it-comes'));
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.locator('.verdict').getByText('the other side is gone').waitFor();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForSelector('.controls');
  expect(await rulesInForce(page)).toBe('Rules of edition 0');
  await page.getByRole('slider').fill('40');
  await page.keyboard.press('ArrowRight');
  await page.getByText('41 of').waitFor();
  expect(await page.locator('.stage .token').count()).toBe(20);
  await tellsAsBefore(page);
  expect(await wholeReport(page)).toContain(' falls');
  const text = await savedFile(page, 'Save the replay');
  expect(JSON.parse(text)).toMatchObject({ edition: 0, outcome: { rule: 'DR-TURN-004' } });
  expect(fateOf(text, (await opened(text)).edition)).toEqual({ kind: 'same' });

  await page.getByRole('button', { name: 'What if?' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Red' }).selectOption({ label: 'A person' });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await settled(page);
  await answering(page, lastByKeys(page));
  expect(await rulesInForce(page)).toBe('Rules of edition 0');
  await tellsAsBefore(page);
  const branch = await savedFile(page, 'Save to a file');
  expect(fateOf(branch, (await opened(branch)).edition)).toEqual({ kind: 'same' });
});

rule('HS-FILE-007', 'a new game is begun by the changed rules', async () => {
  const page = await house.visit(WIDE);
  await playNow(page, 'The Drill');
  expect(await rulesInForce(page)).toMatch(/^A preview of new rules\b/);
  await playUntil(page, isWalk, lastByKeys(page));
  const text = await savedFile(page, 'Save to a file');
  const { match } = await opened(text);
  expect(match).toMatchObject({ edition: inWork, inWork: true });
  const { unit, options: squares } = walkIn(match);
  expect((await look(page)).places).toHaveLength(squares.length);
  const view = nowOf(match) as Drill;
  const before = (await old()).board as DrillBoard;
  expect(squares.length).toBeGreaterThan(before.reach(view, view.units[unit]!).length);
  await answering(page, lastByKeys(page));
  expect(await options(page)).toContain('wave');
  await answering(page, () => page.getByRole('button', { name: 'wave' }).click());
  expect(await wholeReport(page)).toContain('strolls over to');
  expect(await wholeReport(page)).not.toContain('walks to');
});

rule('HS-FILE-004', 'a file of an edition that is not there is refused with both numbers', async () => {
  const page = await house.visit(WIDE);
  await openFile(page, ofEdition999('walls-waiting'));
  const refused = await page.getByRole('alert').textContent();
  expect(refused).toContain('The file is from the future: it is played by edition 999 of drill');
  expect(refused).toMatch(new RegExp(`the newest here is edition ${inWork}, in work.*HS-FILE-004`));
  expect(await page.locator('.saved').count()).toBe(0);
});

rule('HS-FILE-010', 'of a kept game whose rules are gone it can be read what was told in it', async () => {
  const page = await house.visit(WIDE);
  await openFile(page, archived('walls-waiting'));
  await page.getByRole('button', { name: 'I am Red' }).waitFor();
  await rewriteKept(page, ofEdition999('walls-waiting'));
  await page.reload();
  await page.getByRole('alert').getByText('The file is from the future').waitFor();
  const told = (await page.getByRole('region', { name: 'What its report told' }).textContent())!;
  expect(told).toMatch(/Red 5 walks to \(7,1\).*Red 8 acts/);
  // Where mines lie is told to those who laid them, and this is read by anybody.
  expect(told).toContain('Red lays a mine: somewhere');
  expect(told).not.toMatch(/mine: \(/);
  await goTo(page, '');
  expect(await savedFile(page, 'Save to a file')).toBe(ofEdition999('walls-waiting'));
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});

function archived(name: string): string {
  return archiveOf(join(copy, 'editions'), OLD.system, OLD.edition).find(game => game.name === name)!.text;
}

function ofEdition999(name: string): string {
  return asOf(archived(name), {
    system: { edition: { number: 999, inWork: false }, switches: [] },
  } as unknown as Edition);
}

async function opened(text: string): Promise<Opened> {
  const read = await openGame(text, shelf);
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.detail}`);
  return read.value;
}

/** Who is asked where to walk. */
function walkIn(match: Match): { readonly unit: number; readonly options: readonly number[] } {
  return openQuestions(match)[0]!.question as Question & { readonly unit: number; readonly options: readonly number[] };
}

async function old(): Promise<Edition> {
  const found = await shelf(OLD);
  if (!found.ok) throw new Error(found.problem.detail);
  return found.value.edition;
}

const options = (page: Page): Promise<string[]> => page.locator('.bar-button b').allTextContents();

async function tellsAsBefore(page: Page): Promise<void> {
  expect(await wholeReport(page)).toMatch(/ walks to \(\d+,\d+\)/);
  expect(await wholeReport(page)).not.toMatch(/ strolls | drops/);
}

async function reseat(page: Page, seat: string, player: string): Promise<void> {
  await openSeats(page);
  await page.getByRole('dialog').getByRole('combobox', { name: seat }).selectOption({ label: player });
  await closeSheet(page);
}

/** Puts another text into the place of the one game that the browser keeps. */
async function rewriteKept(page: Page, text: string): Promise<void> {
  await page.evaluate(async changed => {
    const asked = indexedDB.open('sightline');
    await new Promise(done => {
      asked.onsuccess = done;
    });
    const games = asked.result.transaction('games', 'readwrite').objectStore('games');
    const all = games.getAll();
    await new Promise(done => {
      all.onsuccess = done;
    });
    games.put({ ...all.result[0], text: changed });
    await new Promise(done => {
      games.transaction.oncomplete = done;
    });
    asked.result.close();
  }, text);
}
