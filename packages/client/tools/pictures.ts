import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../test/support/browser.ts';
import { playUntil, type Seen, settled, setUp } from '../test/support/table.ts';

// Takes the pictures of docs/pictures: every room and every game, as they are now.
//   node packages/client/tools/pictures.ts

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');
const WIDE = { width: 1400, height: 880 };

const house = await openHouse('pictures');
await home(house);
await rooms(house);
for (const [game, answers] of [
  ['DUCK!', 30],
  ['Dustup', 40],
  ['Killzone', 14],
  ['The Drill', 10],
] as const)
  await table(house, game, answers);
await campaign(house);
await afterwards(house);
await house.close();

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
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
  await page.goto(page.url().replace(/#.*/, '#/rules/DK-SHOOT-002'));
  await page.waitForLoadState('networkidle');
  await shoot(page, 'rules');
  await page.goto(page.url().replace(/#.*/, '#/credits'));
  await shoot(page, 'credits');
  await page.close();
}

/** A game after some answers of the machine's own choosing, with the next choice marked. */
async function table({ visit }: House, game: string, answers: number): Promise<void> {
  const page = await visit({ viewport: WIDE });
  await page.getByRole('button', { name: `Play now: ${game}` }).click();
  await settled(page);
  await playUntil(page, seen => seen.isOver || seen.inputs >= answers, first(page));
  await page.keyboard.press('n');
  await shoot(page, `table-${game.toLowerCase().replace(/\W+/g, '')}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, `phone-${game.toLowerCase().replace(/\W+/g, '')}`);
  await page.close();
}

function first(page: Page): (seen: Seen) => Promise<void> {
  return async ({ buttons }) => {
    if (buttons.length > 0) return page.locator('.button--option').first().click();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  };
}

async function campaign({ visit }: House): Promise<void> {
  const page = await visit({ viewport: WIDE });
  await page.getByRole('link', { name: 'Campaign' }).click();
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
