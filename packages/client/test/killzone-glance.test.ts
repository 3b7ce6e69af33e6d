import type { Intent } from '@sightline/kernel';
import type { Act, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deeds } from '../src/games/deeds.ts';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import type { Option } from '../src/play/use-considering.ts';
import { deedOf, grouped } from '../src/rooms/table/groups.ts';
import { playedTo, type Stand } from './support/streets.ts';

// What a player of Killzone sees at a glance: who can still act, where one can go, what is shot at first, who has no choice.

const KILLZONE = killzoneGame(edition);
const GAME = KILLZONE as unknown as Game;
const { board: rules } = edition;

const isWalk = (answer: unknown): boolean => (answer as Act).do === 'move';
const walking = (): Stand =>
  playedTo('street-fight', ({ question, answers }) => question.kind === 'act' && answers.some(isWalk));
const askedOf = ({ question }: Stand): number => (question as Extract<KillzoneQuestion, { kind: 'act' }>).figure.id;

test('the bar of somebody on foot has Move, and leaving the table is under More', () => {
  const stand = walking();
  const { view, question, answers } = stand;
  const leaving = { do: 'move', way: [{ x: -600, y: view.figures[askedOf(stand)]!.y }] };
  const options = [...answers.slice(0, 4), leaving].map(
    (answer): Option => ({
      answer,
      label: GAME.label!(view, question, answer) ?? '',
      spot: null,
      act: GAME.act!(view, question, answer),
    }),
  );
  const groups = grouped(
    options,
    deeds.map(({ id }) => id),
    deed => GAME.isAnywhere!(question, deed),
  );
  expect(groups.filter(group => group.kind === 'deed').map(deedOf)).toEqual(['move']);
  expect(GAME.act!(view, question, leaving)).toMatchObject({ rare: true, cost: 'out of the battle for good' });
});

test('no place is left out of the reach that a walk leads to', () => {
  const stand = walking();
  const seen = structuredClone(stand.view);
  const figure = seen.figures[askedOf(stand)]!;
  // Beside somebody else's base a place between two samples may be free though neither of them is.
  for (const other of seen.figures) if (other !== figure) other.away = true;
  const left = 1000 * rules.reachOf(seen, figure);
  const drawn = rules.reachableBy!(seen, figure);
  // At the foot of a wall a sample may have no room where a place beside it has.
  const step = 1001 * rules.reachStep!;
  for (let right = -left; right <= left; right += 700) {
    for (let up = -left; up <= left; up += 700) {
      // The very rim is drawn round.
      if (Math.hypot(right, up) > left - 700) continue;
      const to = { x: Math.round(figure.x + right), y: Math.round(figure.y + up), room: figure.room };
      const { fault, cost } = rules.walkWay(seen, figure, rules.wayTo(seen, figure, to));
      if (fault || cost > left - 700) continue;
      expect(drawn.some(({ x, y }) => Math.abs(x - to.x) <= step && Math.abs(y - to.y) <= step)).toBe(true);
    }
  }
});

test("where an enemy could be after his next move, his own people are in nobody's way", () => {
  const stand = walking();
  const seen = { ...structuredClone(stand.view), acting: -1 };
  const foe = seen.figures.find(({ side }) => seen.seats[side] !== stand.seat)!;
  const alone = {
    ...seen,
    figures: seen.figures.map(each => (each.side === foe.side && each !== foe ? { ...each, away: true } : each)),
  };
  expect(rules.reachableBy!(seen, foe)).toEqual(rules.reachableBy!(alone, foe));
});

test('whoever has nothing left to do looks so on the list and attacks nobody, and at the start of a turn nobody does', () => {
  const stand = walking();
  const id = askedOf(stand);
  const seen = structuredClone(stand.view);
  const toneOf = (view: KillzoneView) => GAME.roster!(view, stand.seat).find(({ figure }) => figure === id)!.tone;
  expect(toneOf(seen)).toBe('ready');
  seen.figures[id]!.finished = true;
  expect(toneOf(seen)).toBe('spent');
  expect(GAME.card!(seen, stand.seat, id)!.threatens).toEqual([]);
  expect(toneOf({ ...seen, acting: -1, begun: 0, sequence: [], phase: 'initiative' })).toBe('ready');
});

test('whoever is compelled says what he must do, and an arrow shows where to', () => {
  const { view } = walking();
  const [ganger, enemy] = [view.figures[0]!, view.figures.find(({ side }) => side === 1)!];
  const at = { x: enemy.x, y: enemy.y, room: enemy.room };
  const intent = (does: string, whom: readonly number[], chance = 1): Intent => ({
    figure: ganger.id,
    exact: true,
    courses: [{ does, whom, at, chance, error: 0 }],
  });
  const name = GAME.figureName(view, enemy.id);
  expect(GAME.intentText!(view, intent('close', [enemy.id]))).toBe(`must charge ${name}`);
  expect(GAME.intentText!(view, intent('recover', [], 2 / 3))).toBe('shakes it off 67 %');
  const arrows = (does: string, whom: readonly number[]): string =>
    renderToStaticMarkup(createElement(KILLZONE.Intents!, { view, intents: [intent(does, whom)], focus: null }));
  expect(arrows('close', [enemy.id])).toContain('intent--strikes');
  expect(arrows('cover', [])).toContain('class="arrow"');
  expect(arrows('cover', [])).not.toContain('intent--strikes');
  expect(arrows('stayDown', [])).not.toContain('arrow');
});

test('a route through two corners says at the second one how likely it has crashed by then', () => {
  const { view, seat, question } = playedTo('hot-pursuit', each => each.question.kind === 'route');
  const asked = question as Extract<KillzoneQuestion, { kind: 'route' }>;
  const seen = structuredClone(view);
  const car = seen.vehicles[asked.vehicle.id]!;
  Object.assign(car, { x: 24_000, y: 24_000, heading: 0, speed: 16_000 });
  for (const other of [...seen.vehicles, ...seen.figures])
    if (other !== car && !('vehicle' in other && other.vehicle === car.id)) other.away = true;
  const route = [
    { turn: 90, ahead: 4000 },
    { turn: -90, ahead: 4000 },
  ];
  const risks = (): readonly number[] => rules.driveOf(seen, car, route).legs!.map(({ crash }) => crash);
  // Somewhere there is room for it, and fast enough for both corners to be rolled for.
  const isRisky = (): boolean => risks().length === 2 && risks().every(risk => risk > 0);
  for (let at = 0; !isRisky() && at < 14 * 14 * 4; at++)
    Object.assign(car, {
      x: 4000 + 3000 * (at % 14),
      y: 4000 + 3000 * (Math.floor(at / 14) % 14),
      speed: 16_000 + 4000 * Math.floor(at / 196),
    });
  const drawn = renderToStaticMarkup(
    createElement(KILLZONE.Preview, { view: seen, seat, question, answer: route, allowed: true }),
  );
  const [first, second] = risks();
  expect([first! > 0, second! > 0]).toEqual([true, true]);
  expect(drawn).toContain(`${Math.round(100 * (1 - (1 - first!) * (1 - second!)))} % in all`);
});
