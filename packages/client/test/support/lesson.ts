import { errors, type Locator, type Page } from 'playwright-core';

// A lesson as somebody takes it who presses what is lit and nothing else.

/** More presses than any lesson takes. */
export const MOST_PRESSES = 140;

/** Long enough for a slow machine to press what is there. */
const SOON = { timeout: 15_000 };

function missed(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** Presses what is lit until there is applause; says how many presses it took. `seen` looks at the page before each. */
export async function takeByLight(page: Page, seen: (page: Page) => Promise<void> = async () => {}): Promise<number> {
  let presses = 0;
  while (presses < MOST_PRESSES && !(await isOver(page))) {
    presses++;
    const go = page.locator('.lesson button', { hasText: /^Go on/ });
    await lit(page).or(go).or(applause(page)).first().waitFor();
    await seen(page);
    // What was lit may be gone before it is pressed: then whatever is lit now is looked for again.
    if ((await go.count()) > 0) await go.click(SOON).catch(missed);
    else if (!(await isOver(page))) await pressLit(page).catch(missed);
  }
  return presses;
}

const lit = (page: Page): Locator => page.locator('.act.is-lit, .bar-button.is-lit');
const applause = (page: Page): Locator => page.locator('.lesson', { hasText: 'Well done' });
const isOver = async (page: Page): Promise<boolean> => (await applause(page).count()) > 0;

/** A lit button of an open list before one of the bar, and waits until something has come of it. */
async function pressLit(page: Page): Promise<void> {
  const before = await page.locator('.table').textContent();
  const listed = page.locator('.act.is-lit, .tray--short .button');
  await ((await listed.count()) > 0 ? listed : lit(page)).first().click(SOON);
  const sure = page.locator('.ask__sure .button--main');
  if ((await sure.count()) > 0) await sure.click(SOON);
  await page.waitForFunction(text => document.querySelector('.table')?.textContent !== text, before, SOON);
}
