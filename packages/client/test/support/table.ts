import type { Page } from 'playwright-core';

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
      buttons: middles('.button--option'),
    };
  });
}

/** Does something that answers the question and waits until the next one is there. */
export async function answering(page: Page, act: (seen: Seen) => Promise<unknown>): Promise<void> {
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

/** The middle of a square of the drill's field, in pixels of the page. */
export async function square(page: Page, x: number, y: number): Promise<Point> {
  const frame = await page.locator('.stage .field__rim').boundingBox();
  if (!frame) throw new Error('expected the field of the drill');
  const side = frame.width / 20.16;
  return { x: frame.x + (x + 0.58) * side, y: frame.y + (y + 0.58) * side };
}

/** Sets up a drill: seats and dice as given, all else as it stands. */
export async function setUp(
  page: Page,
  { red = 'A person', blue = 'Machine: greedy', mines = false, entered = false, scenario = 'Broken walls', seed = '7' },
): Promise<void> {
  await page.getByRole('link', { name: 'Set up: The Drill' }).click();
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('combobox', { name: 'Red' }).selectOption({ label: red });
  await page.getByRole('combobox', { name: 'Blue' }).selectOption({ label: blue });
  await page.getByRole('checkbox', { name: /mines/i }).setChecked(mines);
  if (entered) await page.getByRole('radio', { name: /real dice/ }).check();
  await page.getByRole('textbox', { name: /Seed/ }).fill(seed);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.table, .hand-over');
}

export const isWalk = (seen: Seen): boolean => seen.question.startsWith('Where');

/** By keys: the last of whatever is offered. */
export function lastByKeys(page: Page): () => Promise<void> {
  return async () => {
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
  };
}
