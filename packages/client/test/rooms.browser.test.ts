import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_FILE } from '@sightline/kernel';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { goTo } from './support/address.ts';
import { type House, openHouse } from './support/browser.ts';
import { openFile, savedFile } from './support/files.ts';
import { answering, lastByKeys, look, settled, toStep } from './support/table.ts';

// What a browser keeps between games: own content, campaigns, and one game in two tabs.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

test('a game is open in one tab at a time, and the other may take it over', async () => {
  const first = await house.visit();
  await first.getByRole('button', { name: 'Play now: The Drill' }).click();
  await settled(first);
  await answering(first, () => first.keyboard.press('1'));
  const second = await secondTab(first);
  await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
  await second.getByRole('button', { name: 'Go on here' }).click();
  await settled(second);
  expect(await look(second)).toMatchObject({ inputs: 1 });
  await first.getByRole('heading', { name: 'This game has moved to another tab' }).waitFor();
  await answering(second, lastByKeys(second));
  const { inputs } = await look(second);
  await second.reload();
  await settled(second);
  expect(await look(second)).toMatchObject({ inputs });
  await second.close();
  await first.getByRole('button', { name: 'Go on here' }).click();
  await settled(first);
  expect(await look(first)).toMatchObject({ inputs });
});

test('a game opens by itself when the other tab is closed', async () => {
  const first = await house.visit();
  await first.getByRole('button', { name: 'Play now: The Drill' }).click();
  await settled(first);
  const second = await secondTab(first);
  await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
  await first.close();
  await settled(second);
  expect(await look(second)).toMatchObject({ inputs: 0 });
});

test('a page that has lost its game writes nothing more, even if it does not know yet', async () => {
  const first = await house.visit();
  // Without locks no tab learns of the others; what is kept must be safe all the same.
  await first.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
    delete (Navigator.prototype as { locks?: unknown }).locks;
  });
  await first.reload();
  await first.getByRole('button', { name: 'Play now: The Drill' }).click();
  await settled(first);
  const second = await secondTab(first);
  await settled(second);
  await answering(second, () => second.keyboard.press('2'));
  await first.keyboard.press('1');
  await first.locator('.ask .notice').getByText('open in another tab').waitFor();
  expect(await look(first)).toMatchObject({ inputs: 0 });
  await second.reload();
  await settled(second);
  expect(await look(second)).toMatchObject({ inputs: 1 });
});

test('several campaigns are kept, each by its name; one is saved, deleted and opened again', async () => {
  const page = await house.visit();
  await goTo(page, 'campaign');
  for (const name of ['Rust and Ruin', '']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByText('Rules for every mission').click();
    await page.getByRole('searchbox', { name: 'Find a rule' }).fill('gas');
    await page.getByRole('checkbox', { name: /Gas grenades are issued/ }).setChecked(name !== '');
    await page.getByRole('button', { name: 'Begin a campaign' }).click();
    await page.getByRole('button', { name: 'On to the next mission' }).waitFor();
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
  }
  const cards = page.locator('.saved');
  expect((await cards.locator('b').allTextContents()).toSorted()).toEqual(['Campaign 2', 'Rust and Ruin']);
  const text = await savedFile(page, 'Save to a file: Rust and Ruin');
  expect(text).toContain('"toxicGas":true');
  expect(await savedFile(page, 'Save to a file: Campaign 2')).not.toContain('"toxicGas":true');
  await page.getByRole('button', { name: 'Delete: Rust and Ruin' }).click();
  expect(await cards.count()).toBe(2);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await cards.nth(1).waitFor({ state: 'detached' });
  await openFile(page, text.replace('"purse":0', '"purse":9'), 'damaged.json');
  await page.getByRole('alert').getByText('HS-FILE-002').waitFor();
  expect(await cards.count()).toBe(1);
  await openFile(page, text, 'Again.campaign.json');
  await page.getByRole('link', { name: 'Go on: Again' }).click();
  await page.getByRole('heading', { name: 'Again' }).waitFor();
  expect(await page.locator('table.data tbody tr').count()).toBe(6);
});

test('the one campaign of an earlier edition is still there', async () => {
  const page = await house.visit();
  await goTo(page, 'campaign');
  await page.getByRole('button', { name: 'Begin a campaign' }).click();
  await page.getByRole('button', { name: 'On to the next mission' }).waitFor();
  await goTo(page, 'campaign');
  const campaign = await savedFile(page, 'Save to a file: Campaign 1');
  const former = { campaign, next: { scenario: 'M03', switches: {} }, mission: null, debriefing: null };
  await page.evaluate(kept => localStorage.setItem('sightline campaign', kept), JSON.stringify(former));
  await page.reload();
  await page.locator('.saved').nth(1).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sightline campaign'))).toBeNull();
  await page.reload();
  await page.locator('.saved').nth(1).waitFor();
});

test('games that an earlier edition kept are still there', async () => {
  const page = await house.visit();
  await page.goto(new URL('favicon.svg', page.url()).href);
  await page.evaluate(async () => {
    // The first visit has made the newer one; the earlier edition starts from nothing.
    await new Promise(done => {
      indexedDB.deleteDatabase('sightline').onsuccess = done;
    });
    const former = indexedDB.open('sightline', 1);
    former.onupgradeneeded = () => former.result.createObjectStore('games', { keyPath: 'id' });
    await new Promise(done => {
      former.onsuccess = done;
    });
    const game = {
      id: 'a1',
      system: 'drill',
      scenario: 'walls',
      progress: 'Round 3',
      outcome: null,
      savedAt: 1,
      text: '',
    };
    const kept = former.result.transaction('games', 'readwrite');
    kept.objectStore('games').put(game);
    await new Promise(done => {
      kept.oncomplete = done;
    });
    former.result.close();
  });
  await page.goBack();
  await page.locator('.saved', { hasText: 'Round 3' }).waitFor();
  expect(await page.locator('.saved').count()).toBe(1);
});

test('a ship of one’s own is refused with what is wrong, then taken, chosen, played and deleted', async () => {
  const page = await house.visit();
  await goTo(page, 'content');
  const text = await savedFile(page, 'Save the chosen example to a file: Ship');
  await openFile(page, text.slice(0, 300), 'broken.json');
  await page.getByText('It isn’t JSON').waitFor();
  await openFile(page, text.replace('"type": "bridge"', '"type": "brig"'), 'wrong.json');
  const row = page.locator('.problems li', { hasText: 'content.modules[0].type' });
  expect(await row.textContent()).toContain('"bridge", "ops-con"');
  expect(await page.locator('.saved').count()).toBe(0);
  await openFile(page, text.replaceAll('Slack Margin', 'My Own Hulk'), 'mine.json');
  await page.getByText('Got it: Ship “My Own Hulk”').waitFor();
  await page.reload();
  await openFile(page, text.replaceAll('Slack Margin', 'My Own Hulk'), 'mine.json');
  await page.getByText('replacing the one of that name').waitFor();
  expect(await page.locator('.saved').count()).toBe(1);
  await page.getByRole('link', { name: 'Set up DUCK!' }).click();
  await unfold(page, 'Ship');
  await page.getByRole('radio', { name: 'My Own Hulk' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  await page.keyboard.press('j');
  await page.locator('.report__lines', { hasText: 'My Own Hulk' }).waitFor();
  await goTo(page, 'content');
  expect(await savedFile(page, 'Save to a file: My Own Hulk')).toBe(text.replaceAll('Slack Margin', 'My Own Hulk'));
  await page.getByRole('button', { name: 'Delete: My Own Hulk' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.locator('.saved').waitFor({ state: 'detached' });
});

test('a species and Event cards of one’s own are taken, chosen and played with', async () => {
  const page = await house.visit();
  await goTo(page, 'content');
  const species = await savedFile(page, 'Save the chosen example to a file: Species');
  await openFile(page, species.replaceAll('own-harpy', 'harpy'), 'shipped.json');
  await page.locator('.problems li', { hasText: 'content[0].id' }).waitFor();
  await openFile(page, species.replaceAll('Harpy', 'Gloom Moth').replaceAll('own-harpy', 'moth'), 'moths.json');
  await page.getByText('Got it: Species “Gloom Moth, Gloom Moth Bull”').waitFor();
  const events = await savedFile(page, 'Save the chosen example to a file: Event cards');
  await openFile(page, events.replaceAll('Lights Out', 'Blackout'), 'events.json');
  await page.getByText('Got it: Event cards “Blackout, Jammed').waitFor();
  await page.getByRole('link', { name: 'Set up DUCK!' }).click();
  await unfold(page, 'What lives there');
  await page.getByRole('radio', { name: 'Gloom Moth' }).check();
  await toStep(page, 'How');
  await unfold(page, 'Event cards');
  await page.getByRole('checkbox', { name: 'Blackout' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  await goTo(page, '');
  const game = JSON.parse(await savedFile(page, 'Save to a file'));
  expect(game).toMatchObject({ setup: { details: { species: 'moth', eventCards: [{ title: 'Blackout' }] } } });
  expect(game.table.own.species).toMatchObject([{ name: 'Gloom Moth' }, { name: 'Gloom Moth Bull' }]);
  const dealt = game.table.modules.flatMap(({ cards }: { cards: { id: string }[] }) => cards.map(({ id }) => id));
  expect([...game.table.decks.events, ...dealt]).toHaveLength(25);
});

test('a ship that lacks what the mission needs says so; a Team of three cannot start', async () => {
  const page = await house.visit();
  await goTo(page, 'setup/duck');
  await page.getByRole('radio', { name: 'Sleepers' }).check();
  await unfold(page, 'Ship');
  const unsuited = page.locator('.scenario', { hasText: 'Gilded Lily' });
  expect(await unsuited.getByRole('radio').isDisabled()).toBe(true);
  expect(await unsuited.textContent()).toContain('has what the mission needs');
  await toStep(page, 'Who');
  await unfold(page, 'Who goes');
  for (const name of ['Brick Okoro', 'Cinders Vale', 'Tally Moss'])
    await page.getByRole('checkbox', { name }).uncheck();
  expect(await page.getByRole('alert').textContent()).toMatch(/4 to 8 strong, not 3.*DK-SETUP-001/);
  expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Pip Delacroix' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
});

test.each([
  ['dustup', 'A battle of your own', 'Red force', 'Karrash Brood', 'Ripper Pack 1'],
  ['killzone', 'Encounter', 'Red', 'Rust Saints', 'Dove mob'],
])('other forces take the field in %s, by keyboard alone', async (game, scenario, side, force, unit) => {
  const page = await house.visit();
  await goTo(page, `setup/${game}`);
  await page.getByRole('radio', { name: scenario }).press('Space');
  await unfold(page, 'Table');
  await toStep(page, 'Who');
  await unfold(page, side);
  await page.getByRole('radio', { name: force }).press('Space');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await page.waitForSelector('.table, .hand-over');
  await settled(page);
  await page.keyboard.press('t');
  expect(await page.locator('.text-table').textContent()).toContain(unit);
});

test('the dice are promised, and a person may type or have drawn what stirs them', async () => {
  const page = await house.visit({ viewport: { width: 1400, height: 900 } });
  await goTo(page, 'setup/drill');
  await toStep(page, 'How');
  await page.getByText('Stir the dice').press('Enter');
  const promise = await page.locator('.promise').textContent();
  const stirring = page.locator('details', { has: page.locator('.promise') });
  await stirring.getByRole('button', { name: 'Type something for me' }).first().click();
  expect(await stirring.getByRole('textbox').first().inputValue()).toMatch(/^[0-9a-f]{32}$/);
  await stirring.getByRole('textbox').first().fill('a rainy day');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await settled(page);
  await goTo(page, '');
  const { dice } = JSON.parse(await savedFile(page, 'Save to a file'));
  expect(dice.provenance).toMatchObject({ commitment: promise, stirs: [{ entropy: 'a rainy day' }] });
});

test('at the size of a phone no room is wider than the screen', async () => {
  const page = await house.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const room of [
    'content',
    'campaign',
    'rules',
    'rules/DK-DOOR',
    'setup/duck',
    'setup/dustup',
    'setup/killzone',
  ]) {
    await goTo(page, room);
    await page.waitForSelector('.frame__main h1');
    const steps = room.startsWith('setup/') ? (['What', 'Who', 'How'] as const) : [null];
    for (const step of steps) {
      if (step) await toStep(page, step);
      for (const summary of await page.locator('.setup summary').all()) await summary.tap();
      expect([room, step, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([room, step, 390]);
    }
  }
});

test('a file that is larger than any game is refused unread', async () => {
  const page = await house.visit();
  const folder = mkdtempSync(join(tmpdir(), 'sightline-'));
  const large = join(folder, 'film.json');
  writeFileSync(large, '');
  truncateSync(large, LARGEST_FILE + 1);
  await page.locator('input[type=file]').setInputFiles(large);
  await page.getByRole('alert').getByText('HS-FILE-003').waitFor();
  expect(await page.locator('.table').count()).toBe(0);
  rmSync(folder, { recursive: true });
});

test('nothing broke, and nobody but the own server was called', () => {
  expect(house.complaints).toEqual([]);
});

/** Opens a choice of the set-up to see its cards. */
async function unfold(page: Page, title: string): Promise<void> {
  const folded = page.locator('.choice', { has: page.getByText(title, { exact: true }) });
  await folded.locator('summary').press('Enter');
}

/** The same address in another tab of the same browser. */
async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return tab;
}
