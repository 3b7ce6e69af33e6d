import type { DustupView } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { advance, create, type Edition, nowOf } from '@sightline/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dustupGame } from '../src/games/dustup/index.ts';
import { plug } from '../src/games/game.ts';

// What a battle does to the ground, drawn and told: the nest of Sector Nine, and gaps in walls.

const game = dustupGame(edition);
const { system } = game;
const drawn = plug(dustupGame)(edition as object as Edition);

function begun(scenario: string): DustupView {
  const { seats } = system.scenarios.find(({ id }) => id === scenario)!;
  const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }]));
  const match = create(system, { scenario, switches: {}, players, secret: 'ground' });
  advance(system, match);
  return system.view(nowOf(match), seats[0]!);
}

const markupOf = (view: DustupView): string =>
  renderToStaticMarkup(createElement(drawn.Board, { view, recent: [], underWay: [], asked: undefined }));
const toldOf = (view: DustupView): string =>
  game
    .text(view, 'red')
    .flatMap(({ items }) => items)
    .join('\n');
const goalsOf = (view: DustupView) => view.sides.map(({ seat }) => game.objective!(view, seat)!);

test('the nest is drawn, told and marked as a goal, and shows when it is destroyed', () => {
  const view = begun('sectorNine');
  expect(markupOf(view)).toMatch(/class="nest".*>Nest</);
  expect(toldOf(view)).toMatch(/The nest stands: /);
  const [one, other] = goalsOf(view).map(
    ({ parts }) => parts.find(({ text }) => text === 'the nest still stands')!.done,
  );
  expect(one).not.toBe(other);
  expect(goalsOf(view)[0]!.at!.length).toBe(view.objectives.length + 1);

  const burnt: DustupView = { ...view, nest: { ...view.nest!, destroyed: true } };
  expect(markupOf(burnt)).toMatch(/class="nest nest--destroyed".*>Nest, destroyed</);
  expect(toldOf(burnt)).toMatch(/The nest is destroyed: /);
  const after = goalsOf(burnt).map(({ parts }) => parts.find(({ text }) => text === 'the nest is destroyed')!.done);
  expect(after).toEqual([other, one]);
});

test('no other battle has a nest', () => {
  const view = begun('crossroads');
  expect(markupOf(view)).not.toMatch(/nest/);
  expect(toldOf(view)).not.toMatch(/nest/);
});

test('a gap that is broken into a wall is drawn', () => {
  const scenario = system.scenarios.find(({ id }) => begun(id).map.lines.length > 0)!;
  const view = begun(scenario.id);
  const [[x, y], [toX, toY]] = view.map.lines[0]!.points as [[number, number], [number, number]];
  const middle = { x: 500 * (x + toX), y: 500 * (y + toY) };
  const broken: DustupView = { ...view, breaches: [{ line: 0, area: null, ...middle, width: 1000 }] };
  const lines = (each: DustupView): number => markupOf(each).split('<polyline').length;
  expect(lines(broken)).toBe(lines(view) + 1);
});
