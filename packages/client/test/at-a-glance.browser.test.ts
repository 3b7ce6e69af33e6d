import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type House, openHouse } from './support/browser.ts';
import { answerByHint } from './support/online.ts';
import { SHOT } from './support/played-on.ts';
import { answering, look, openGame, type Point } from './support/table.ts';

// Both sides at a glance: who is pressed is only looked at, enemies say what they can do, and nobody needs colours for it.

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('served'));
});
afterEach(() => house.leave());
afterAll(() => house?.close());

interface Stand {
  readonly game: keyof typeof SHOT;
  readonly foe: 'red' | 'blue';
  /** What the card of an enemy says besides his name. */
  readonly says: RegExp;
}

const STANDS: readonly Stand[] = [
  { game: 'DUCK!', foe: 'red', says: /dashed red line.*Move.*Could attack/s },
  { game: 'Dustup', foe: 'blue', says: /dashed red line.*\d+ %.*Could attack/s },
  { game: 'Killzone', foe: 'red', says: /Move.*Killed on.*: \d shots/s },
];

describe.each(STANDS)('in $game', ({ game, foe, says }) => {
  test('a press on somebody shows his card and gives nothing, and one key shows where all enemies get to', async () => {
    const page = await toFoes(game, foe);
    const [own] = await figuresOf(page, foe === 'red' ? 'blue' : 'red');
    // Whoever only rests his pointer at an enemy is told in three lines who that is.
    const [enemy] = await figuresOf(page, foe);
    await page.mouse.move(enemy!.x, enemy!.y);
    expect(await page.locator('.pointed-card').innerText()).toMatch(/\S+\n.*\S/s);
    await cardOf(page, own!);
    expect(await page.locator('.pointed-card').count()).toBe(0);
    // Of whoever is out of sight less is known: one of them is in sight.
    const { inputs } = await look(page);
    let said = '';
    for (const figure of await figuresOf(page, foe)) if (!says.test(said)) said = await cardOf(page, figure);
    expect(said).toMatch(says);
    expect((await look(page)).inputs).toBe(inputs);
    expect(await page.locator('.reach').count()).toBe(0);
    await page.keyboard.press('o');
    await page.locator('.reach').first().waitFor();
    expect(await page.locator('.reach').count()).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('o');
    await page.locator('.reach').first().waitFor({ state: 'detached' });
    await page.keyboard.press('0');
    await page.locator('.minimap').waitFor({ state: 'detached' });
    expect(house.complaints).toEqual([]);
  });

  test('sides differ in shape, and in lightness or hue for whoever sees red and green alike', async () => {
    const page = await toFoes(game, foe);
    const shapes = await Promise.all(
      ['red', 'blue'].map(side => page.locator(`.stage .token--${side} .token__body`).first().getAttribute('d')),
    );
    expect(new Set(shapes).size).toBe(2);
    for (const theme of ['light', 'dark']) {
      const colours = await page.evaluate(chosen => {
        document.documentElement.dataset['theme'] = chosen;
        const probe = document.body.appendChild(document.createElement('i'));
        const rgbOf = (name: string) => {
          probe.style.color = `var(--${name})`;
          return getComputedStyle(probe).color.match(/\d+/g)!.slice(0, 3).map(Number);
        };
        return { red: rgbOf('red'), blue: rgbOf('blue') };
      }, theme);
      for (const [eye, seen] of Object.entries(EYES)) {
        const apart = Math.hypot(...seen(colours.red).map((part, i) => part - seen(colours.blue)[i]!));
        expect([theme, eye, apart > FAR_APART]).toEqual([theme, eye, true]);
      }
    }
  });
});

test('no button and no question of DUCK! shows a coordinate', async () => {
  const page = await toFoes('DUCK!', 'red');
  for (let answers = 0; answers < 12 && !(await look(page)).isOver; answers++) {
    await page.keyboard.press('m');
    const texts = await page.locator('.ask, .tray, .place-card').allTextContents();
    expect(texts.join('\n')).not.toMatch(/\(\s*\d+\s*[,;/]\s*\d+\s*\)|\b(?:square|column|row) \d|\b[A-CE-J]\d{1,2}\b/);
    await page.keyboard.press('Escape');
    await answering(page, () => answerByHint(page));
  }
});

/** Of two hundred and fifty-five: far enough that no two are taken for one another. */
const FAR_APART = 60;

/** Red, green and blue as they are seen by whoever lacks one kind of cones (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, (rgb: readonly number[]) => readonly number[]>> = {
  protanopia: through([0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052]),
  deuteranopia: through([0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969]),
  tritanopia: through([1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304]),
};

function through(matrix: readonly number[]): (rgb: readonly number[]) => readonly number[] {
  return rgb => [0, 3, 6].map(row => rgb.reduce((sum, part, i) => sum + part * matrix[row + i]!, 0));
}

/** At an act with an enemy in sight. */
async function toFoes(game: keyof typeof SHOT, foe: string): Promise<Page> {
  const page = await house.visit({ viewport: { width: 1440, height: 900 } });
  await openGame(page, SHOT[game]());
  expect((await figuresOf(page, foe)).length).toBeGreaterThan(0);
  return page;
}

/** Opens the card of whoever stands there, and says what is on it once its odds are counted. */
async function cardOf(page: Page, { x, y }: Point): Promise<string> {
  await page.mouse.click(x, y);
  const card = page.locator('.place-card');
  await card.waitFor();
  await page.waitForTimeout(COUNTED);
  const said = (await card.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  return said;
}

/** Odds are counted beside the page, which takes no longer, in milliseconds. */
const COUNTED = 600;

/** The middles of those of a side on whom nothing lies. */
function figuresOf(page: Page, side: string): Promise<Point[]> {
  return page.evaluate(of => {
    const middles = [...document.querySelectorAll(`.stage .token--${of} .token__body`)].map(body => {
      const { x, y, width, height } = body.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    return middles.filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.stage'));
  }, side);
}
