import { join } from 'node:path';
import { MAPS } from '@sightline/dustup';
import type { Page } from 'playwright-core';
import { aboutToLand, missionDue } from '../test/support/airfield.ts';
import { type House, openHouse } from '../test/support/browser.ts';
import { openFile } from '../test/support/files.ts';
import { drawnUp } from '../test/support/motorised.ts';
import { answerByHint, invite, openOnlineHouse } from '../test/support/online.ts';
import { type Served, serveClient } from '../test/support/served.ts';
import { answering, playNow, playUntil, pressBar, settled, setUp, setUpChase, toStep } from '../test/support/table.ts';

// Takes the pictures of docs/pictures: every room and every game, as they are now.
//   node packages/client/tools/pictures.ts

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');
const WIDE = { width: 1400, height: 880 };

const served = await serveClient('pictures');
const house = await openHouse(served);
await home(house);
await rooms(house);
await table(house, { game: 'DUCK!', luck: 7, answers: 12, question: /^What do/ });
await table(house, { game: 'Dustup', luck: 1, answers: 24, question: /^What does/ });
await table(house, { game: 'Killzone', luck: 1, answers: 8, question: /^Which way/ });
await table(house, { game: 'The Drill', luck: 1, answers: 10, question: /./ });
await tanks(house);
await fromAbove(house);
await ceiling(house);
await campaign(house);
await afterwards(house);
await lesson(house);
await together(served);
await house.close();
await served.close();

async function shoot(page: Page, name: string): Promise<void> {
  // Odds are counted beside the page.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

async function home({ visit }: House): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit({ viewport: WIDE, colorScheme });
    await page.waitForLoadState('networkidle');
    await shoot(page, colorScheme === 'light' ? 'home' : 'home-dark');
    await page.close();
  }
}

async function rooms({ visit }: House): Promise<void> {
  const page = await visit({ viewport: WIDE });
  await page.getByRole('link', { name: 'Set up: DUCK!' }).click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await shoot(page, 'setup');
  await page.locator('.choice > summary').first().click();
  await page.locator('.choice').first().scrollIntoViewIfNeeded();
  await page.locator('.choices').evaluate(choices => choices.scrollIntoView());
  await shoot(page, 'setup-ship');
  await page.goto(page.url().replace(/#.*/, '#/content'));
  await ownMap(page);
  await shoot(page, 'content');
  await page.goto(page.url().replace(/#.*/, '#/rules/DK-SHOOT-002'));
  await page.waitForLoadState('networkidle');
  await shoot(page, 'rules');
  await page.goto(page.url().replace(/#.*/, '#/credits'));
  await shoot(page, 'credits');
  await page.close();
}

/** A map of one's own, and a file that is none. */
async function ownMap(page: Page): Promise<void> {
  for (const content of [
    { ...MAPS.get('torCreek'), title: 'My creek' },
    { ...MAPS.get('torCreek'), width: 'wide' },
  ]) {
    const text = JSON.stringify({ format: 'sightline content', edition: 1, game: 'dustup', kind: 'map', content });
    const file = { name: 'creek.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.notice').waitFor();
  }
}

interface Sitting {
  readonly game: string;
  readonly luck: number;
  /** At least so many answers, and then the first question like this. */
  readonly answers: number;
  readonly question: RegExp;
}

/** A game in the middle of a question, with one of its answers looked at. */
async function table({ visit }: House, { game, luck, answers, question }: Sitting): Promise<void> {
  const page = await visit({ viewport: WIDE });
  await (game === 'Killzone' ? setUpChase(page) : playNow(page, game, luck));
  await playUntil(page, seen => seen.isOver || (seen.inputs >= answers && question.test(seen.question)), hinted(page));
  await page.keyboard.press('h');
  const name = game.toLowerCase().replace(/\W+/g, '');
  await shoot(page, `table-${name}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, `phone-${name}`);
  await page.close();
}

/** A shot at the flank of a tank, and a squad that gets out of its carrier. */
async function tanks({ visit }: House): Promise<void> {
  const fight = drawnUp({
    red: ['battleTank', 'fightingVehicle', 'assaultMech'],
    blue: ['heavyTank', 'lightTank', 'siegeHulk'],
    places: [
      [6, 30],
      [6, 20, 90],
      [6, 25, 80],
      [6, 14, 90],
      [38, 30],
      [38, 19, 340],
      [38, 25, 270],
      [38, 13, 270],
    ],
    acts: 1,
  });
  const dismount = drawnUp({
    red: ['wheeledCarrier', 'battleTank'],
    blue: ['lightTank'],
    places: [
      [3, 18.6, 'row'],
      [5, 17, 90],
      [6, 23, 90],
      [38, 30],
      [38, 14, 270],
    ],
    acts: 0,
  });
  for (const [name, file] of [
    ['table-dustup-tanks', fight],
    ['table-dustup-dismount', dismount],
  ] as const) {
    const page = await visit({ viewport: WIDE });
    await openFile(page, file);
    await page.locator('.hand-over .button').click();
    await settled(page);
    if (name === 'table-dustup-dismount') {
      await answering(page, async () => {
        for (const key of ['d', 'n', 'Enter']) await page.keyboard.press(key);
      });
      await page.keyboard.press('Escape');
      const carrier = (await page.locator('.stage [data-piece="hull 1"] .rig__body').boundingBox())!;
      await page.mouse.move(carrier.x + carrier.width / 2, carrier.y - 30);
    } else {
      await page.keyboard.press('0');
      const enemy = (await page.locator('.stage [data-piece="hull 5"] .rig__body').boundingBox())!;
      await page.mouse.click(enemy.x + enemy.width / 2, enemy.y + enemy.height / 2);
    }
    await shoot(page, name);
    await page.close();
  }
}

/** Rounds that are about to come down, and a lifter over the place where it lands. */
async function fromAbove({ visit }: House): Promise<void> {
  const barrage = await visit({ viewport: WIDE });
  await openFile(barrage, missionDue());
  await barrage.locator('.hand-over .button').click();
  await settled(barrage);
  await barrage.locator('.bar-button', { hasText: 'bring it down' }).click();
  await shoot(barrage, 'table-dustup-barrage');
  await barrage.close();
  const landing = await visit({ viewport: WIDE });
  await openFile(landing, aboutToLand());
  await landing.locator('.hand-over .button').click();
  await settled(landing);
  await landing.locator('.bar-button', { hasText: /land here/i }).hover();
  await shoot(landing, 'table-dustup-landing');
  await landing.close();
}

/** The level above the decks, on its own plan. */
async function ceiling({ visit }: House): Promise<void> {
  const page = await visit({ viewport: WIDE });
  await page.getByRole('link', { name: 'Set up: DUCK!' }).click();
  await page.getByRole('radio', { name: /In the Ceiling/ }).check();
  await toStep(page, 'How');
  await page.getByRole('textbox', { name: /Seed/ }).fill('7');
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  await playUntil(page, ({ question }) => question.startsWith('Where does the Team board'), hinted(page));
  await answering(page, () => pressBar(page, [/airlock of Store/]));
  await playUntil(page, seen => seen.isOver || seen.inputs >= 16, hinted(page));
  await page.keyboard.press('n');
  await shoot(page, 'table-duck-ceiling');
  await page.close();
}

/** What the machine would do. */
function hinted(page: Page): () => Promise<void> {
  return () => answerByHint(page);
}

async function campaign({ visit }: House): Promise<void> {
  const page = await visit({ viewport: WIDE });
  await page.getByRole('link', { name: 'Campaign' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rust and Ruin');
  await page.getByRole('button', { name: 'Begin a campaign' }).click();
  await shoot(page, 'campaign');
  await page.close();
}

async function afterwards({ visit }: House): Promise<void> {
  const page = await visit({ viewport: WIDE });
  await setUp(page, { red: 'Machine: greedy', blue: 'Machine: greedy', scenario: 'Open field' });
  await page.getByRole('button', { name: 'See the result' }).click({ timeout: 60_000 });
  await page.waitForSelector('.plotted svg');
  await shoot(page, 'after');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'What if?' }).waitFor();
  await page.keyboard.press('End');
  await shoot(page, 'replay');
  await page.close();
}

/** The first step of a lesson, with what it lights up. */
async function lesson({ visit }: House): Promise<void> {
  const page = await visit({ viewport: WIDE });
  await page.getByRole('button', { name: 'Learn: DUCK!' }).click();
  await shoot(page, 'learn');
  await page.getByRole('dialog').getByRole('button').nth(1).click();
  await settled(page);
  await shoot(page, 'lesson');
  await page.close();
}

/** A game that waits for somebody, the link as he sees it, and the lobby. */
async function together(built: Pick<Served, 'built'>): Promise<void> {
  const online = await openOnlineHouse(built);
  const anna = await online.visit({ viewport: WIDE });
  const link = await invite(anna, { setup: '#/setup/dustup', name: 'Anna' });
  await shoot(anna, 'waiting');
  const ben = await online.visit({ viewport: WIDE });
  await ben.goto(link);
  await ben.getByLabel('Your name').waitFor();
  await shoot(ben, 'invitation');
  await ben.goto(`${online.address}#/lobby`);
  await ben.waitForLoadState('networkidle');
  await shoot(ben, 'lobby');
  await online.close();
}
