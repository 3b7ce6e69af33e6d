import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  costOfStep,
  costTo,
  createFacingReach,
  createFooting,
  createGrid,
  createReach,
  DIRECTIONS,
  type Direction,
  EAST,
  eighthsBetween,
  type FacingRates,
  facingCostTo,
  facingPathTo,
  fillStepCosts,
  firstStepTo,
  isReached,
  NORTH,
  NOWHERE,
  neighbour,
  pathTo,
  reachFacing,
  reachFrom,
  SOUTH,
  type StepCosts,
  type StepRates,
  squaresReached,
} from '../../src/grid/index.ts';
import { at, tile } from './arena.ts';

const LEVEL = { straight: 1, diagonal: 1, pastCorner: 2 };
const RATES: StepRates = { floor: LEVEL, top: LEVEL, up: LEVEL, down: LEVEL };
const openFloor = fillStepCosts(createFooting(tile), RATES);

/** A map whose steps cost anything at all, one way and the other, and squares that end a move. */
const maps = fc
  .record({ width: fc.integer({ min: 1, max: 7 }), height: fc.integer({ min: 1, max: 7 }) })
  .chain(({ width, height }) => {
    const grid = createGrid(width, height);
    const numbers = (count: number, max: number) =>
      fc.array(fc.integer({ min: 0, max }), { minLength: count, maxLength: count });
    return fc.record({
      grid: fc.constant(grid),
      steps: numbers(grid.size * 8, 4).map(costs => fenced(grid, Uint8Array.from(costs))),
      stops: numbers(grid.size, 5).map(marks => Uint8Array.from(marks, mark => (mark === 5 ? 1 : 0))),
      start: fc.integer({ min: 0, max: grid.size - 1 }),
      facing: fc.constantFrom(...DIRECTIONS),
      limit: fc.integer({ min: 0, max: 12 }),
      rates: fc.record({ turn: fc.integer({ min: 0, max: 4 }), backward: fc.integer({ min: 1, max: 3 }) }),
    });
  });

function fenced(grid: ReturnType<typeof createGrid>, costs: StepCosts): StepCosts {
  for (let square = 0; square < grid.size; square++)
    for (const direction of DIRECTIONS)
      if (neighbour(grid, square, direction) === NOWHERE) costs[square * 8 + direction - 1] = 0;
  return costs;
}

/** The cheapest costs by trying every way from every state over and over until nothing gets cheaper. */
function bruteForce(start: string, waysFrom: (state: string) => (readonly [string, number])[], limit: number) {
  const best = new Map([[start, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [state, cost] of [...best])
      for (const [next, step] of waysFrom(state)) {
        if (cost + step > limit || cost + step >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        best.set(next, cost + step);
        changed = true;
      }
  }
  return best;
}

describe('reach', () => {
  test('DK-MOVE-002: with 4 points in the open everything up to 4 steps away', () => {
    const reach = reachFrom(createReach(tile), openFloor, at(1, 1), 4);
    expect(reach.count).toBe(25);
    expect(costTo(reach, at(5, 5))).toBe(4);
    expect(costTo(reach, at(5, 1))).toBe(4);
    expect(costTo(reach, at(1, 1))).toBe(0);
  });

  test('DK-MOVE-029: with 3 points from (1,1) to (4,4) and no further', () => {
    const reach = reachFrom(createReach(tile), openFloor, at(1, 1), 3);
    expect(isReached(reach, at(4, 4))).toBe(true);
    expect(costTo(reach, at(5, 1))).toBeNull();
    expect(pathTo(reach, at(5, 1))).toBeNull();
    expect(pathTo(reach, at(4, 4))).toEqual([at(2, 2), at(3, 3), at(4, 4)]);
    expect(pathTo(reach, at(1, 1))).toEqual([]);
  });

  test('DK-MOVE-041, 042: a square that ends the move can be entered but not crossed', () => {
    const grid = createGrid(4, 1);
    const steps = fillStepCosts(createFooting(grid), RATES);
    const reach = reachFrom(createReach(grid), steps, 0, 5, Uint8Array.of(0, 0, 1, 0));
    expect([...squaresReached(reach)]).toEqual([0, 1, 2]);
    expect([...squaresReached(reachFrom(reach, steps, 2, 5, Uint8Array.of(0, 0, 1, 0)))]).toEqual([2, 3, 1, 0]);
  });

  test('DK-MOVE-012: tells the first step of the best way', () => {
    const reach = reachFrom(createReach(tile), openFloor, at(1, 1), 9);
    expect(firstStepTo(reach, at(4, 1))).toBe(EAST);
    expect(firstStepTo(reach, at(1, 1))).toBeNull();
  });

  test('a limit is a whole number, however large', () => {
    const reach = createReach(tile);
    expect(() => reachFrom(reach, openFloor, 0, 1.5)).toThrow('whole number');
    for (let call = 0; call < 4; call++) {
      expect(costTo(reachFrom(reach, openFloor, at(1, 1), 2 ** 30), at(5, 5))).toBe(4);
      expect(reachFrom(reach, openFloor, at(1, 1), 1).count).toBe(4);
    }
  });

  test('equals brute force on any map, call after call', () => {
    fc.assert(
      fc.property(maps, ({ grid, steps, stops, start, limit }) => {
        const reach = createReach(grid);
        for (const most of [limit, 0, limit]) {
          reachFrom(reach, steps, start, most, stops);
          const expected = bruteForce(
            String(start),
            state => {
              const square = Number(state);
              if (stops[square] !== 0 && square !== start) return [];
              return DIRECTIONS.filter(direction => costOfStep(steps, square, direction) > 0).map(
                direction =>
                  [String(neighbour(grid, square, direction)), costOfStep(steps, square, direction)] as const,
              );
            },
            most,
          );
          expect(reach.count).toBe(expected.size);
          for (let square = 0; square < grid.size; square++)
            expect(costTo(reach, square)).toBe(expected.get(String(square)) ?? null);
        }
      }),
    );
  });

  test('a path is made of steps that add up to its cost', () => {
    fc.assert(
      fc.property(maps, ({ grid, steps, start, limit }) => {
        const reach = reachFrom(createReach(grid), steps, start, limit);
        for (const square of squaresReached(reach)) {
          let at = start;
          let cost = 0;
          for (const next of pathTo(reach, square)!) {
            const direction = DIRECTIONS.find(one => neighbour(grid, at, one) === next);
            expect(costOfStep(steps, at, direction!)).toBeGreaterThan(0);
            cost += costOfStep(steps, at, direction!);
            at = next;
          }
          expect([at, cost]).toEqual([square, costTo(reach, square)]);
        }
      }),
    );
  });
});

describe('reach with facing', () => {
  const TEAM: FacingRates = { turn: 1, backward: 2 };

  test('DK-MOVE-010: the five squares in front cost what they cost', () => {
    const reach = reachFacing(createFacingReach(tile), openFloor, { square: at(3, 3), facing: NORTH }, 1, TEAM);
    expect(new Set(reach.order.slice(0, reach.count))).toEqual(
      new Set([at(3, 3), at(2, 2), at(3, 2), at(4, 2), at(2, 3), at(4, 3)]),
    );
  });

  test('DK-MOVE-011: straight back costs double and keeps the facing', () => {
    const corridor = createGrid(1, 5);
    const steps = fillStepCosts(createFooting(corridor), RATES);
    const noTurning = { turn: 99, backward: 2 };
    const reach = reachFacing(createFacingReach(corridor), steps, { square: 1, facing: NORTH }, 4, noTurning);
    expect(facingPathTo(reach, 3)).toEqual([
      { kind: 'backward', square: 2, facing: NORTH, cost: 2 },
      { kind: 'backward', square: 3, facing: NORTH, cost: 2 },
    ]);
    reachFacing(reach, steps, { square: 1, facing: NORTH }, 3, noTurning);
    expect(facingCostTo(reach, 2)).toBe(2);
    expect(facingCostTo(reach, 3)).toBeNull();
    expect(facingPathTo(reach, 3)).toBeNull();
  });

  test('DK-MOVE-009: turning on the spot for a point may be the better way back', () => {
    const corridor = createGrid(1, 5);
    const steps = fillStepCosts(createFooting(corridor), RATES);
    const reach = reachFacing(createFacingReach(corridor), steps, { square: 1, facing: NORTH }, 3, TEAM);
    expect(facingPathTo(reach, 3)).toEqual([
      { kind: 'turn', facing: SOUTH, cost: 1 },
      { kind: 'forward', square: 2, facing: SOUTH, cost: 1 },
      { kind: 'forward', square: 3, facing: SOUTH, cost: 1 },
    ]);
    expect(facingCostTo(reach, 2)).toBe(2);
  });

  test('equals brute force on any map, call after call', () => {
    fc.assert(
      fc.property(maps, ({ grid, steps, stops, start, facing, limit, rates }) => {
        const reach = createFacingReach(grid);
        for (const most of [limit, limit]) {
          reachFacing(reach, steps, { square: start, facing }, most, rates, stops);
          const expected = bruteForce(
            `${start} ${facing}`,
            state => {
              const [square, faces] = state.split(' ').map(Number) as [number, Direction];
              if (stops[square] !== 0 && square !== start) return [];
              return DIRECTIONS.flatMap(direction => {
                const turned = [`${square} ${direction}`, rates.turn] as const;
                const step = costOfStep(steps, square, direction);
                if (step === 0) return [turned];
                const into = neighbour(grid, square, direction);
                if (eighthsBetween(faces, direction) <= 2) return [turned, [`${into} ${direction}`, step] as const];
                return [turned, [`${into} ${faces}`, step * rates.backward] as const];
              });
            },
            most,
          );
          for (let square = 0; square < grid.size; square++) {
            const costs = DIRECTIONS.map(one => expected.get(`${square} ${one}`) ?? Number.POSITIVE_INFINITY);
            const cheapest = Math.min(...costs);
            expect(facingCostTo(reach, square)).toBe(cheapest === Number.POSITIVE_INFINITY ? null : cheapest);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test('a path is made of lawful steps and turns that add up to its cost', () => {
    fc.assert(
      fc.property(maps, ({ grid, steps, start, facing, limit, rates }) => {
        const reach = reachFacing(createFacingReach(grid), steps, { square: start, facing }, limit, rates);
        for (const goal of reach.order.slice(0, reach.count)) {
          let [square, faces, cost] = [start, facing, 0];
          for (const step of facingPathTo(reach, goal)!) {
            cost += step.cost;
            if (step.kind === 'turn') expect(step.cost).toBe(rates.turn);
            else {
              const from = square;
              const direction = DIRECTIONS.find(one => neighbour(grid, from, one) === step.square)!;
              const forward = eighthsBetween(step.kind === 'forward' ? faces : step.facing, direction) <= 2;
              expect(forward).toBe(step.kind === 'forward');
              expect(step.facing).toBe(forward ? direction : faces);
              expect(step.cost).toBe(costOfStep(steps, square, direction) * (forward ? 1 : rates.backward));
              square = step.square;
            }
            faces = step.facing;
          }
          expect([square, cost]).toEqual([goal, facingCostTo(reach, goal)]);
        }
      }),
    );
  });
});
