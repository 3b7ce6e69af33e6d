import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  circle,
  distance,
  edgeObstacle,
  inchPoint,
  isStrictlyIn,
  type Point,
  prepareTerrain,
  type Rate,
  routeCost,
  survey,
  type Terrain,
  type TerrainPlan,
  walkOn,
  whyNotEnd,
  whyNotRoute,
} from '../../src/field/index.ts';
import { pointOn, square, terrainOn } from './arbitrary.ts';

const bounds = { minX: 0, minY: 0, maxX: 72_000, maxY: 48_000 };
const plan = (parts: Partial<TerrainPlan>): Terrain =>
  prepareTerrain({ bounds, grounds: [], obstacles: [], solids: [], ...parts });
const way = (...xy: [number, number][]): Point[] => xy.map(([x, y]) => inchPoint(x, y));
const POOR: Rate = [2, 1];

describe('the cost of a route', () => {
  const wood = { id: 'wood', shape: square(4, 0, 20, 20), rate: POOR };

  it('is the length inside each ground times its rate', () => {
    const walk = walkOn(plan({ grounds: [wood] }), 500);
    expect(routeCost(walk, way([0, 5], [7, 5])).cost).toBe(4000 + 3 * 2000);
    expect(routeCost(walk, way([0, 5], [4, 5], [4, 15])).cost).toBe(14_000);
  });

  it('pays broken mils whole at broken rates', () => {
    const walk = walkOn(plan({ grounds: [{ ...wood, rate: [3, 2] }] }), 500);
    expect(routeCost(walk, [inchPoint(5, 5), { x: 5001, y: 5000 }]).cost).toBe(2);
    expect(routeCost(walk, way([5, 5], [7, 5])).cost).toBe(3000);
  });

  it('takes the dearest ground where several lie, but a road decides alone', () => {
    const mud = { id: 'mud', shape: square(0, 0, 9, 9), rate: [3, 1] as Rate };
    const road = { id: 'road', shape: square(0, 4, 20, 6), rate: [1, 1] as Rate, alone: true };
    expect(routeCost(walkOn(plan({ grounds: [wood, mud] }), 0), way([5, 5], [7, 5])).cost).toBe(6000);
    expect(routeCost(walkOn(plan({ grounds: [wood, mud, road] }), 0), way([5, 5], [7, 5])).cost).toBe(2000);
  });

  it('adds the price of every obstacle crossed, once even at a bend or a joint', () => {
    const fence = { id: 'fence', points: way([5, 0], [5, 5], [5, 20]), price: 1000 };
    const walk = walkOn(plan({ obstacles: [fence] }), 500);
    expect(routeCost(walk, way([1, 3], [9, 3])).cost).toBe(9000);
    expect(routeCost(walk, way([1, 5], [9, 5])).cost).toBe(9000);
    expect(routeCost(walk, way([1, 3], [5, 3], [9, 3])).cost).toBe(9000);
    expect(routeCost(walk, way([9, 3], [5, 3], [1, 3])).cost).toBe(9000);
    expect(routeCost(walk, way([9, 21], [1, 21])).cost).toBe(8000);
  });

  it('prices each way across an edge by itself', () => {
    const hill = edgeObstacle('hill', square(10, 10, 20, 20), 2000, 0);
    const walk = walkOn(plan({ obstacles: [hill] }), 500);
    expect(routeCost(walk, way([5, 15], [15, 15])).cost).toBe(12_000);
    expect(routeCost(walk, way([15, 15], [5, 15])).cost).toBe(10_000);
    expect(routeCost(walk, way([5, 15], [25, 15])).cost).toBe(22_000);
  });

  it('takes a toll once, however much of the ground is crossed', () => {
    const toll = { group: 'broken', price: 2000 };
    const grounds = [
      { id: 'rubble', shape: square(4, 0, 6, 9), rate: [1, 1] as Rate, toll },
      { id: 'sand', shape: square(8, 0, 9, 9), rate: [1, 1] as Rate, toll },
      { id: 'wire', shape: square(12, 0, 13, 9), rate: [1, 1] as Rate, toll: { group: 'hindering', price: 4000 } },
    ];
    const walk = walkOn(plan({ grounds }), 500);
    expect(routeCost(walk, way([0, 5], [10, 5]))).toMatchObject({ cost: 12_000, tolls: [toll] });
    expect(routeCost(walk, way([0, 5], [20, 5])).cost).toBe(26_000);
    expect(routeCost({ ...walk, paid: new Set(['broken']) }, way([0, 5], [20, 5])).cost).toBe(24_000);
    expect(routeCost(walk, way([0, 5], [4, 5])).cost).toBe(4000);
  });

  it('agrees with walking mil by mil on random tables', () => {
    fc.assert(
      fc.property(terrainOn(300), pointOn(300), pointOn(300), (terrain, a, b) => {
        const walk = walkOn(prepareTerrain({ ...terrain, solids: [], obstacles: [] }), 0);
        const { treads, length } = survey(walk, a, b);
        const slow = rateMilByMil(terrain, a, b);
        const wrong = slow.filter((rate, mil) => rate !== null && rate !== treadAt(treads, mil)).length;
        // A mil that an edge of ground cuts may count for either side; edges are few.
        expect(wrong).toBeLessThanOrEqual(2 * treads.length + 6);
        expect(treads.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(length);
        const there = routeCost(walk, [a, b]).cost;
        expect(routeCost(walk, [b, a]).cost).toBe(there);
        expect(there).toBeGreaterThanOrEqual(length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('whyNotRoute', () => {
  const lake = { id: 'lake', shape: square(10, 10, 20, 20), rate: 'impassable' as const };
  const wall = { id: 'wall', points: way([30, 0], [30, 20]), price: 'impassable' as const };
  const car = { id: 'car', shape: square(40, 10, 45, 12) };
  const foe = { id: 'foe', shape: circle(inchPoint(60, 20), 500), apart: 2000 };
  const mate = { id: 'mate', shape: circle(inchPoint(60, 40), 500), isPassable: true };
  const walk = walkOn(plan({ grounds: [lake], obstacles: [wall], solids: [car] }), 500, [foe, mate]);
  const codes = (...route: [number, number][]) => whyNotRoute(walk, way(...route), 100_000).map(({ code }) => code);

  it('says nothing against a legal route, nor against standing still', () => {
    expect(codes([0, 0], [5, 5], [5, 30])).toEqual([]);
    expect(codes([15, 15])).toEqual([]);
  });

  it('names what bars the way, and where', () => {
    expect(whyNotRoute(walk, way([5, 15], [25, 15]), 99_000)).toEqual([
      { code: 'impassable', by: 'lake', at: inchPoint(10, 15) },
    ]);
    expect(whyNotRoute(walk, way([25, 5], [35, 5]), 99_000)).toEqual([
      { code: 'impassable', by: 'wall', at: inchPoint(30, 5) },
    ]);
    expect(whyNotRoute(walk, way([36, 11], [50, 11]), 99_000)).toEqual([
      { code: 'inTheWay', by: 'car', at: inchPoint(39.5, 11) },
    ]);
    expect(codes([5, 5], [-1, 5])).toEqual(['offTable']);
  });

  it('lets a base brush past a corner but not clip it', () => {
    expect(codes([36, 9.5], [50, 9.5])).toEqual([]);
    expect(codes([36, 9.501], [50, 9.501])).toEqual(['inTheWay']);
  });

  it('compares the cost with the budget', () => {
    expect(whyNotRoute(walk, way([0, 0], [3, 4]), 5000)).toEqual([]);
    expect(whyNotRoute(walk, way([0, 0], [3, 4]), 4999)).toEqual([{ code: 'tooDear', cost: 5000, budget: 4999 }]);
  });

  it('lets moves pass but not end on friends, and pass near but not end near enemies', () => {
    expect(codes([55, 40], [65, 40])).toEqual([]);
    expect(codes([55, 40], [59.5, 40])).toEqual(['tooClose']);
    expect(codes([55, 18.5], [65, 18.5])).toEqual([]);
    expect(whyNotRoute(walk, way([55, 20], [57.5, 20]), 9000)).toEqual([
      { code: 'tooClose', to: 'foe', gap: 1500, apart: 2000 },
    ]);
    expect(whyNotEnd(walk, inchPoint(57, 20))).toEqual([]);
  });

  it('lets a base that is pressed against something leave it, not push through', () => {
    expect(codes([39.8, 11], [35, 11])).toEqual([]);
    expect(codes([39.8, 11], [50, 11])).toEqual(['inTheWay']);
  });
});

function treadAt(treads: ReturnType<typeof survey>['treads'], mil: number): string {
  return String(treads.find(({ from, to }) => from <= mil && mil < to)?.rate);
}

/** The rate in the middle of each mil; null where the middle lies too near to an edge to tell. */
function rateMilByMil(terrain: Terrain, a: Point, b: Point): (string | null)[] {
  const length = distance(a, b);
  return Array.from({ length }, (_, mil) => {
    const part = (mil + 0.5) / length;
    const near = [0, 1].flatMap(dx =>
      [0, 1].map(dy => ({
        x: Math.floor(a.x + (b.x - a.x) * part) + dx,
        y: Math.floor(a.y + (b.y - a.y) * part) + dy,
      })),
    );
    const rates = new Set(near.map(p => rateAt(terrain, p)));
    return rates.size === 1 ? [...rates][0]! : null;
  });
}

function rateAt({ grounds, open }: Terrain, p: Point): string {
  const here = grounds.filter(({ shape }) => isStrictlyIn(shape, p));
  const counting = here.some(({ alone }) => alone) ? here.filter(({ alone }) => alone) : here;
  const order = (rate: Rate | 'impassable') => (rate === 'impassable' ? Number.POSITIVE_INFINITY : rate[0] / rate[1]);
  return String(counting.map(({ rate }) => rate).sort((r, s) => order(s) - order(r))[0] ?? open);
}
