import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, openServer, openStore, type RunningServer, type Store } from '@sightline/server';
import type { Page } from 'playwright-core';
import { type House, openHouse } from './browser.ts';
import type { Served } from './served.ts';
import { putBriefingAway } from './table.ts';

/** A server that can be stopped and started again, and be told that time has passed; the page comes from it. */
export interface OnlineHouse extends House {
  readonly address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** So many milliseconds pass at once. */
  pass(milliseconds: number): void;
}

interface Known {
  /** The address by which the world knows the server. */
  readonly publicAddress?: string;
  /** What the browser calls this machine. To a browser everything but `localhost` is a stranger, unless it has a certificate. */
  readonly name?: string;
}

export async function openOnlineHouse(
  { built }: Pick<Served, 'built'>,
  { publicAddress, name = 'localhost' }: Known = {},
): Promise<OnlineHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-online-'));
  let running: { readonly server: RunningServer; readonly store: Store } | null = null;
  let passed = 0;
  let port = 0;

  async function start(): Promise<void> {
    const now = (): number => Date.now() + passed;
    const store = await openStore(join(folder, 'games.db'), { now });
    const log = (line: string): void => void complaints.push(line);
    const known = publicAddress === undefined ? {} : { publicAddress };
    const options = { port, host: 'localhost', client: built, limits: NO_LIMITS, now, log, ...known };
    const server = await openServer({ store, ...options });
    port = server.port;
    running = { server, store };
  }

  async function stop(): Promise<void> {
    await running?.server.close();
    await running?.store.close();
    running = null;
  }

  const complaints: string[] = [];
  await start();
  const address = `http://${name}:${port}/`;
  const house = await openHouse({ address }, [`--host-resolver-rules=MAP ${name} localhost`]);
  return {
    ...house,
    get complaints() {
      return [...house.complaints, ...complaints];
    },
    address,
    start,
    stop,
    pass(milliseconds) {
      passed += milliseconds;
    },
    async close() {
      await house.close();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Invitation {
  /** The address of the set-up after its #. */
  readonly setup: string;
  readonly name: string;
  /** Another one than the set-up starts with. */
  readonly scenario?: RegExp;
  /** What is chosen on the sheet before the link is made. */
  readonly choose?: (page: Page) => Promise<unknown>;
}

/** Sets a game up to be played with somebody; gives the link. */
export async function invite(page: Page, { setup, name, scenario, choose }: Invitation): Promise<string> {
  await page.evaluate(hash => {
    location.hash = hash;
  }, setup);
  if (scenario) await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('button', { name: 'Play with somebody' }).click();
  await page.getByLabel('Your name').fill(name);
  await choose?.(page);
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.locator('.link-card__link').innerText();
}

/** Opens a link, gives a name and takes the seat that the button says. */
export async function accept(page: Page, link: string, name: string, seat: string | RegExp): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: seat }).click();
}

/** Whether somebody at this page is asked, the game is over, or it waits for another; once nothing is shown happening. */
export async function stand(page: Page): Promise<'asked' | 'over' | 'waits'> {
  return page.evaluate(() => {
    if (document.querySelector('.ending')) return 'over';
    const ask = document.querySelector('.ask');
    const isBusy = ask?.ariaBusy !== 'false' || document.querySelector('.online-banner__lost') !== null;
    return !isBusy && ask?.querySelector('.ask__bar') ? 'asked' : 'waits';
  });
}

/** Gives the answer that the machine would give: asks for the hint and takes it. */
export async function answerByHint(page: Page): Promise<void> {
  await putBriefingAway(page);
  const inputs = await page.locator('.ask').getAttribute('data-inputs');
  await page.keyboard.press('h');
  // An answer in an envelope is no input before all are in: then nobody is asked here any more.
  const isTaken = (): Promise<boolean> =>
    page.evaluate(before => {
      const ask = document.querySelector<HTMLElement>('.ask');
      const isIdle = ask?.querySelector('h2') === null;
      return ask?.dataset['inputs'] !== before || isIdle || document.querySelector('.ending') !== null;
    }, inputs);
  // Enter does nothing before the hint is there.
  for (let tries = 0; !(await isTaken()); tries++) {
    if (tries > 500) throw new Error(`the hint is not taken: ${await page.locator('.ask').innerText()}`);
    const sure = page.locator('.ask__sure .button--main');
    // It may have been answered between the look and the press.
    if (await sure.isVisible()) await sure.click({ timeout: 2000 }).catch(() => undefined);
    else await page.keyboard.press('Enter');
    await page.waitForTimeout(20);
  }
}

/** Everybody answers whenever he is asked, until the game is over for all or something has been seen. */
export async function playTogether(
  pages: readonly Page[],
  answer: (page: Page) => Promise<unknown>,
  isEnough: () => Promise<boolean> | boolean = () => false,
): Promise<number> {
  for (let answers = 0; ; ) {
    if (await isEnough()) return answers;
    const stands = await Promise.all(pages.map(stand));
    if (stands.every(each => each === 'over')) return answers;
    const at = stands.indexOf('asked');
    if (at < 0) await pages[0]!.waitForTimeout(20);
    else {
      await answer(pages[at]!);
      answers++;
    }
  }
}
