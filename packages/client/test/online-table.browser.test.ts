import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import {
  accept,
  answerByHint,
  invite,
  type OnlineHouse,
  openOnlineHouse,
  playTogether,
  stand,
} from './support/online.ts';

// What people do at a table of the server besides playing: wait, look on, talk, take back, give up, and be somebody.

let house: OnlineHouse;
beforeAll(async () => {
  house = await openOnlineHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const DAY = 86_400_000;

interface Drilling {
  readonly anna: Page;
  readonly ben: Page;
  readonly link: string;
  readonly match: string;
}

/** Anna and Ben sit at a drill, with whatever she has chosen. */
async function drilling(choose?: (page: Page) => Promise<unknown>): Promise<Drilling> {
  const anna = await house.visit();
  const ben = await house.visit();
  const link = await invite(anna, { setup: '#/setup/drill', name: 'Anna', ...(choose ? { choose } : {}) });
  await accept(ben, link, 'Ben', 'Sit down as Blue');
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
  return { anna, ben, link, match: /join\/([0-9a-z]+)\//.exec(link)![1]! };
}

/** Both lay a mine, under seal: Anna closes her envelope, and from then on the game waits for Ben alone. */
async function waitsForBen(anna: Page, ben: Page): Promise<void> {
  await expect.poll(() => stand(anna), { timeout: 20_000 }).toBe('asked');
  await answerByHint(anna);
  await expect.poll(() => stand(ben), { timeout: 20_000 }).toBe('asked');
}

const menu = (page: Page, button: string) => async (): Promise<void> => {
  await page.getByRole('button', { name: 'At the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
};

test('where nobody plays behind the page, it says so', async () => {
  const { openHouse } = await import('./support/browser.ts');
  const files = await openHouse(inject('served'));
  const page = await files.visit();
  await page.evaluate(() => {
    location.hash = '#/setup/drill';
  });
  await page.getByRole('button', { name: 'Play with somebody' }).click();
  await page.getByText('There’s no server behind this page').waitFor();
  await files.close();
  expect(files.complaints).toEqual([]);
});

test('a game by days whose clock runs out may be claimed by the other', async () => {
  const { anna, ben } = await drilling(async page => {
    await page.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'A move a day' });
    await page.getByRole('combobox', { name: /time is up/ }).selectOption({ label: 'the others may claim the game' });
  });
  await waitsForBen(anna, ben);
  await anna
    .getByText(/^1d 0h$|^23h 59m$/)
    .first()
    .waitFor();
  house.pass(DAY + 60_000);
  await anna.reload();
  await menu(anna, 'Blue has run out of time: claim the game')();
  await Promise.all([anna, ben].map(page => page.waitForSelector('.ending')));
  expect(await anna.locator('.ending').innerText()).toMatch(/ran out of time/);
  expect(house.complaints).toEqual([]);
});

/** Anna's terms: a move a day, and what happens when somebody lets it pass. */
const byDays = (ranOut: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'A move a day' });
  await page.getByRole('combobox', { name: /time is up/ }).selectOption({ label: ranOut });
};

test('whoever lets his day pass has lost, where that was agreed', async () => {
  const { anna, ben } = await drilling(byDays('that side has lost'));
  await waitsForBen(anna, ben);
  house.pass(DAY + 60_000);
  await Promise.all([anna, ben].map(page => page.waitForSelector('.ending')));
  for (const page of [anna, ben]) expect(await page.locator('.ending').innerText()).toContain('Ben ran out of time.');
  expect(house.complaints).toEqual([]);
});

test('where a bot was to answer for whoever is late, it does', async () => {
  const { anna, ben } = await drilling(byDays('the machine plays on'));
  await waitsForBen(anna, ben);
  expect(await stand(anna)).toBe('waits');
  house.pass(DAY + 60_000);
  // The machine lays Ben's mine, and goes on for him.
  await expect.poll(() => stand(anna), { timeout: 20_000 }).toBe('asked');
  expect(Number(await anna.locator('.ask').getAttribute('data-inputs'))).toBe(2);
  expect(await ben.locator('.people-strip__name').allInnerTexts()).toContain('Machine: greedy');
  expect(house.complaints).toEqual([]);
});

test('those who look on are as far behind as was agreed', async () => {
  const { anna, ben, match } = await drilling(page =>
    page.getByRole('combobox', { name: 'They see it' }).selectOption({ label: 'ten minutes later' }),
  );
  await playTogether([anna, ben], answerByHint, counted(3));
  const inputs = Number(await anna.locator('.ask').getAttribute('data-inputs'));
  const carl = await house.visit();
  await carl.goto(`${house.address}#/online/${match}`);
  await carl.getByText('you see everything 10 minutes after it happens').waitFor();
  const shown = async () => Number((await carl.locator('.ask').getAttribute('data-inputs')) ?? 0);
  expect(inputs).toBeGreaterThan(0);
  expect(await carl.locator('.ask').count()).toBe(0);
  house.pass(601_000);
  await carl.waitForSelector('.table');
  await expect.poll(shown).toBe(inputs);
  expect(house.complaints).toEqual([]);
});

test('whoever looks on sees what everybody may know, and cannot do anything', async () => {
  const { anna, ben, match } = await drilling();
  const carl = await house.visit();
  await carl.goto(`${house.address}#/online/${match}`);
  await carl.waitForSelector('.table');
  await playTogether([anna, ben], answerByHint, counted(4));
  const inputs = await anna.locator('.ask').getAttribute('data-inputs');
  await expect.poll(() => carl.locator('.ask').getAttribute('data-inputs')).toBe(inputs);
  expect(await carl.locator('.ask').innerText()).toMatch(/You are watching/);
  expect(await carl.locator('.bar-button').count()).toBe(0);
  await anna.getByText('1 is watching').waitFor();
  await carl.getByRole('button', { name: 'At the table' }).click();
  expect(await carl.getByRole('button', { name: 'Give up' }).count()).toBe(0);
  expect(house.complaints).toEqual([]);
});

test('an answer is taken back if the other agrees, and the record says so', async () => {
  const { anna, ben } = await drilling();
  await playTogether([anna, ben], answerByHint, counted(6));
  const before = Number(await anna.locator('.ask').getAttribute('data-inputs'));
  await menu(anna, 'Ask to take back')();
  await ben.getByText('Anna asks to take back the last answer.').waitFor();
  await ben.getByRole('button', { name: 'Refuse' }).click();
  await anna.locator('.proposal').waitFor({ state: 'detached' });
  expect(Number(await anna.locator('.ask').getAttribute('data-inputs'))).toBe(before);
  await menu(anna, 'Ask to take back')();
  await ben.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(async () => Number(await ben.locator('.ask').getAttribute('data-inputs'))).toBeLessThan(before);
  await anna.getByRole('button', { name: 'At the table' }).click();
  await anna.getByText('1 answer was taken back by agreement').waitFor();
  expect(house.complaints).toEqual([]);
});

test('people talk, mute whom they do not want to hear, give up, and play again with the sides swapped', async () => {
  const { anna, ben } = await drilling();
  await ben.getByRole('button', { name: 'Chat' }).click();
  await ben.getByLabel('Say something').fill('Good luck!');
  await ben.keyboard.press('Enter');
  await anna.getByRole('button', { name: 'Chat: 1 new line' }).click();
  await anna.getByText('Good luck!').waitFor();
  await anna.getByRole('button', { name: 'Mute Ben' }).click();
  await anna.getByText('Good luck!').waitFor({ state: 'detached' });
  await anna.getByRole('button', { name: 'Hear Ben again' }).click();
  await anna.getByText('Good luck!').waitFor();

  await menu(ben, 'Give up')();
  await ben.getByRole('button', { name: 'Really give up?' }).click();
  await anna.getByText('Ben gave up.').waitFor();
  await anna.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await ben.getByRole('button', { name: 'Agree' }).click();
  await Promise.all([anna, ben].map(page => page.getByRole('link', { name: 'To the rematch' }).click()));
  await Promise.all([anna, ben].map(page => page.waitForSelector('.ending', { state: 'detached' })));
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
  const [first] = await anna.locator('.people-strip__name').allInnerTexts();
  expect(first).toBe('Ben');
  expect(house.complaints).toEqual([]);
});

test('a game is found again on another device, and nobody is left of whoever deletes himself', async () => {
  const { anna } = await drilling();
  await anna.goto(`${house.address}#/lobby`);
  await anna.getByText('The Drill', { exact: false }).first().waitFor();
  await anna.getByText('Take me to another device').click();
  const code = await anna.locator('.guest-card .link-card__link').innerText();
  const phone = await house.visit();
  await phone.goto(code);
  await phone.getByRole('button', { name: 'Be Anna here' }).click();
  await phone.getByRole('link', { name: 'Go on' }).click();
  await phone.waitForSelector('.table');
  expect(phone.url()).not.toContain(code.split('/').at(-1));
  await phone.goto(`${house.address}#/lobby`);
  await phone.getByRole('button', { name: 'Delete me' }).click();
  await phone.getByRole('button', { name: 'Really delete me, here and on the server' }).click();
  await phone.getByText('You are deleted.').waitFor();
  expect(await phone.evaluate(() => localStorage.getItem('sightline guest'))).toBeNull();
  expect(await phone.getByLabel('Your name').inputValue()).toBe('');
  // Her other browser has the secret still, but does not enter her anew behind her back; and the code leads to nobody.
  await anna.reload();
  await anna.getByText('The server doesn’t know you').waitFor();
  await phone.goto(code);
  await phone.getByText('This server knows nobody by that code.').waitFor();
  expect(await phone.getByRole('button', { name: /^Be / }).count()).toBe(0);
  expect(house.complaints).toEqual([]);
});

test('a game goes from this screen to the server and back, when everybody agrees', async () => {
  const anna = await house.visit();
  await anna.getByRole('button', { name: 'Play now: The Drill' }).click();
  await anna.waitForSelector('.ask[aria-busy=false]');
  await anna.keyboard.press('1');
  await anna.goto(house.address);
  await anna.getByRole('button', { name: /^Put online/ }).click();
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Make the link' }).click();
  const link = await anna.locator('.link-card__link').innerText();
  const ben = await house.visit();
  await accept(ben, link, 'Ben', 'Sit down as Blue');
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
  await menu(anna, 'Ask to take it down')();
  await ben.getByRole('button', { name: 'Agree' }).click();
  await anna.getByRole('button', { name: 'Go on with it here' }).click();
  await anna.waitForSelector('.table, .hand-over');
  expect(anna.url()).toMatch(/#\/table\//);
  expect(house.complaints).toEqual([]);
});

/** Enough after so many looks. */
function counted(count: number): () => boolean {
  let left = count;
  return () => left-- <= 0;
}
