import type { Page } from 'playwright-core';
import { openFile } from './files.ts';

/** Waits until the machine has moved and somebody is asked, or the game is over. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.ask[aria-busy=false]');
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What somebody who sits at the table sees. */
export interface Seen {
  readonly inputs: number;
  readonly question: string;
  readonly isOver: boolean;
  readonly isRolling: boolean;
  /** The middles of the open places on the board, and of the large buttons, some of which may be scrolled out of sight. */
  readonly places: readonly Point[];
  readonly buttons: readonly Point[];
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const middles = (selector: string) =>
      [...document.querySelectorAll(selector)].map(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    const ask = document.querySelector<HTMLElement>('.ask');
    return {
      inputs: Number(ask?.dataset['inputs']),
      question: ask?.querySelector('h2')?.textContent ?? '',
      isOver: document.querySelector('.ask__over') !== null,
      isRolling: document.querySelector('.faces') !== null,
      places: middles('.stage .spots .spot:not(.spot--marked)'),
      buttons: middles('.bar-button'),
    };
  });
}

/** Does something that answers the question and waits until the next one is there. */
export async function answering(page: Page, act: (seen: Seen) => Promise<unknown>): Promise<void> {
  // While it is open the keys are its own.
  await putBriefingAway(page);
  const seen = await look(page);
  await act(seen);
  await page.waitForFunction(count => {
    const ask = document.querySelector<HTMLElement>('.ask');
    return ask?.ariaBusy === 'false' && Number(ask.dataset['inputs']) !== count;
  }, seen.inputs);
}

/** Answers again and again until something is seen. */
export async function playUntil(
  page: Page,
  isEnough: (seen: Seen) => boolean,
  act: (seen: Seen) => Promise<unknown>,
): Promise<void> {
  while (!isEnough(await look(page))) await answering(page, act);
}

/** One click on the first page, with the same dice every time. */
export async function playNow(page: Page, title: string, luck = 1): Promise<void> {
  await page.evaluate(seed => {
    let state = seed;
    crypto.getRandomValues = array => {
      const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
        bytes[i] = state >> 16;
      }
      return array;
    };
  }, luck);
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await settled(page);
}

/** A game out of a file, at the question that waits in it: one person plays it, against the machine. */
export async function openGame(page: Page, file: string): Promise<void> {
  await openFile(page, file);
  await page.waitForSelector('.table');
  await settled(page);
  await putBriefingAway(page);
}

/** What a battle is about is read first, where it is said. */
export async function putBriefingAway(page: Page): Promise<void> {
  const button = page.locator('.briefing-card .button--main');
  if (await button.isVisible()) await button.click();
}

/** The middle of a square of the drill's field, in pixels of the page. */
export async function square(page: Page, x: number, y: number): Promise<Point> {
  const frame = await page.locator('.stage .field__rim').boundingBox();
  if (!frame) throw new Error('expected the field of the drill');
  const side = frame.width / 20.16;
  return { x: frame.x + (x + 0.58) * side, y: frame.y + (y + 0.58) * side };
}

/** The chase of Killzone in the cars of the law against the machine, with the same dice every time. */
export async function setUpChase(page: Page, seed = '1'): Promise<void> {
  await page.getByRole('link', { name: 'Set up: Killzone' }).click();
  await page.getByRole('radio', { name: /^Hot Pursuit/ }).check();
  await toStep(page, 'How');
  await page.getByRole('textbox', { name: /Seed/ }).fill(seed);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.table');
  await settled(page);
}

/** Goes to a step of the set-up. */
export async function toStep(page: Page, step: 'What' | 'Who' | 'How'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${step}\\b`) }).press('Enter');
}

/** Sets up a drill: seats and dice as given, all else as it stands. */
export async function setUp(
  page: Page,
  { red = 'A person', blue = 'Machine: greedy', mines = false, entered = false, scenario = 'Broken walls', seed = '7' },
): Promise<void> {
  await page.getByRole('link', { name: 'Set up: The Drill' }).click();
  await page.getByRole('radio', { name: scenario }).check();
  await toStep(page, 'Who');
  await page.getByRole('combobox', { name: 'Red' }).selectOption({ label: red });
  await page.getByRole('combobox', { name: 'Blue' }).selectOption({ label: blue });
  await toStep(page, 'How');
  await page.getByRole('checkbox', { name: /mines/i }).setChecked(mines);
  if (entered) await page.getByRole('radio', { name: /real dice/ }).check();
  await page.getByRole('textbox', { name: /Seed/ }).fill(seed);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.table, .hand-over');
}

export const isWalk = (seen: Seen): boolean => seen.question.startsWith('Where');

/** By keys: the first of whatever is offered. */
export function firstByKeys(page: Page): () => Promise<void> {
  return async () => {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    // What is lost by it is asked for once more.
    const sure = page.locator('.ask__sure .button--main');
    if (await sure.isVisible()) await sure.click();
  };
}

/** By keys: the last of whatever is offered. */
export function lastByKeys(page: Page): () => Promise<void> {
  return async () => {
    await page.keyboard.press('Shift+N');
    await page.keyboard.press('Enter');
  };
}

/** Presses, once more where the first press has only shown what would come of it, and means it where that is asked. */
export async function pressing(page: Page, press: () => Promise<unknown>): Promise<void> {
  const { inputs } = await look(page);
  await press();
  const came = await cameOf(page, inputs, PATIENCE).catch(() => 'nothing');
  // A press between two pictures may go with the old one: people press again.
  if (came === 'shown' || came === 'nothing') await press();
  if ((await cameOf(page, inputs)) === 'asked') await page.locator('.ask__sure .button--main').click();
}

/** How long nobody presses again where nothing seems to happen, in milliseconds. */
const PATIENCE = 15_000;

/** What a press has done so far: an answer is under way or given, its card is shown, or it is asked once more. */
async function cameOf(page: Page, inputs: number, timeout?: number): Promise<'given' | 'asked' | 'shown'> {
  const found = await page.waitForFunction(
    count => {
      const ask = document.querySelector<HTMLElement>('.ask');
      if (ask?.ariaBusy === 'true' || Number(ask?.dataset['inputs']) !== count) return 'given';
      if (document.querySelector('.ask__sure')) return 'asked';
      return document.querySelector('.place-card .act') ? 'shown' : null;
    },
    inputs,
    timeout === undefined ? {} : { timeout },
  );
  return (await found.jsonValue())!;
}

/** A place on the board: the first press shows what can be done there, the second does it; who is next is just pressed. */
export function pressPlace(page: Page, { x, y }: Point): Promise<void> {
  return pressing(page, () => page.mouse.click(x, y));
}

/** The seats are behind the menu of the table. */
export async function openSeats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seats' }).click();
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
}

/** Puts a sheet away, and waits until the focus is back where it was: it would take the next Enter with it. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise(done => setTimeout(() => setTimeout(done))));
}

/** Which rules the game is under, as the page says it: at the table behind the menu. */
export async function rulesInForce(page: Page): Promise<string> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const isBehindMenu = await menu.isVisible();
  if (isBehindMenu) await menu.click();
  const said = await page.locator('.rules-in-force').first().textContent();
  if (isBehindMenu) await closeSheet(page);
  return said ?? '';
}

/** Opens the report and gives its text. */
export async function readReport(page: Page): Promise<string> {
  const report = page.locator('.report__lines');
  if ((await report.count()) === 0) await page.getByRole('tab', { name: 'Report' }).click();
  return (await report.textContent()) ?? '';
}

/**
 * Presses the button of the bar that fits the first wish it can, then the first of whatever list it opens, and means it: what
 * strikes somebody is shown first and pressed again.
 */
export async function pressBar(page: Page, wishes: readonly RegExp[] = []): Promise<void> {
  const open = page.locator('.bar-button:not(.is-greyed)');
  const labels = await open.locator('b').allTextContents();
  const wished = wishes.map(wish => labels.findIndex(label => wish.test(label))).find(i => i >= 0) ?? 0;
  const button = open.nth(wished);
  await button.click();
  const asList = page.locator('.tray--short .button');
  if (await asList.isVisible()) await asList.click();
  const listed = page.locator('.tray .act').first();
  if (await listed.isVisible()) await listed.click();
  // On a small screen the card takes the place of the list.
  if (await page.locator('.place-card__again').isVisible()) await page.keyboard.press('Enter');
  const sure = page.locator('.ask__sure .button--main');
  if (await sure.isVisible()) await sure.click();
}
