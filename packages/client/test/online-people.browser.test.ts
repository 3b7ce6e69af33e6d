import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { accept, answerByHint, invite, type OnlineHouse, openOnlineHouse, playTogether } from './support/online.ts';

// Whom one plays with and whom not: links that let in where they should, people who are blocked, and small screens.

let house: OnlineHouse;
beforeAll(async () => {
  house = await openOnlineHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function open(page: Page, room: string): Promise<void> {
  await page.evaluate(hash => {
    location.hash = hash;
  }, room);
}

test('on a phone nothing of what is agreed before a game is cut off', async () => {
  const page = await house.visit(PHONE);
  await open(page, '#/setup/killzone');
  await page.getByRole('button', { name: 'Play with somebody' }).click();
  const make = page.getByRole('button', { name: 'Make the link' });
  await make.waitFor();
  const widths = await page
    .getByRole('dialog')
    .evaluate(sheet => [...sheet.querySelectorAll('*')].map(part => Math.round(part.getBoundingClientRect().right)));
  expect(Math.max(...widths)).toBeLessThanOrEqual(390);
  expect(house.complaints).toEqual([]);
});

test('the link of a game is for its free seat; beside somebody sits whom he has asked', async () => {
  const anna = await house.visit();
  const ben = await house.visit();
  const link = await invite(anna, { setup: '#/setup/drill', name: 'Anna' });
  // It can be asked before the game begins as well.
  await anna.getByRole('button', { name: 'Ask somebody to share your seat' }).waitFor();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit down as Blue' }).waitFor();
  expect(await ben.getByRole('button', { name: /Sit with Anna/ }).count()).toBe(0);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down as Blue' }).click();
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));

  await anna.getByRole('button', { name: 'At the table' }).click();
  // There is no seat left for whoever has the first link, so it is not shown any more.
  expect(await anna.getByRole('dialog').locator('.link-card').count()).toBe(0);
  await anna.getByRole('button', { name: 'Ask somebody to share your seat' }).click();
  const beside = await anna.getByRole('dialog').locator('.link-card__link').innerText();
  await anna.keyboard.press('Escape');
  const carl = await house.visit();
  await accept(carl, beside, 'Carl', 'Sit with Anna: Red');
  await carl.waitForSelector('.table');
  await expect.poll(() => ben.locator('.people-strip__name').allInnerTexts()).toContain('Anna and Carl');
  expect(house.complaints).toEqual([]);
});

test('whoever is blocked is not heard and sits down at no game of hers, until she takes it back', async () => {
  const anna = await house.visit();
  const ben = await house.visit();
  await accept(ben, await invite(anna, { setup: '#/setup/drill', name: 'Anna' }), 'Ben', 'Sit down as Blue');
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
  await ben.getByRole('button', { name: 'Chat' }).click();
  await ben.getByLabel('Say something').fill('Hurry up!');
  await ben.keyboard.press('Enter');
  await anna.getByRole('button', { name: 'Chat: 1 new line' }).click();
  await anna.getByRole('button', { name: 'Block Ben' }).click();
  await anna.getByRole('button', { name: 'Really block Ben?' }).click();
  await anna.getByText('Ben is blocked.').waitFor();
  expect(await anna.getByText('Hurry up!').count()).toBe(0);

  const again = await invite(anna, { setup: '#/setup/drill', name: 'Anna' });
  await ben.goto(again);
  await ben.getByRole('button', { name: 'Sit down as Blue' }).click();
  await ben.getByText('Somebody at that table doesn’t want to play with you.').waitFor();

  await open(anna, '#/lobby');
  await anna.getByText('You have blocked 1 person.').waitFor();
  await anna.getByRole('button', { name: 'Unblock everybody' }).click();
  await anna.getByText('You have blocked').waitFor({ state: 'detached' });
  await ben.getByRole('button', { name: 'Sit down as Blue' }).click();
  await ben.waitForSelector('.table');
  expect(house.complaints).toEqual([]);
});

test('those who are kept behind are not told that a game waits for players when it does not', async () => {
  const anna = await house.visit();
  const ben = await house.visit();
  const link = await invite(anna, {
    setup: '#/setup/drill',
    name: 'Anna',
    choose: page => page.getByRole('combobox', { name: 'They see it' }).selectOption({ label: 'ten minutes later' }),
  });
  await accept(ben, link, 'Ben', 'Sit down as Blue');
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
  const carl = await house.visit();
  await carl.goto(`${house.address}#/online/${/join\/([0-9a-z]+)\//.exec(link)![1]!}`);
  await carl.getByRole('heading', { name: 'Not started yet, as far as you can see' }).waitFor();
  expect(await carl.getByText('The game starts as soon as').count()).toBe(0);
  house.pass(601_000);
  await carl.waitForSelector('.table');

  // The talk is closed by its key, and what was under it can be reached.
  await carl.getByRole('button', { name: 'Chat' }).click();
  await carl.getByRole('complementary', { name: 'Chat' }).waitFor();
  await carl.keyboard.press('Escape');
  await carl.getByRole('complementary', { name: 'Chat' }).waitFor({ state: 'detached' });
  expect(house.complaints).toEqual([]);
});

test('a stranger without a name is told in words why he cannot sit down yet', async () => {
  const anna = await house.visit();
  await invite(anna, {
    setup: '#/setup/drill',
    name: 'Anna',
    choose: page => page.getByRole('checkbox', { name: /Show it in the lobby/ }).check(),
  });
  const ben = await house.visit(PHONE);
  await open(ben, '#/lobby');
  await ben.getByText('To sit down, give yourself a name first').first().waitFor();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByText('To sit down, give yourself a name first').first().waitFor({ state: 'detached' });
  await ben.getByRole('button', { name: 'Sit down as Blue' }).first().click();
  await ben.waitForSelector('.table');
  expect(house.complaints).toEqual([]);
});

test('on plain http in a home network one plays, copies the link and verifies the dice', async () => {
  const plain = await openOnlineHouse(inject('served'), { name: 'table.home' });
  try {
    const anna = await plain.visit();
    const ben = await plain.visit();
    const offers = await anna.evaluate(() => [
      isSecureContext,
      crypto.subtle === undefined,
      'serviceWorker' in navigator,
    ]);
    expect(offers).toEqual([false, true, false]);
    const link = await invite(anna, { setup: '#/setup/killzone', name: 'Anna', scenario: /^Hot Pursuit/ });
    await anna.getByRole('button', { name: 'Copy the link' }).click();
    await anna.getByRole('button', { name: 'Copied' }).waitFor();
    await accept(ben, link.replace(/^http:\/\/[^/]+\//, plain.address), 'Ben', 'Sit down as The gang');
    await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
    let left = 8;
    await playTogether([anna, ben], answerByHint, () => left-- <= 0);
    await anna.getByRole('button', { name: 'At the table' }).click();
    await anna.getByRole('button', { name: 'Ask somebody to share your seat' }).click();
    // A dialog keeps the focus to itself, and what is to be copied is in it all the same.
    await anna.getByRole('dialog').getByRole('button', { name: 'Copy the link' }).click();
    await anna.getByRole('dialog').getByRole('button', { name: 'Copied' }).waitFor();
    await anna.getByRole('button', { name: 'Give up' }).click();
    await anna.getByRole('button', { name: 'Really give up?' }).click();
    await ben.getByRole('button', { name: 'Verify the dice' }).click();
    await ben.waitForSelector('[data-verdict=sound]');
    // What cannot be had that way is said.
    await open(ben, '#/lobby');
    await ben.getByText('This page came over plain http').waitFor();
    expect(plain.complaints).toEqual([]);
  } finally {
    await plain.close();
  }
});
