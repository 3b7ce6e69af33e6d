import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { goTo } from './support/address.ts';
import { type House, openHouse } from './support/browser.ts';
import { answering, look, settled } from './support/table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterAll(() => house?.close());

test('without a network the table opens, plays, and its rules can be read', async () => {
  const page = await house.visit({ serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now: The Drill' }).click();
  await settled(page);
  await answering(page, () => page.keyboard.press('1'));
  expect(await look(page)).toMatchObject({ inputs: 1 });
  await page.locator('.ask a, .ask button', { hasText: 'DR-' }).first().click();
  await page.getByRole('dialog').getByText('DR-WALK').first().waitFor();
  for (const [room, heading] of [
    ['content', 'Your content'],
    ['campaign', 'Campaigns'],
    ['setup/dustup', 'Set up: Dustup'],
  ] as const) {
    await goTo(page, room);
    await page.getByRole('heading', { name: heading }).waitFor();
  }
});

test('it can be installed: the manifest names it, its first page and its icon', async () => {
  const page = await house.visit();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ name: 'Sightline', start_url: './', display: 'standalone' });
  expect(manifest.icons).not.toHaveLength(0);
});
