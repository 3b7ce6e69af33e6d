import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  circle,
  contains,
  distance,
  inchPoint,
  isIn,
  type Point,
  prepareTerrain,
  reach,
  type TerrainPlan,
  walkOn,
  whyNotPolygon,
  whyNotRoute,
} from '../../src/field/index.ts';
import { locate } from '../../src/field/polygon.ts';
import { pointOn, square, terrainOn } from './arbitrary.ts';

const bounds = { minX: 0, minY: 0, maxX: 72_000, maxY: 48_000 };
const plan = (parts: Partial<TerrainPlan>) =>
  prepareTerrain({ bounds, grounds: [], obstacles: [], solids: [], ...parts });

describe('the reach of a mover', () => {
  it('is a disc in the open', () => {
    const [fan, ...others] = reach(walkOn(plan({}), 500), inchPoint(30, 24), 8000);
    expect(others).toEqual([]);
    expect(whyNotPolygon(fan!.outline)).toEqual([]);
    for (const p of fan!.outline) expect(distance(p, inchPoint(30, 24))).toBeGreaterThan(7990);
  });

  it('stops at the table edge, and half as far into dear ground', () => {
    const terrain = plan({ grounds: [{ id: 'wood', shape: square(10, 0, 72, 48), rate: [2, 1] }] });
    const areas = reach(walkOn(terrain, 500), inchPoint(6, 2), 8000);
    const all = areas.flatMap(({ outline }) => outline);
    expect(Math.min(...all.map(({ y }) => y))).toBe(0);
    expect(Math.max(...all.map(({ x }) => x))).toBe(12_000);
  });

  it('goes round a house into its shadow, and never into it', () => {
    const house = square(10, 10, 20, 20);
    const areas = reach(walkOn(plan({ solids: [{ id: 'house', shape: house }] }), 500), inchPoint(15, 8), 20_000);
    const isReached = (p: Point) => areas.some(({ outline }) => locate(outline, p) >= 0);
    expect(isReached(inchPoint(20, 20.8))).toBe(true);
    expect(isReached(inchPoint(15, 26))).toBe(false);
    for (const { outline } of areas) expect(outline.some(p => isIn(house, p))).toBe(false);
    expect(contains(house, inchPoint(15, 15)) && isReached(inchPoint(15, 15))).toBe(false);
  });

  it('can be walked to at every corner of every outline', () => {
    fc.assert(
      fc.property(terrainOn(20_000), pointOn(20_000), fc.nat(9000), (terrain, start, budget) => {
        const walk = walkOn(terrain, 500, [{ id: 'mate', shape: circle({ x: 9000, y: 9000 }, 500), isPassable: true }]);
        for (const { way, outline } of reach(walk, start, budget)) {
          const faults = outline.flatMap(p => whyNotRoute(walk, [...way, p], budget));
          expect(faults.filter(({ code }) => code !== 'tooClose')).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('pays a toll or stays out', () => {
    const toll = { group: 'broken', price: 2000 };
    const rubble = plan({ grounds: [{ id: 'rubble', shape: square(10, 0, 72, 48), rate: [1, 1], toll }] });
    const areas = reach(walkOn(rubble, 500), inchPoint(6, 20), 8000);
    const east = Math.max(...areas.flatMap(({ outline }) => outline.map(({ x }) => x)));
    const west = Math.min(...areas.flatMap(({ outline }) => outline.map(({ x }) => x)));
    expect([west, east]).toEqual([0, 12_000]);
  });
});
