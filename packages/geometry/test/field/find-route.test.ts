import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canEnd,
  circle,
  distance,
  findRoute,
  inchPoint,
  type Point,
  prepareTerrain,
  type Rate,
  routeCost,
  type Terrain,
  type TerrainPlan,
  type Walk,
  walkOn,
  whyNotRoute,
} from '../../src/field/index.ts';
import { stepCost } from '../../src/field/survey.ts';
import { pointOn, square, terrainOn } from './arbitrary.ts';

const bounds = { minX: 0, minY: 0, maxX: 72_000, maxY: 48_000 };
const plan = (parts: Partial<TerrainPlan>): Terrain =>
  prepareTerrain({ bounds, grounds: [], obstacles: [], solids: [], ...parts });
const way = (...xy: [number, number][]): Point[] => xy.map(([x, y]) => inchPoint(x, y));
const POOR: Rate = [2, 1];

describe('finding a route', () => {
  it('goes straight over open ground', () => {
    const found = findRoute(walkOn(plan({}), 500), inchPoint(5, 5), inchPoint(8, 9));
    expect(found).toEqual({ points: way([5, 5], [8, 9]), cost: 5000 });
  });

  it('goes round a house, with room for the base', () => {
    const house = { id: 'house', shape: square(10, 10, 20, 20) };
    const walk = walkOn(plan({ solids: [house] }), 500);
    const found = findRoute(walk, inchPoint(5, 15), inchPoint(25, 15))!;
    expect(whyNotRoute(walk, found.points, found.cost)).toEqual([]);
    // Two slopes and ten inches along the wall, half an inch off it: 24.9 inches, and a little for rounding corners.
    expect(found.cost).toBeGreaterThan(24_800);
    expect(found.cost).toBeLessThan(25_200);
  });

  it('goes through a gate, past a figure that stands in the way, and not through a gap that is too small', () => {
    const wall = [
      { id: 'west', points: way([0, 20], [30, 20]), price: 'impassable' as const },
      { id: 'east', points: way([32, 20], [72, 20]), price: 'impassable' as const },
    ];
    const walk = walkOn(plan({ obstacles: wall }), 500);
    expect(findRoute(walk, inchPoint(31, 10), inchPoint(31, 30))!.cost).toBe(20_000);
    expect(findRoute(walk, inchPoint(10, 10), inchPoint(10, 30))!.cost).toBeLessThan(44_800);
    const foe = { id: 'foe', shape: circle(inchPoint(31, 20), 900) };
    expect(findRoute(walkOn(walk.terrain, 500, [foe]), inchPoint(10, 10), inchPoint(10, 30))).toBeNull();
  });

  it('crosses a fence when that is cheaper than the way round', () => {
    const fence = (price: number) => plan({ obstacles: [{ id: 'fence', points: way([10, 0], [10, 20]), price }] });
    const cost = (price: number) => findRoute(walkOn(fence(price), 500), inchPoint(5, 15), inchPoint(15, 15))!.cost;
    expect(cost(1000)).toBe(11_000);
    expect(cost(9000)).toBeGreaterThan(14_140);
    expect(cost(9000)).toBeLessThan(14_160);
  });

  it('bends through dear ground as light does', () => {
    const wood = plan({ grounds: [{ id: 'wood', shape: square(0, 10, 72, 20), rate: POOR }] });
    const walk = walkOn(wood, 500);
    const straight = routeCost(walk, way([10, 0], [30, 30])).cost;
    const found = findRoute(walk, inchPoint(10, 0), inchPoint(30, 30))!;
    expect(straight).toBe(48_074);
    // The least of sqrt(20^2 + (20 - x)^2) + 2 sqrt(10^2 + x^2) is 47.116 inches.
    expect(found.cost).toBeGreaterThan(47_115);
    expect(found.cost).toBeLessThan(47_140);
  });

  it('takes the road through a wood, and the ford over a river', () => {
    const wood = { id: 'wood', shape: square(10, 0, 40, 40), rate: [3, 1] as Rate };
    const road = { id: 'road', shape: square(0, 22, 72, 24), rate: [1, 1] as Rate, alone: true };
    const river = { id: 'river', shape: square(50, 0, 52, 48), rate: 'impassable' as const };
    const ford = { id: 'ford', shape: square(50, 30, 52, 31), rate: [3, 1] as Rate, alone: true };
    const walk = walkOn(plan({ grounds: [wood, road, river, ford] }), 500);
    const overRoad = findRoute(walk, inchPoint(5, 18), inchPoint(45, 18))!;
    expect(overRoad.cost).toBeLessThan(43_500);
    const noBridge = walkOn(plan({ grounds: [river, ford] }), 500);
    const overFord = findRoute(noBridge, inchPoint(45, 30.5), inchPoint(60, 30.5))!;
    expect(overFord.cost).toBe(19_000);
  });

  it('pays a toll only if the way round is longer', () => {
    const toll = { group: 'broken', price: 2000 };
    const rubble = (top: number) =>
      plan({ grounds: [{ id: 'rubble', shape: square(10, 0, 12, top), rate: [1, 1], toll }] });
    const cost = (top: number) => findRoute(walkOn(rubble(top), 500), inchPoint(5, 15), inchPoint(17, 15))!.cost;
    expect(cost(30)).toBe(14_000);
    expect(cost(16)).toBeLessThan(12_300);
  });

  it('gives up beyond its limit', () => {
    const walk = walkOn(plan({}), 500);
    expect(findRoute(walk, inchPoint(0, 0), inchPoint(9, 0), { limit: 8999 })).toBeNull();
    expect(findRoute(walk, inchPoint(0, 0), inchPoint(9, 0), { limit: 9000 })).not.toBeNull();
  });
});

describe('routes on random tables', () => {
  const SIZE = 24_000;

  it('cost what the exact reckoning says, between the straight line and the straight step', () => {
    fc.assert(
      fc.property(terrainOn(SIZE), pointOn(SIZE), pointOn(SIZE), fc.boolean(), (terrain, a, b, isRough) => {
        const walk = walkOn(terrain, 400);
        const found = findRoute(walk, a, b, { isRough });
        const direct = stepCost(walk, a, b);
        if (found === null) expect(direct).toBe(Number.POSITIVE_INFINITY);
        else {
          expect(found.cost).toBe(routeCost(walk, found.points).cost);
          expect(found.cost).toBeGreaterThanOrEqual(distance(a, b));
          expect(found.cost).toBeLessThanOrEqual(direct);
          expect([found.points[0], found.points.at(-1)]).toEqual([a, b]);
          expect(whyNotRoute(walk, found.points, found.cost).filter(({ code }) => code !== 'tooClose')).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('are no worse than a plodding search over a grid', () => {
    // Off the corners that random tables favour: a wall's very end can be reached from one side only.
    const inch = fc.nat(11).map(n => n * 2000 + 700);
    fc.assert(
      fc.property(terrainOn(SIZE), inch, inch, inch, inch, (terrain, ax, ay, bx, by) => {
        const walk = walkOn(terrain, 400);
        const [a, b] = [
          { x: ax, y: ay },
          { x: bx, y: by },
        ];
        fc.pre(canEnd(walk, a) && canEnd(walk, b));
        const plodding = overGrid(walk, a, b, SIZE);
        const found = findRoute(walk, a, b)?.cost ?? Number.POSITIVE_INFINITY;
        // Not a theorem: the grid may find a bend that no corner suggests. So the seed is fixed.
        expect(found).toBeLessThanOrEqual(plodding * 1.1 + 250);
      }),
      { numRuns: 150, seed: 1991 },
    );
  });
});

/** The cheapest way by steps of two inches along, across and diagonally, by plain relaxation. */
function overGrid(walk: Walk, from: Point, to: Point, size: number): number {
  const step = 2000;
  const side = size / step + 1;
  const indexOf = ({ x, y }: Point) => Math.floor(y / step) * side + Math.floor(x / step);
  const costs = new Map<number, number>([[indexOf(from), 0]]);
  const open: Point[] = [from];
  for (let p = open.shift(); p !== undefined; p = open.shift()) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const q = { x: p.x + dx * step, y: p.y + dy * step };
      if (q.x < 0 || q.y < 0 || q.x > size || q.y > size) continue;
      const cost = costs.get(indexOf(p))! + stepCost(walk, p, q);
      if (cost >= (costs.get(indexOf(q)) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(indexOf(q), cost);
      open.push(q);
    }
  }
  return costs.get(indexOf(to)) ?? Number.POSITIVE_INFINITY;
}
