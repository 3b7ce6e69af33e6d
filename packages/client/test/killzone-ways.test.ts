import type { Act, KillzoneEvent, KillzoneQuestion, KillzoneView, Route } from '@sightline/killzone';
import { edition as rules } from '@sightline/killzone/edition';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import { wayIcon } from '../src/games/killzone/way-icon.ts';
import { isLeastBad } from '../src/games/killzone/ways.ts';
import { playedTo } from './support/streets.ts';

// What a driver may choose from, what bars his way, and what is worth getting out for.

const GAME = killzoneGame(rules) as unknown as Game;
const { system } = rules;
const isDrive = (answer: unknown): boolean => (answer as Act).do === 'drive';

/** A car of the law by itself on the street to the east, and what it is asked at a speed. */
function alone(speed: number) {
  const stand = playedTo('hot-pursuit', ({ answers, seat }) => seat === 'law' && answers.some(isDrive));
  const seen = structuredClone(stand.view);
  const { figure } = stand.question as Extract<KillzoneQuestion, { kind: 'act' }>;
  const car = seen.vehicles[seen.figures[figure.id]!.vehicle]!;
  const other = seen.vehicles.find(({ side }) => side !== car.side)!;
  for (const vehicle of seen.vehicles) if (vehicle !== car) vehicle.away = true;
  for (const each of seen.figures) if (each.vehicle !== car.id) each.away = true;
  Object.assign(car, { x: 14_000, y: 12_000, heading: 90, speed: 1000 * speed });
  const question = { kind: 'route', rule: 'KZ-VEH-013', vehicle: car.who, speed: car.speed } as unknown as Steering;
  return { seen, car, other, question, seat: stand.seat };
}

type Steering = Extract<KillzoneQuestion, { kind: 'route' }>;

const allWays = (seen: KillzoneView, question: Steering): readonly Route[] => [
  ...(system.candidates!(seen as never, '', question) as Route[]),
  ...(GAME.moreAnswers!(seen, question) as Route[]),
];

test('a driver is offered every kind of way by itself: straight on, and to either side at once or later', () => {
  const { seen, question, seat } = alone(12);
  const ways = allWays(seen, question);
  const isLater = (way: Route, hand: number): boolean =>
    way[0]!.turn === 0 && way.reduce((sum, { turn }) => sum + turn, 0) * hand > 0;
  const isNow = (way: Route, hand: number): boolean => way[0]!.turn * hand > 0;
  expect(ways.some(way => way.every(({ turn }) => turn === 0))).toBe(true);
  for (const hand of [-1, 1]) for (const isIt of [isLater, isNow]) expect(ways.some(way => isIt(way, hand))).toBe(true);
  for (const way of ways) {
    expect(system.whyNot(seen as never, seat, question, way)).toEqual([]);
    expect(GAME.act!(seen, question, way)).toMatchObject({ apart: true, icon: wayIcon(way) });
  }
  const lefts = ways.find(way => isLater(way, -1))!;
  expect(GAME.label!(seen, question, lefts)).toMatch(/^\d+", .*left \d+°/);
  expect(wayIcon(lefts)).not.toBe(wayIcon([{ turn: 0, ahead: 12_000 }]));
  expect(GAME.byPointing!(question, seen)).toBe('Or press a dot, then an arrow, to turn.');
});

test('the corner of a way that is marked has arrows that turn it otherwise, and each is shown first', () => {
  const { seen, question, seat } = alone(12);
  const marked: Route = [
    { turn: 0, ahead: 6000 },
    { turn: 0, ahead: 6000 },
  ];
  const wheel = GAME.wheel!(seen, question, { deed: null, marked })!;
  expect(wheel.spokes.length).toBeGreaterThan(3);
  for (const { answer, isShownFirst } of wheel.spokes) {
    expect(isShownFirst).toBe(true);
    expect((answer as Route)[0]).toEqual(marked[0]);
    expect(system.whyNot(seen as never, seat, question, answer)).toEqual([]);
  }
  // A way in one piece has no corner.
  expect(GAME.wheel!(seen, question, { deed: null, marked: [{ turn: 0, ahead: 12_000 }] })).toBeNull();
  expect(GAME.wheel!(seen, question, { deed: null, marked: undefined })).toBeNull();
});

test('where no way is clear it is said why, and what is met is outlined', () => {
  const { seen, car, other, question, seat } = alone(18);
  // A wreck lies across the street between the houses.
  Object.assign(car, { x: 20_000, y: 11_000 });
  Object.assign(other, { x: car.x + 5000, y: 12_500, heading: 0, away: false, wrecked: true, speed: 0 });
  expect(allWays(seen, question).length).toBeGreaterThan(1);
  expect(GAME.byPointing!(question, seen)).toBe('Boxed in: hits a wreck after 2".');
  const straight: Route = [{ turn: 0, ahead: 18_000 }];
  expect(GAME.notes(seen, seat, question, straight)[0]!.text).toMatch(
    /^No way is safe at 18": at best \d+ % to lose the car\.$/,
  );
  const drawn = renderToStaticMarkup(
    createElement(GAME.Preview, { view: seen, seat, question, answer: straight, allowed: true }),
  );
  expect(drawn).toMatch(/class="met"><polygon/);
});

test('of ways that are all bad the least bad is marked, and none where all are alike or one is clear', () => {
  const way = (turn: number, risk: number, isClear = false) => ({ route: [{ turn, ahead: 9000 }], risk, isClear });
  const marked = (...ways: readonly ReturnType<typeof way>[]): readonly boolean[] => {
    const least = Math.min(...ways.map(({ risk }) => risk));
    const isOpen = ways.some(({ isClear }) => isClear);
    return ways.map(({ route }) => isLeastBad({ ways, more: [], isOpen, ahead: null, least }, route));
  };
  expect(marked(way(0, 0.6), way(20, 0.3))).toEqual([false, true]);
  expect(marked(way(0, 0.6), way(20, 0.6))).toEqual([false, false]);
  expect(marked(way(0, 0, true), way(20, 0.3))).toEqual([false, false]);
});

test('whoever is summed up as killed by one firer is told with him', () => {
  const { seen } = alone(12);
  const [a, b, c] = seen.figures.map(({ who }) => who);
  const sum = (...events: object[]): string | null =>
    GAME.sumUp!({ phase: 'action', before: seen, after: seen, events: events as unknown as KillzoneEvent[] });
  const shot = { type: 'shotFired', figure: a, weapon: 'Rocket', at: { figure: b } };
  const killed = (figure: unknown, by: string) => ({ type: 'killed', figure, by });
  const name = GAME.figureName(seen, a!.id);
  expect(sum(shot, killed(b, 'burst'), killed(c, 'burst'))).toContain(`killed by ${name}`);
  expect(sum(shot, killed(b, 'burst'), killed(c, 'crash'))).toMatch(/killed$/);
  expect(sum(killed(b, 'fire'))).toMatch(/killed$/);
});

test('what a walk cannot get past is outlined', () => {
  const stand = playedTo('hot-pursuit', ({ answers }) => answers.some(isDrive));
  const seen = structuredClone(stand.view);
  const [figure, other] = seen.figures;
  for (const each of seen.figures) each.away = each !== figure && each !== other;
  for (const vehicle of seen.vehicles) vehicle.away = true;
  Object.assign(figure!, { x: 20_000, y: 12_000, room: -1, vehicle: -1, place: -1, moves: 1, spent: 0 });
  Object.assign(other!, { x: 22_000, y: 12_000, room: -1, vehicle: -1, place: -1, state: 'active' });
  const question = { ...stand.question, kind: 'act', figure: figure!.who };
  const drawn = (x: number, allowed: boolean): string =>
    renderToStaticMarkup(
      createElement(GAME.Preview, {
        view: seen,
        seat: stand.seat,
        question,
        answer: { do: 'move', way: [{ x, y: 12_000 }] },
        allowed,
      }),
    );
  expect(drawn(24_000, false)).toMatch(/class="met"><circle/);
  expect(drawn(20_500, true)).not.toContain('"met"');
});
