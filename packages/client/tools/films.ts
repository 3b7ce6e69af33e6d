import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../test/support/browser.ts';
import { serveClient } from '../test/support/served.ts';
import { toStep } from '../test/support/table.ts';

// Takes the film strips of docs/pictures: five moments of something that happens, as it is played back to whoever watches.
//   node packages/client/tools/films.ts [name of a film]

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');
const FRAMES = 5;
const FRAME = { width: 1100, height: 700 };
/** How wide a frame is on the strip, and how many stand in a row. */
const SHOWN = 620;
const ACROSS = 3;
const GAP = 8;
/** How far a beat has gone when the picture is taken: the eye has arrived, the dice lie, the sentence is there. */
const SEEN = 0.7;
/** A moment over the board is at its height earlier. */
const SEEN_OF_MOMENT = 0.35;

interface Film {
  readonly name: string;
  readonly game: string;
  readonly scenario: RegExp;
  readonly seed: string;
  /** What is told when the film begins, and in which phase. */
  readonly begins: RegExp;
  readonly phase: RegExp;
}

const FILMS: readonly Film[] = [
  {
    name: 'film-duck',
    game: 'DUCK!',
    scenario: /Burn the Nest/,
    seed: '7',
    begins: /goes|runs|leaps|moves|grabs/,
    phase: /Threat/,
  },
  { name: 'film-dustup', game: 'Dustup', scenario: /Crossroads/, seed: '3', begins: /shoots at/, phase: /./ },
  {
    name: 'film-killzone',
    game: 'Killzone',
    scenario: /Hot Pursuit/,
    seed: '5',
    begins: /rams Motorbike 2/,
    phase: /./,
  },
];

const ANYTHING = { begins: /./, phase: /./ };

const served = await serveClient('films');
const house = await openHouse(served);
const wanted = FILMS.filter(({ name }) => process.argv[2] === undefined || name === process.argv[2]);
for (const film of wanted) await strip(house, film, await shot(house, film));
await house.close();
await served.close();

/** Lets machines play, and takes a picture of each of five moments from where the film begins. */
async function shot({ visit }: House, film: Film): Promise<readonly Buffer[]> {
  const page = await visit({ viewport: FRAME, reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.setItem('sightline preferences', JSON.stringify({ speed: 'slow' })));
  await page.reload();
  await watch(page, film);
  const frames: Buffer[] = [];
  let line = await happening(page, film, '');
  while (frames.length < FRAMES) {
    frames.push(await page.screenshot());
    line = await happening(page, ANYTHING, line);
  }
  await page.close();
  return frames;
}

/** A game that only machines play. */
async function watch(page: Page, { game, scenario, seed }: Film): Promise<void> {
  await page.getByRole('link', { name: `Set up: ${game}` }).click();
  await page.getByRole('radio', { name: scenario }).first().check();
  await toStep(page, 'Who');
  for (const seat of await page.getByRole('combobox').all()) {
    const machine = seat.locator('option', { hasText: 'Machine' }).first();
    if ((await machine.count()) > 0) await seat.selectOption((await machine.textContent()) ?? '');
  }
  await toStep(page, 'How');
  await page.getByRole('textbox', { name: /Seed/ }).fill(seed);
  await page.getByRole('button', { name: 'Start' }).click();
  const brief = page.getByRole('button', { name: 'Let’s go' });
  if (await brief.isVisible()) await brief.click();
}

/** Waits until something else than the line before is told, in words and in a phase like these, and gives its line. */
async function happening(page: Page, like: Pick<Film, 'begins' | 'phase'>, before: string): Promise<string> {
  const found = await page.waitForFunction(
    ([words, phase, last]) => {
      const line = document.querySelector<SVGGElement>('.stagecraft')?.dataset['line'];
      if (line === undefined || line === last) return null;
      const told = document.querySelector('.told-card, .moment')?.textContent ?? '';
      const now = document.querySelector('.top-strip [aria-current=step]')?.textContent ?? '';
      return new RegExp(words!).test(told) && new RegExp(phase!).test(now) ? line : null;
    },
    [like.begins.source, like.phase.source, before],
    { polling: 30, timeout: 900_000 },
  );
  const [length, isMoment] = await page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('.moment, .told-card');
    const beat = shown ? Number.parseFloat(shown.style.getPropertyValue('--beat')) : 0;
    return [beat, document.querySelector('.moment') !== null] as const;
  });
  await page.waitForTimeout(length * (isMoment ? SEEN_OF_MOMENT : SEEN));
  return (await found.jsonValue()) ?? '';
}

/** All frames in one picture, in rows. */
async function strip({ visit }: House, { name }: Film, frames: readonly Buffer[]): Promise<void> {
  const page = await visit({ viewport: { width: ACROSS * (SHOWN + GAP) + GAP, height: 100 } });
  const pictures = frames.map(
    frame => `<img width="${SHOWN}" src="data:image/png;base64,${frame.toString('base64')}">`,
  );
  await page.setContent(
    `<body style="margin:${GAP}px;display:flex;flex-wrap:wrap;gap:${GAP}px;background:#111">${pictures.join('')}</body>`,
  );
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await page.close();
}
