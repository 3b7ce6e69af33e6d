import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  circle,
  distance,
  inchPoint,
  isSamePoint,
  lengthInside,
  passesThrough,
  polygonOf,
  runsInCircle,
  runsInside,
  stretchesInside,
} from '../../src/field/index.ts';
import { circleOn, lineOn, pointOn, polygonOn, square } from './arbitrary.ts';
import { asNumber, compare, exact, spansExactly, squaredToSegment, whole } from './slowly.ts';

describe('a segment inside a polygon', () => {
  const house = square(8, -2, 12, 2);

  it('is measured from edge to edge', () => {
    expect(stretchesInside(inchPoint(0, 0), inchPoint(20, 0), house)).toEqual([{ from: 8000, to: 12_000 }]);
    expect(lengthInside(inchPoint(10, 0), inchPoint(20, 0), house)).toBe(2000);
  });

  it('neither touches a corner nor runs along an edge', () => {
    expect(runsInside(inchPoint(6, 0), inchPoint(10, 4), house)).toBe(false);
    expect(runsInside(inchPoint(0, 2), inchPoint(20, 2), house)).toBe(false);
    expect(lengthInside(inchPoint(0, 2), inchPoint(20, 2), house)).toBe(0);
    expect(runsInside(inchPoint(8, -2), inchPoint(12, 2), house)).toBe(true);
  });

  it('enters a bay twice', () => {
    const bay = polygonOf(
      [
        [0, 0],
        [9, 0],
        [9, 6],
        [6, 6],
        [6, 3],
        [3, 3],
        [3, 6],
        [0, 6],
      ].map(([x, y]) => inchPoint(x!, y!)),
    );
    expect(stretchesInside(inchPoint(-1, 5), inchPoint(10, 5), bay)).toEqual([
      { from: 1000, to: 4000 },
      { from: 7000, to: 10_000 },
    ]);
    expect(stretchesInside(inchPoint(-1, 3), inchPoint(10, 3), bay)).toEqual([
      { from: 1000, to: 4000 },
      { from: 7000, to: 10_000 },
    ]);
  });

  it('agrees with cutting at every edge in exact fractions', () => {
    fc.assert(
      fc.property(pointOn(30), pointOn(30), polygonOn(24), (a, b, polygon) => {
        fc.pre(!isSamePoint(a, b));
        const spans = spansExactly(a, b, polygon);
        expect(runsInside(a, b, polygon)).toBe(spans.length > 0);
        const length = spans.reduce((sum, { from, to }) => sum + asNumber(to) - asNumber(from), 0) * distance(a, b);
        expect(Math.abs(lengthInside(a, b, polygon) - length)).toBeLessThanOrEqual(spans.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('is mirrored exactly when turned round', () => {
    fc.assert(
      fc.property(pointOn(9000), pointOn(9000), fc.oneof(polygonOn(9000), circleOn(9000)), (a, b, area) => {
        const length = distance(a, b);
        const back = stretchesInside(b, a, area).map(({ from, to }) => ({ from: length - to, to: length - from }));
        expect(stretchesInside(a, b, area)).toEqual(back.toReversed());
      }),
    );
  });
});

describe('a segment inside a circle', () => {
  it('is measured along the chord, and does not count a tangent', () => {
    const cloud = circle(inchPoint(20, 0.8), 1000);
    expect(lengthInside(inchPoint(0, 0), inchPoint(40, 0), cloud)).toBe(1200);
    expect(runsInCircle(inchPoint(0, 0), inchPoint(40, 0), circle(inchPoint(20, 1), 1000))).toBe(false);
  });

  it('agrees with the exact distance of its centre', () => {
    fc.assert(
      fc.property(pointOn(30), pointOn(30), circleOn(30), (a, b, area) => {
        fc.pre(!isSamePoint(a, b));
        const squared = squaredToSegment(exact(area.centre), exact(a), exact(b));
        expect(runsInCircle(a, b, area)).toBe(compare(squared, whole(area.radius ** 2)) < 0);
      }),
    );
  });
});

describe('a segment through a wall', () => {
  const wall = [inchPoint(5, -5), inchPoint(5, 0), inchPoint(9, 5)];

  it('passes at an edge or at a bend, not at a free end', () => {
    expect(passesThrough(inchPoint(0, -1), inchPoint(10, -1), wall)).toBe(true);
    expect(passesThrough(inchPoint(0, 0), inchPoint(10, 0), wall)).toBe(true);
    expect(passesThrough(inchPoint(0, -5), inchPoint(10, -5), wall)).toBe(false);
    expect(passesThrough(inchPoint(5, -9), inchPoint(5, -1), wall)).toBe(false);
  });

  it('ends on it without passing', () => {
    expect(passesThrough(inchPoint(0, -1), inchPoint(5, -1), wall)).toBe(false);
  });

  it('says the same both ways', () => {
    fc.assert(
      fc.property(pointOn(20), pointOn(20), lineOn(20), (a, b, { points }) => {
        expect(passesThrough(a, b, points)).toBe(passesThrough(b, a, points.toReversed()));
      }),
    );
  });
});
