import { describe, expect, test } from 'vitest';
import {
  createFooting,
  createGrid,
  DIRECTIONS,
  directionBySigns,
  EAST,
  type Footing,
  fillStepCosts,
  halfAt,
  NORTH_EAST,
  quarterAt,
  refreshStepCosts,
  SOUTH,
  SOUTH_EAST,
  type StepRates,
  setSide,
  stepCost,
  WEST,
} from '../../src/grid/index.ts';
import { at, tile } from './arena.ts';

const TEAM: StepRates = {
  floor: { straight: 1, diagonal: 1, pastCorner: 2 },
  top: { straight: 1, diagonal: 1, pastCorner: 1 },
  up: { straight: 2, diagonal: 3, pastCorner: 3 },
  down: { straight: 1, diagonal: 1, pastCorner: 1 },
};
const DIFFICULT: StepRates = { ...TEAM, floor: { straight: 1, diagonal: 2, pastCorner: 2 } };
const [LOW, HIGH] = [1, 2];

type Place = readonly [x: number, y: number];

function cost(footing: Footing, from: Place, to: Place, rates = TEAM): number {
  return stepCost(footing, rates, at(...from), directionBySigns(to[0] - from[0], to[1] - from[1]));
}

function fill(footing: Footing, [x, y]: Place): void {
  footing.closed[at(x, y)] = 1;
  footing.prohibited[at(x, y)] = 1;
}

describe('steps on the floor', () => {
  test('DK-MOVE-026: each of the eight neighbours can be entered', () => {
    const footing = createFooting(tile);
    for (const direction of DIRECTIONS) expect(stepCost(footing, TEAM, at(3, 3), direction)).toBe(1);
    expect(stepCost(footing, TEAM, at(5, 5), SOUTH_EAST)).toBe(0);
  });

  test('DK-MOVE-027, 028, 029: a diagonal costs by the prohibited squares beside it', () => {
    const footing = createFooting(tile);
    expect(cost(footing, [1, 1], [2, 2])).toBe(1);
    fill(footing, [2, 1]);
    expect(cost(footing, [1, 1], [2, 2])).toBe(2);
    footing.prohibited[at(1, 2)] = 1;
    expect(cost(footing, [1, 1], [2, 2])).toBe(0);
    expect(cost(footing, [1, 1], [1, 2])).toBe(1);
  });

  test('DK-MOVE-040: in the difficult game a diagonal costs 2', () => {
    expect(cost(createFooting(tile), [1, 1], [2, 2], DIFFICULT)).toBe(2);
  });

  test('DK-SETUP-008: a side that is shut is not crossed, and cuts off a corner', () => {
    const footing = createFooting(tile);
    setSide(tile, footing.sides, at(2, 2), EAST, true);
    expect(cost(footing, [2, 2], [3, 2])).toBe(0);
    expect(cost(footing, [3, 2], [2, 2])).toBe(0);
    expect(cost(footing, [2, 2], [3, 3])).toBe(2);
    setSide(tile, footing.sides, at(2, 3), EAST, true);
    expect(cost(footing, [2, 2], [3, 3])).toBe(0);
  });
});

describe('steps over things', () => {
  test('DK-MOVE-030, 031: up costs 2, diagonally 3; along equal tops and down 1', () => {
    const footing = createFooting(tile);
    footing.levels[at(2, 2)] = HIGH;
    footing.levels[at(3, 3)] = HIGH;
    footing.levels[at(4, 4)] = LOW;
    expect(cost(footing, [1, 1], [2, 2])).toBe(3);
    expect(cost(footing, [1, 2], [2, 2])).toBe(2);
    expect(cost(footing, [2, 2], [3, 3])).toBe(1);
    expect(cost(footing, [3, 3], [4, 4])).toBe(1);
    expect(cost(footing, [4, 4], [3, 3])).toBe(3);
    expect(cost(footing, [2, 2], [2, 1])).toBe(1);
  });

  test('DK-MOVE-027: things that can be climbed close no diagonal; to one who stands as high they are no hindrance', () => {
    const footing = createFooting(tile);
    for (const [x, y] of [
      [2, 1],
      [1, 2],
    ] as const)
      footing.levels[at(x, y)] = HIGH;
    expect(cost(footing, [1, 1], [2, 2])).toBe(2);
    footing.prohibited[at(2, 1)] = 1;
    expect(cost(footing, [1, 1], [2, 2])).toBe(2);
    footing.prohibited[at(2, 1)] = 0;
    footing.levels[at(1, 1)] = HIGH;
    footing.levels[at(2, 2)] = HIGH;
    expect(cost(footing, [1, 1], [2, 2])).toBe(1);
  });

  test('DK-MOVE-043: a half-filled square is entered by its open sides only', () => {
    const footing = createFooting(tile);
    footing.filled[at(3, 3)] = halfAt(WEST);
    for (const from of [
      [2, 3],
      [2, 2],
      [2, 4],
    ] as const)
      expect(cost(footing, from, [3, 3])).toBe(0);
    for (const from of [
      [3, 2],
      [4, 3],
      [3, 4],
      [4, 2],
    ] as const)
      expect(cost(footing, from, [3, 3])).toBe(1);
    expect(cost(footing, [3, 3], [2, 3])).toBe(0);
  });

  test('DK-MOVE-043: a quarter closes the diagonal at its own corner and no side', () => {
    const footing = createFooting(tile);
    footing.filled[at(3, 3)] = quarterAt(NORTH_EAST);
    expect(cost(footing, [4, 2], [3, 3])).toBe(0);
    expect(cost(footing, [3, 2], [3, 3])).toBe(1);
    expect(cost(footing, [2, 2], [3, 3])).toBe(1);
  });

  test('DK-MOVE-027: a quarter counts beside a diagonal only if it touches the corner passed', () => {
    const footing = createFooting(tile);
    footing.filled[at(3, 3)] = quarterAt(NORTH_EAST);
    expect(cost(footing, [3, 2], [4, 3])).toBe(2);
    expect(cost(footing, [3, 2], [2, 3])).toBe(1);
  });
});

describe('DK-MOVE-032: the worked costs A to F', () => {
  const grid = createGrid(4, 3);
  const places = { O: 1, C: 2, A: 4, B: 5, Z: 6, D: 7, F: 9, E: 10 };
  type Name = keyof typeof places;

  function picture(): Footing {
    const footing = createFooting(grid);
    footing.levels[places.O] = HIGH;
    footing.closed[places.F] = 1;
    footing.prohibited[places.F] = 1;
    return footing;
  }

  function between(footing: Footing, from: Name, to: Name): number {
    const [a, b] = [places[from], places[to]];
    return stepCost(footing, TEAM, a, directionBySigns((b % 4) - (a % 4), Math.floor(b / 4) - Math.floor(a / 4)));
  }

  test('round Z and the other obstacle when they are FULL', () => {
    const footing = picture();
    for (const square of [places.Z, places.O]) footing.closed[square] = footing.prohibited[square] = 1;
    expect(between(footing, 'A', 'B')).toBe(1);
    expect(between(footing, 'B', 'C')).toBe(0);
    expect(between(footing, 'C', 'D')).toBe(2);
    expect(between(footing, 'D', 'E')).toBe(2);
    expect(between(footing, 'D', 'C')).toBe(2);
    expect(between(footing, 'B', 'E')).toBe(0);
    footing.closed[places.F] = 0;
    footing.prohibited[places.F] = 0;
    expect(between(footing, 'E', 'F')).toBe(1);
    expect(between(footing, 'B', 'F')).toBe(1);
    expect(between(footing, 'B', 'E')).toBe(2);
  });

  test('DK-MOVE-033: over Z when it is HIGH', () => {
    const footing = picture();
    footing.levels[places.Z] = HIGH;
    for (const name of ['B', 'C', 'D', 'E'] as const) {
      expect(between(footing, name, 'Z')).toBe(2);
      expect(between(footing, 'Z', name)).toBe(1);
    }
    expect(between(footing, 'F', 'Z')).toBe(3);
    expect(between(footing, 'Z', 'O')).toBe(1);
  });
});

test('costs brought up to date round a change are those listed afresh', () => {
  const footing = createFooting(tile);
  const costs = fillStepCosts(footing, TEAM);
  fill(footing, [3, 3]);
  refreshStepCosts(footing, TEAM, costs, at(3, 3));
  expect(costs).toEqual(fillStepCosts(footing, TEAM));
  setSide(tile, footing.sides, at(1, 4), SOUTH, true);
  refreshStepCosts(footing, TEAM, costs, at(1, 4));
  refreshStepCosts(footing, TEAM, costs, at(1, 5));
  expect(costs).toEqual(fillStepCosts(footing, TEAM));
});
