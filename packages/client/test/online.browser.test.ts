import { writeParts } from '@sightline/kernel';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { accept, answerByHint, invite, type OnlineHouse, openOnlineHouse, playTogether } from './support/online.ts';
import { openSeats } from './support/table.ts';

// Two browsers play whole games with one another, over a server that is restarted under them.

let house: OnlineHouse;
beforeAll(async () => {
  house = await openOnlineHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test('a whole chase of Killzone through a link: a reload, a lost connection and a restart lose nothing', async () => {
  const anna = await house.visit();
  const ben = await house.visit();
  const link = await invite(anna, { setup: '#/setup/killzone', name: 'Anna', scenario: /^Hot Pursuit/ });
  expect(link).toContain('/#/join/');
  await accept(ben, link, 'Ben', 'Sit down as The gang');
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
  expect(await anna.title()).toMatch(/Your turn/);

  const some = (count: number) => {
    let left = count;
    return () => left-- <= 0;
  };
  await playTogether([anna, ben], answerByHint, some(12));
  const inputs = await ben.locator('.ask').getAttribute('data-inputs');
  await ben.reload();
  await ben.waitForSelector('.table');
  expect(await ben.locator('.ask').getAttribute('data-inputs')).toBe(inputs);

  await ben.context().setOffline(true);
  await house.stop();
  await Promise.all([anna, ben].map(page => page.waitForSelector('.online-banner__lost')));
  await house.start();
  await ben.context().setOffline(false);
  await Promise.all([anna, ben].map(page => page.waitForSelector('.online-banner__lost', { state: 'detached' })));
  expect(await ben.locator('.ask').getAttribute('data-inputs')).toBe(inputs);

  await playTogether([anna, ben], answerByHint);
  expect(await anna.locator('.ending').innerText()).toBe(await ben.locator('.ending').innerText());
  const [, match] = /join\/([0-9a-z]+)\//.exec(link)!;

  await ben.getByRole('button', { name: 'Verify the dice' }).click();
  await ben.waitForSelector('[data-verdict=sound]');
  expect(await ben.locator('[data-verdict]').innerText()).toMatch(
    /Stirred by The (gang and The law|law and The gang).*noted/s,
  );

  // A die that somebody changed in the record is found.
  await anna.route('**/replay', async route => {
    const fetched = await route.fetch();
    await route.fulfill({ response: fetched, body: changedDie(await fetched.text()) });
  });
  await anna.getByRole('button', { name: 'Verify the dice' }).click();
  await anna.waitForSelector('[data-verdict=unsound]');
  expect(await anna.locator('[data-verdict]').innerText()).toMatch(/Die 1: the record says/);
  await anna.unroute('**/replay');

  // Whoever has the link sees it again, from any step.
  const carl = await house.visit();
  await carl.goto(`${house.address}#/watch/${match}/9`);
  await carl.waitForSelector('.screening');
  expect(carl.url()).toMatch(/#\/replay\/online-[0-9a-z]+\/9$/);
  expect(house.complaints).toEqual([]);
});

test('two people share a Team of DUCK!, each answers for his own figures, and the machine brings them home', async () => {
  const anna = await house.visit({ viewport: { width: 1200, height: 800 } });
  const ben = await house.visit({ viewport: { width: 1200, height: 800 } });
  // The mission that the machine is done with soonest, whatever dice it has.
  const link = await invite(anna, { setup: '#/setup/duck', name: 'Anna', scenario: /fire bomb/ });
  await accept(ben, link, 'Ben', /Sit with Anna/);
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
  const dealt = anna.getByRole('group', { name: 'Deal out the figures' }).getByRole('combobox');
  for (const nth of [0, 2]) {
    await dealt.nth(nth).selectOption({ label: 'Ben' });
    await expect
      .poll(() => dealt.nth(nth).evaluate(select => (select as HTMLSelectElement).selectedOptions[0]?.label))
      .toBe('Ben');
  }
  await anna.keyboard.press('Escape');
  const answered = [0, 0];
  const answer = async (page: Page): Promise<void> => {
    answered[page === anna ? 0 : 1]!++;
    await answerByHint(page);
  };
  await playTogether([anna, ben], answer, () => answered[0]! >= 20 && answered[1]! >= 6);
  // A mission has hundreds of answers: the machine takes the seat over, and they look on to the end.
  await openSeats(anna);
  await anna.getByRole('dialog').getByRole('combobox').first().selectOption('bot team');
  // Some hundred answers are drawn on both pages, one by one.
  await Promise.all([anna, ben].map(page => page.waitForSelector('.ending', { timeout: 400_000 })));
  expect(await anna.locator('.ending').innerText()).toBe(await ben.locator('.ending').innerText());
  expect(house.complaints).toEqual([]);
});

/** The replay with another face of its first die, and a sum that fits. */
function changedDie(text: string): string {
  const { check: _, ...parts } = JSON.parse(text) as { check: string; rolls: { die: string; face: number }[] };
  const [first, ...rest] = parts.rolls;
  const rolls = [{ ...first!, face: first!.face === 1 ? 2 : 1 }, ...rest];
  return writeParts({ ...parts, rolls });
}
