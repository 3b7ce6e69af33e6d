import type { Question } from '@sightline/kernel';
import type { KillzoneView, Route } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { describe, expect, test } from 'vitest';
import { killzoneGame } from '../src/games/killzone/index.ts';

const game = killzoneGame(edition);
const SWITCHES = Object.fromEntries(edition.system.switches.map(({ id, values }) => [id, values[0]!]));

/** The chase as it begins: the sports car at (18, 12) heads east, 9 inches fast. North is up, so y counts down. */
function chase(): { readonly view: KillzoneView; readonly question: Question } {
  const view = edition.system.begin({ scenario: 'hot-pursuit', switches: SWITCHES });
  const { who, speed } = view.vehicles[0]!;
  return { view, question: { kind: 'route', rule: 'KZ-VEH-013', vehicle: who, speed } as Question };
}

const shown = (x: number, y: number) => ({ x, y: 48 - y });

describe('a route is drawn', () => {
  const { view, question } = chase();
  const drawn = (x: number, y: number, marked: unknown): Route =>
    game.drawnTo!(view, question, shown(x, y), marked) as Route;

  test('the first leg leads to the point, and straight on with what is left', () => {
    expect(game.answerAt(view, question, shown(22, 12))).toEqual([
      { turn: 0, ahead: 4000 },
      { turn: 0, ahead: 5000 },
    ]);
  });

  test('the next leg begins where the last one ended', () => {
    const first = game.answerAt(view, question, shown(22, 12));
    expect(drawn(22, 15, first)).toEqual([
      { turn: 0, ahead: 4000 },
      { turn: -90, ahead: 3000 },
      { turn: 0, ahead: 2000 },
    ]);
  });

  test('a point beyond its speed takes all that is left', () => {
    const first = game.answerAt(view, question, shown(22, 12));
    expect(drawn(22, 30, first)).toEqual([
      { turn: 0, ahead: 4000 },
      { turn: -90, ahead: 5000 },
    ]);
  });

  test('whoever points at its end means what is drawn', () => {
    const first = game.answerAt(view, question, shown(22, 12)) as Route;
    expect(drawn(27, 12, first)).toBe(first);
    expect(drawn(22.3, 12.2, first)).toBe(first);
  });

  test('every leg of it adds up to the speed wherever there is a way', () => {
    let marked: Route | undefined;
    for (let i = 0; i < 200; i++) {
      const point = shown((i * 37) % 72, (i * 23) % 48);
      marked = (marked ? game.drawnTo!(view, question, point, marked) : game.answerAt(view, question, point)) as Route;
      const far = marked.reduce((sum, { ahead }) => sum + ahead, 0);
      expect(far).toBeLessThanOrEqual(9000);
      // Where there is no way it is drawn as far as it goes, and refused.
      if (far < 9000)
        expect(edition.system.whyNot(edition.system.imagine(view), 'gang', question, marked)).not.toEqual([]);
      for (const { turn } of marked) expect(Math.abs(turn)).toBeLessThanOrEqual(180);
    }
  });

  test('only routes and vehicles are drawn', () => {
    const pick = { kind: 'pick', rule: 'KZ-INIT-006' } as Question;
    expect(game.drawnTo!(view, pick, shown(1, 1), 0)).toBeUndefined();
  });
});

describe('what the table answers by itself', () => {
  const beside = [
    { x: 18_000, y: 9000, room: -1 },
    { x: 18_000, y: 15_000, room: -1 },
  ];
  const climbing = (view: KillzoneView): Question =>
    ({
      kind: 'climbOut',
      rule: 'KZ-VEH-020',
      figure: view.figures[0]!.who,
      vehicle: view.vehicles[0]!.who,
      options: beside,
    }) as Question;

  test('where somebody climbs out whom no enemy sees', () => {
    const { view } = chase();
    for (const { side, id } of view.figures) if (side === 1) view.figures[id]!.away = true;
    expect(game.foldedAnswer!(view, climbing(view))).toEqual(beside[0]);
  });

  test('not where an enemy looks on', () => {
    const { view } = chase();
    for (const figure of view.figures) figure.away = false;
    expect(game.foldedAnswer!(view, climbing(view))).toBeUndefined();
  });

  test('what has a single answer, and nothing else that has two', () => {
    const { view } = chase();
    const tie = { kind: 'firstOfTie', rule: 'KZ-INIT-005', names: view.names } as Question;
    expect(game.foldedAnswer!(view, { ...tie, options: [1] } as Question)).toBe(1);
    expect(game.foldedAnswer!(view, { ...tie, options: [1, 2] } as Question)).toBeUndefined();
  });
});

test('a miss goes round a wheel: one spoke for each way that is allowed', () => {
  const { view } = chase();
  const firer = view.figures[0]!.who;
  const drift = {
    kind: 'drift',
    rule: 'KZ-AREA-003',
    firer,
    weapon: 'grenade-launcher',
    from: { x: 24_000, y: 12_000, room: -1 },
  };
  const wheel = game.wheel!(view, drift as Question)!;
  expect(wheel.centre).toEqual(shown(24, 12));
  expect(wheel.spokes.length).toBeGreaterThan(2);
  expect(wheel.spokes.map(({ degrees }) => degrees)).toEqual(
    wheel.spokes.map(s => s.degrees).toSorted((a, b) => a - b),
  );
  expect(game.wheel!(view, { kind: 'pick', rule: 'KZ-INIT-006' } as Question)).toBeNull();
});
