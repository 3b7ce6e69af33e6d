import { advance, create, nowOf } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { board } from '../../src/board.ts';
import { killzone } from '../../src/system.ts';

function chase() {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
  const table = killzone.begin({ scenario: 'hot-pursuit', switches });
  return { table, car: table.vehicles[0]! };
}

test('a route is told leg by leg, each with the chance to crash in the corner that begins it', () => {
  const { table, car } = chase();
  car.speed = 15_000;
  const { legs } = board.driveOf(table, car, [
    { turn: 0, ahead: 3000 },
    { turn: 90, ahead: 4000 },
    { turn: -30, ahead: 8000 },
  ]);
  expect(legs.slice(0, 2).map(({ from, to }) => [from.heading, to.heading])).toEqual([
    [90, 90],
    [180, 180],
  ]);
  // KZ-VEH-017: 15 inches are 6 over the 9 that a right angle is safe at, so 1 is added; a 3 and more then crashes.
  expect(legs.map(({ crash }) => crash)).toEqual([0, 4 / 6, ...legs.slice(2).map(() => 0)]);
});

test('at a safe speed no corner is a risk', () => {
  const { table, car } = chase();
  const { legs } = board.driveOf(table, car, [{ turn: 90, ahead: car.speed }]);
  expect(legs[0]).toMatchObject({ crash: 0 });
});

test('a way is clear at a speed exactly where one of those that are looked at meets nothing', () => {
  const { table, car } = chase();
  for (const pace of ['hold', 'accelerate', 'brake'] as const) {
    const act = { do: 'drive', pace, dice: pace === 'hold' ? 0 : 2 } as const;
    const speeds = board.speedsAfter!(table, car, act);
    expect(speeds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    for (const { speed, ways } of board.speedProspects!(table, car, act)) {
      const isClear = ways.some(
        ({ stop, people, skids, soft }) => !stop && people === 0 && skids.length === 0 && !soft,
      );
      if (isClear) expect(board.hasClearWay!(table, { ...car, speed })).toBe(true);
    }
  }
  // A wall of cars right ahead and on both sides leaves none.
  const [, ...others] = table.vehicles;
  for (const [i, other] of others.entries()) Object.assign(other, { x: car.x + 5000, y: car.y + (i - 1) * 3000 });
  expect(board.driveOf(table, car, [{ turn: 0, ahead: 9000 }]).stop).not.toBeNull();
});

test('where a car gets to is an area and no bundle of rays: hardly a place is without a neighbour', () => {
  const match = create(killzone, { scenario: 'hot-pursuit', secret: 'reach' });
  advance(killzone, match);
  const table = killzone.view(nowOf(match), 'red');
  const driver = table.figures.find(({ vehicle, place }) => vehicle === 0 && place === 0)!;
  const places = board.reachableBy!(table, driver);
  const step = 1000 * board.reachStep!;
  expect(places.length).toBeGreaterThan(20);
  const alone = places.filter(
    ({ x, y }) => !places.some(other => Math.abs(other.x - x) + Math.abs(other.y - y) === step),
  );
  expect(alone.length).toBeLessThan(places.length / 10);
});
