import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, convexHull, inchPoint, polygonOf, whyNotPolygon } from '../../src/field/index.ts';
import { doubledArea, locate } from '../../src/field/polygon.ts';
import { pointOn, polygonOn, square } from './arbitrary.ts';
import { exact, locateExactly } from './slowly.ts';

const p = (x: number, y: number) => ({ x, y });

describe('whyNotPolygon', () => {
  it('names each fault', () => {
    expect(whyNotPolygon([p(0, 0), p(1, 1)])).toEqual([{ code: 'tooFewPoints', count: 2 }]);
    expect(whyNotPolygon([p(0, 0), p(5, 0.5), p(0, 5)])).toEqual([{ code: 'notWhole', corner: 1 }]);
    expect(whyNotPolygon([p(0, 0), p(500_000, 0), p(0, 5)])).toEqual([{ code: 'tooFarOut', corner: 1 }]);
    expect(whyNotPolygon([p(0, 0), p(9, 0), p(9, 9), p(9, 0)])).toEqual([{ code: 'repeatedPoint', corner: 3 }]);
    expect(whyNotPolygon([p(0, 0), p(9, 9), p(9, 0), p(0, 9)])).toEqual([{ code: 'selfCrossing', edges: [0, 2] }]);
  });

  it('refuses a corner that touches another edge, and edges that fold back', () => {
    expect(whyNotPolygon([p(0, 0), p(9, 0), p(9, 9), p(5, 0), p(0, 9)])[0]?.code).toBe('selfCrossing');
    expect(whyNotPolygon([p(0, 0), p(9, 0), p(4, 0), p(4, 9)])[0]?.code).toBe('selfCrossing');
    expect(whyNotPolygon([p(0, 0), p(5, 0), p(9, 0)])[0]?.code).toBe('selfCrossing');
  });

  it('accepts either winding and corners on straight edges', () => {
    const points = [p(0, 0), p(5, 0), p(9, 0), p(9, 9), p(0, 9)];
    expect(whyNotPolygon(points)).toEqual([]);
    expect(whyNotPolygon(points.toReversed())).toEqual([]);
    expect(doubledArea(polygonOf(points.toReversed()).points)).toBe(162);
  });

  it('makes polygonOf throw on a faulty outline', () => {
    expect(() => polygonOf([p(0, 0), p(1, 1)])).toThrow('tooFewPoints');
  });
});

describe('who is inside', () => {
  it('counts the outline as inside', () => {
    const house = square(8, -2, 12, 2);
    expect([inchPoint(8, 0), inchPoint(12, 2), inchPoint(10, 0)].map(at => contains(house, at))).toEqual([
      true,
      true,
      true,
    ]);
    expect(contains(house, p(7999, 0))).toBe(false);
  });

  it('agrees with counting crossings in exact fractions', () => {
    fc.assert(
      fc.property(polygonOn(40), pointOn(50), (polygon, at) => {
        expect(locate(polygon.points, at)).toBe(locateExactly(polygon.points, exact(at)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('convexHull', () => {
  it('is convex and holds every point', () => {
    fc.assert(
      fc.property(polygonOn(60), ({ points }) => {
        const hull = convexHull(points);
        expect(whyNotPolygon(hull.points)).toEqual([]);
        expect(points.every(at => contains(hull, at))).toBe(true);
        expect(convexHull(hull.points)).toEqual(hull);
      }),
    );
  });
});
