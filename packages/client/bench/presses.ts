import type { Page } from 'playwright-core';
import type { House } from '../test/support/browser.ts';
import { answerByHint } from '../test/support/online.ts';
import { look, settled, toStep } from '../test/support/table.ts';

// From a press to the first change that can be seen, in every game: on a button of the bar, on a choice of an open list, on
// whatever is lit on the board, and on the button that does what is marked. What a press shows first need not be all of it: a
// list that opens, a card, a mark; the first thing that is told.

/** So many presses are made in each battle. */
const PRESSES = 44;

interface Battle {
  readonly name: string;
  readonly game: string;
  readonly scenario: RegExp;
  /** Where the pressing begins. */
  readonly question: RegExp;
}

const BATTLES: readonly Battle[] = [
  { name: 'DUCK!', game: 'DUCK!', scenario: /Burn the Nest/, question: /^What do/ },
  { name: 'Dustup, on foot', game: 'Dustup', scenario: /Crossroads/, question: /^What does/ },
  { name: 'Dustup, with vehicles', game: 'Dustup', scenario: /Ridge Road/, question: /^What does/ },
  { name: 'Killzone', game: 'Killzone', scenario: /Hot Pursuit/, question: /^(What does|Which way)/ },
];

export interface Pressed {
  readonly name: string;
  readonly presses: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** What was pressed that took longest. */
  readonly slowest: string;
}

export async function fromPressToEffect({ visit }: House): Promise<readonly Pressed[]> {
  const measured: Pressed[] = [];
  for (const battle of BATTLES) {
    const page = await visit({ viewport: { width: 1400, height: 900 } });
    await begin(page, battle);
    measured.push({ name: battle.name, ...summed(await pressed(page, battle)) });
    await page.close();
  }
  return measured;
}

async function begin(page: Page, { game, scenario }: Battle): Promise<void> {
  await page.getByRole('link', { name: `Set up: ${game}` }).click();
  await page.getByRole('radio', { name: scenario }).check();
  await toStep(page, 'How');
  await page.getByRole('textbox', { name: /Seed/ }).fill('7');
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
}

interface Press {
  readonly what: string;
  readonly milliseconds: number;
}

async function pressed(page: Page, { question }: Battle): Promise<readonly Press[]> {
  const presses: Press[] = [];
  for (let round = 0; presses.length < PRESSES && round < PRESSES * 4; round++) {
    const seen = await look(page);
    if (seen.isOver) break;
    if (question.test(seen.question)) {
      for (const target of await targetsOf(page, round)) {
        presses.push(await pressAt(page, target));
        await page.keyboard.press('Escape');
        await settled(page);
      }
    }
    const act = await actAsHinted(page);
    if (act !== null) presses.push(act);
    else await answerByHint(page);
    await settled(page);
  }
  return presses;
}

/** Does by a press what the machine would do, where its card has a button for it. */
async function actAsHinted(page: Page): Promise<Press | null> {
  await page.keyboard.press('h');
  await page.locator('.hint-line').first().waitFor();
  const button = page.locator('.act:has(.place-card__again)').first();
  if (!(await button.isVisible())) return null;
  // Its odds have been counted by then, as they have for whoever reads them.
  await page.waitForTimeout(300);
  const { x, y, width, height } = (await button.boundingBox())!;
  return pressAt(page, { what: 'go ahead', x: x + width / 2, y: y + height / 2, isAnswer: true });
}

interface Target {
  readonly what: string;
  /** It gives an answer: that the bar is busy is no effect of it that anybody sees. */
  readonly isAnswer?: boolean;
  readonly x: number;
  readonly y: number;
}

/** What opens something without giving an answer: a kind of act on the bar, another one each time, and two lit places. */
async function targetsOf(page: Page, round: number): Promise<readonly Target[]> {
  return page.evaluate(turn => {
    const middle = (element: Element, what: string) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { what, x: x + width / 2, y: y + height / 2 };
    };
    // Outside of the window there is no element, and nobody can press there.
    const isOpen = ({ x, y }: { x: number; y: number }): boolean =>
      Boolean(document.elementFromPoint(x, y)?.closest('.stage'));
    const kinds = [...document.querySelectorAll('.bar-button[aria-expanded]')];
    const bar = kinds.map(each => middle(each, each.querySelector('b')?.textContent ?? ''));
    const board = [...document.querySelectorAll('.stage .spots .spot:not(.spot--marked)')]
      .map(each => middle(each, 'a lit place'))
      .filter(isOpen);
    return [
      bar[turn % Math.max(1, bar.length)],
      ...[turn, turn + 5].map(i => board[i % Math.max(1, board.length)]),
    ].filter(each => each !== undefined);
  }, round);
}

/** The time from the event of the press to the frame after the first change of the page. */
async function pressAt(page: Page, { what, x, y, isAnswer = false }: Target): Promise<Press> {
  // The pointer is there before it presses, and whatever it shows by being there has been shown.
  await page.mouse.move(x, y);
  await page.waitForTimeout(150);
  await page.evaluate(answers => {
    const seen = Promise.withResolvers<number>();
    Object.assign(window, { firstEffect: seen.promise });
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const done = (): void => {
          changes.disconnect();
          requestAnimationFrame(() => setTimeout(() => seen.resolve(performance.now() - timeStamp)));
        };
        const changes = new MutationObserver(done);
        changes.observe(document.body, { subtree: true, childList: true, attributes: !answers, characterData: true });
        setTimeout(done, 5000);
      },
      { once: true, capture: true },
    );
  }, isAnswer);
  await page.mouse.click(x, y);
  const milliseconds = await page.evaluate(() => (window as unknown as { firstEffect: Promise<number> }).firstEffect);
  return { what, milliseconds };
}

function summed(presses: readonly Press[]): Omit<Pressed, 'name'> {
  const sorted = presses.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.milliseconds;
  return { presses: presses.length, median: at(0.5), p95: at(0.95), slowest: sorted.at(-1)!.what };
}
