import { describe, expect, test } from 'vitest';
import { gameUnder } from '../src/games/index.ts';
import { legendOf, linesOf } from '../src/screen/canvas.ts';
import { FIRST_GAMES, hinted, played, rulesOf, typing, viewOf } from './at-the-table.ts';

/** How far the games are read: until their first turn is over. */
const turnOf = (view: unknown): number => {
  const { turn, round } = view as { readonly turn?: unknown; readonly round?: number };
  return round ?? Number(turn);
};

const NO_MAP = { map: false, cite: false };
const FAR = { at: null, closely: false };
const plain = (_tone: unknown, text: string): string => text;

describe.for(FIRST_GAMES)('%s', ([system, seat, options]) => {
  test('a whole turn is read without the map, and every sign of the map can be asked for in words', async () => {
    const rules = await rulesOf(system);
    const drawn = gameUnder(rules);
    const unsaid = new Set<string>();
    const { said } = await played(
      rules,
      options,
      hinted((_said, { desks }) => {
        const { view } = desks.at(seat).now();
        const chart = drawn.map(view, seat, { columns: 120, rows: 60 }, FAR)!;
        const pieces = drawn.pieces(view, seat).flatMap(group => group.pieces);
        for (const { name } of legendOf(chart.canvas))
          if (!pieces.some(piece => name!.includes(piece.name) && piece.facts.length > 0)) unsaid.add(name!);
        return turnOf(viewOf(desks)) > 1;
      }),
      NO_MAP,
    );
    expect([...unsaid]).toEqual([]);
    expect(said).not.toMatch(/\.{8}|( \. ){8}|(\. {2}){4}/);
    expect(said).toMatch(/^Goal: \w/m);
    expect(said).not.toMatch(/⟨|undefined|NaN|\[object/);
    expect(said.split('The bot would choose').length).toBeGreaterThan(3);
  });

  test('the map keeps to the screen, whatever its size', async () => {
    const rules = await rulesOf(system);
    const { game } = await played(rules, options, typing('1', '1', '1', '1', '1', '1'), NO_MAP);
    const view = game.at(seat).now().view;
    for (const [columns, rows] of [
      [80, 21],
      [40, 10],
      [132, 47],
    ] as const) {
      const { canvas } = gameUnder(rules).map(view, seat, { columns, rows }, FAR)!;
      const lines = linesOf(canvas, plain);
      expect(lines.length).toBeLessThanOrEqual(rows);
      expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(columns);
    }
  });

  test('by the rules of the first edition it is played and drawn as well', async () => {
    const rules = await rulesOf(system, 1);
    const { said } = await played(rules, options, typing('1', 'who', 'look', 'map', 'hint', '1', '1'));
    expect(said).toMatch(/^Goal: \w/m);
    expect(said.split(`${seat}> `).length).toBe(9);
    expect(said).not.toMatch(/⟨|undefined|NaN/);
  });
});

test('what has not changed is not printed again: neither goal nor turn nor map nor whoever is asked', async () => {
  const [[system, , options]] = FIRST_GAMES as [(typeof FIRST_GAMES)[number]];
  const bare = { ...options, switches: { mines: false } };
  const { said } = await played(await rulesOf(system), bare, typing('Red 3', '1', 'hold'));
  const [, first, second, third] = said.split('red> ');
  expect(said.match(/^Goal: /gm)).toHaveLength(1);
  // The map is as it was until somebody has moved.
  expect(said.match(/^ 0 /gm)).toHaveLength(2);
  expect(first).toMatch(/^Red 3: \(7,0\); 3 of 3 health; .*$/m);
  expect(second).not.toContain('Red 3: ');
  expect(third).toMatch(/^Round 1 of 30, Blue|^ 0 /m);
});

test('with several at one screen each is told again what the other has wiped from it', async () => {
  const { said } = await played(
    await rulesOf('drill'),
    { scenario: 'walls', secret: 'two', switches: { mines: false } },
    typing('1', '1', 'hold', '1'),
  );
  const [, , blue] = said.split(/^\w+ to play\.$/m);
  expect(blue).toMatch(/^Goal: /m);
  expect(blue).toMatch(/^ 0 /m);
});

test('whoever looks at a Threat is told what it is about to do, with its chances', async () => {
  const [, [system, seat, options]] = FIRST_GAMES as [unknown, (typeof FIRST_GAMES)[number]];
  const rules = await rulesOf(system);
  let looked = false;
  const hint = hinted(() => false);
  const { said } = await played(
    rules,
    options,
    (text, session) => {
      if (looked) return null;
      const { view } = session.desks.at(seat).now();
      const threats = session.game.pieces(view, seat).find(({ title }) => title === 'Threats');
      if (!threats) return hint(text, session);
      looked = true;
      return `look ${threats.pieces[0]!.name}`;
    },
    NO_MAP,
  );
  expect(said).toMatch(/^What it’s about to do, as things stand: [^.]*\d%/m);
});
