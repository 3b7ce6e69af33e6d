import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  circle,
  inchPoint,
  type Point,
  prepareTerrain,
  routeCost,
  type Terrain,
  type TerrainPlan,
  walkOn,
  whyNotRoute,
} from '../../src/field/index.ts';
import { pointOn, square, terrainOn } from './arbitrary.ts';

const bounds = { minX: 0, minY: 0, maxX: 72_000, maxY: 48_000 };
const plan = (parts: Partial<TerrainPlan>): Terrain =>
  prepareTerrain({ bounds, grounds: [], obstacles: [], solids: [], ...parts });
const way = (...xy: [number, number][]): Point[] => xy.map(([x, y]) => inchPoint(x, y));
const go = (terrain: Terrain, budget: number, ...route: [number, number][]) =>
  advance(walkOn(terrain, 500), way(...route), budget * 1000);

describe('following a route', () => {
  it('ends on the nominated point, or when the points are spent', () => {
    expect(go(plan({}), 12, [5, 5], [10, 5])).toMatchObject({ end: inchPoint(10, 5), cost: 5000, halt: 'arrived' });
    expect(go(plan({}), 4, [5, 5], [25, 5])).toMatchObject({ end: inchPoint(9, 5), cost: 4000, halt: 'spent' });
    expect(go(plan({}), 12, [5, 5], [15, 5], [15, 25])).toMatchObject({ end: inchPoint(15, 7), cost: 12_000 });
  });

  it('ends in mid-segment inside dear ground', () => {
    const wood = plan({ grounds: [{ id: 'wood', shape: square(4, 0, 30, 9), rate: [2, 1] }] });
    expect(go(wood, 10, [0, 5], [10, 5])).toMatchObject({ end: inchPoint(7, 5), cost: 10_000, halt: 'spent' });
  });

  it('pays for a fence and goes on, or stops short of a wall it cannot pay', () => {
    const fence = plan({ obstacles: [{ id: 'fence', points: way([4, 0], [4, 9]), price: 1000 }] });
    const wall = plan({ obstacles: [{ id: 'wall', points: way([4, 0], [4, 9]), price: 3000 }] });
    expect(go(fence, 8, [0, 5], [20, 5])).toMatchObject({ end: inchPoint(7, 5), cost: 8000 });
    expect(go(wall, 8, [0, 5], [20, 5])).toMatchObject({ end: inchPoint(5, 5), cost: 8000 });
    expect(go(wall, 6, [0, 5], [20, 5])).toMatchObject({ end: inchPoint(3.999, 5), halt: 'obstacle', by: 'wall' });
  });

  it('stops at the edge of a lake, of the table and of a house', () => {
    const lake = plan({ grounds: [{ id: 'lake', shape: square(9, 0, 30, 9), rate: 'impassable' }] });
    const house = plan({ solids: [{ id: 'house', shape: square(9, 0, 30, 9) }] });
    expect(go(lake, 20, [5, 5], [20, 5])).toMatchObject({ end: inchPoint(9, 5), halt: 'ground', by: 'lake' });
    expect(go(house, 20, [5, 5], [20, 5])).toMatchObject({ end: inchPoint(8.5, 5), halt: 'solid', by: 'house' });
    expect(go(plan({}), 20, [5, 5], [-9, 5])).toMatchObject({ end: inchPoint(0, 5), halt: 'edge', by: null });
  });

  it('stops where a toll cannot be paid', () => {
    const toll = { group: 'broken', price: 2000 };
    const rubble = plan({ grounds: [{ id: 'rubble', shape: square(9, 0, 30, 9), rate: [1, 1], toll }] });
    expect(go(rubble, 8, [5, 5], [40, 5])).toMatchObject({ end: inchPoint(11, 5), cost: 8000 });
    expect(go(rubble, 5, [5, 5], [40, 5])).toMatchObject({ end: inchPoint(9, 5), halt: 'ground', by: 'rubble' });
  });

  it('stops two inches from an enemy, though it may pass nearer and go on', () => {
    const foe = plan({ solids: [{ id: 'foe', shape: circle(inchPoint(12, 5), 0), apart: 1500, isPassable: true }] });
    expect(go(foe, 12, [5, 5], [11, 5])).toMatchObject({ end: inchPoint(10, 5), halt: 'tooClose', by: 'foe' });
    expect(go(foe, 8, [5, 5], [30, 5])).toMatchObject({ end: inchPoint(10, 5), halt: 'tooClose' });
    expect(go(foe, 9, [5, 5], [30, 5])).toMatchObject({ end: inchPoint(14, 5), halt: 'spent' });
  });

  it('goes back over a bend, and stays put if no place on the way will do', () => {
    const foe = plan({ solids: [{ id: 'foe', shape: circle(inchPoint(10, 5), 0), apart: 5500, isPassable: true }] });
    expect(go(foe, 12, [1, 5], [5, 5], [5, 6]).end).toEqual(inchPoint(4, 5));
    expect(go(foe, 12, [5, 5], [5, 6])).toMatchObject({ end: inchPoint(5, 5), cost: 0, halt: 'tooClose' });
  });

  it('never goes further than it paid for, nor where it may not, on random tables', () => {
    const route = fc.array(pointOn(30_000), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(terrainOn(30_000), route, fc.nat(40_000), (terrain, points, budget) => {
        const walk = walkOn(terrain, 500);
        fc.pre(whyNotRoute(walk, points.slice(0, 1), 0).length === 0);
        const gone = advance(walk, points, budget);
        expect(gone.cost).toBeLessThanOrEqual(budget);
        expect(whyNotRoute(walk, gone.route, budget)).toEqual([]);
        expect(routeCost(walk, gone.route).cost).toBe(gone.cost);
        expect(gone.route.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('spends what it has in the open', () => {
    fc.assert(
      fc.property(pointOn(48_000), pointOn(48_000), fc.nat(60_000), (a, b, budget) => {
        const gone = advance(walkOn(plan({}), 500), [a, b], budget);
        if (gone.halt === 'spent') expect(gone.cost).toBeGreaterThanOrEqual(budget - 3);
        else expect(gone.end).toEqual(b);
      }),
    );
  });
});
