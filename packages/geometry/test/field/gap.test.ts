import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areInContact,
  areWithin,
  circle,
  compareGap,
  doOverlap,
  doSegmentsCross,
  gapBetween,
  inchPoint,
  isIn,
  nearestOn,
  nearestPoints,
  outlineOf,
  type Shape,
  squaredDistance,
  standOff,
} from '../../src/field/index.ts';
import { circleOn, lineOn, pointOn, polygonOn, square } from './arbitrary.ts';
import { compare, edges, exact, spansExactly, squaredToSegment, squaredToShape, whole } from './slowly.ts';

const base = (x: number, y: number) => circle(inchPoint(x, y), 500);
const shapeOn = (size: number) => fc.oneof(polygonOn(size), circleOn(size), lineOn(size));

describe('gaps between bases', () => {
  it('are measured edge to edge', () => {
    expect(gapBetween(base(0, 0), base(11, 0))).toBe(10_000);
    expect(gapBetween(base(0, 0), base(1, 0))).toBe(0);
    expect(doOverlap(base(0, 0), base(1, 0))).toBe(false);
    expect(doOverlap(base(0, 0), base(0.999, 0))).toBe(true);
  });

  it('count as contact up to a hundredth of an inch', () => {
    expect(areInContact(base(0, 0), base(1.01, 0))).toBe(true);
    expect(areInContact(base(0, 0), base(1.05, 0))).toBe(false);
  });

  it('reach to the edge of a footprint', () => {
    const truck = outlineOf({ centre: inchPoint(10, 10), heading: { x: 0, y: 1 }, length: 3000, width: 1500 });
    expect(truck.points).toEqual([
      inchPoint(10.75, 11.5),
      inchPoint(9.25, 11.5),
      inchPoint(9.25, 8.5),
      inchPoint(10.75, 8.5),
    ]);
    expect(gapBetween(circle(inchPoint(12.7, 10), 0), truck)).toBe(1950);
  });
});

describe('compareGap', () => {
  it('agrees with exact fractions between a base and an outline or wall', () => {
    fc.assert(
      fc.property(circleOn(30), fc.oneof(polygonOn(30), lineOn(30)), fc.nat(12), (one, other, reach) => {
        const squared = squaredToShape(exact(one.centre), other);
        expect(compareGap(one, other, reach)).toBe(compare(squared, whole((one.radius + reach) ** 2)));
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees with exact fractions between two polygons', () => {
    fc.assert(
      fc.property(polygonOn(30), polygonOn(30), fc.nat(12), (one, other, reach) => {
        const doOverlapExactly =
          edges(one.points, true).some(([a, b]) => spansExactly(a, b, other).length > 0) ||
          edges(other.points, true).some(([a, b]) => spansExactly(a, b, one).length > 0);
        const squares = edges(one.points, true).flatMap(([a, b]) =>
          edges(other.points, true).flatMap(([c, d]) => [
            ...(doSegmentsCross(a, b, c, d) ? [whole(0)] : []),
            squaredToSegment(exact(a), exact(c), exact(d)),
            squaredToSegment(exact(c), exact(a), exact(b)),
          ]),
        );
        const least = squares.reduce((low, s) => (compare(s, low) < 0 ? s : low));
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(compareGap(one, other, reach)).toBe(doOverlapExactly ? -1 : compare(least, whole(reach ** 2)));
      }),
    );
  });

  it('tells touching from overlapping, and knows a polygon overlaps itself', () => {
    expect(compareGap(square(0, 0, 2, 2), square(2, 1, 4, 3), 0)).toBe(0);
    expect(compareGap(square(0, 0, 2, 2), square(1.999, 1, 4, 3), 0)).toBe(-1);
    expect(compareGap(square(0, 0, 2, 2), square(0, 0, 2, 2), 0)).toBe(-1);
    expect(compareGap(square(0, 0, 9, 9), square(3, 3, 4, 4), 0)).toBe(-1);
  });

  it('does not depend on the order, and rounds up to the gap in mils', () => {
    fc.assert(
      fc.property(shapeOn(60), shapeOn(60), fc.nat(30), (one, other, reach) => {
        expect(compareGap(one, other, reach)).toBe(compareGap(other, one, reach));
        const gap = gapBetween(one, other);
        expect(gap <= reach).toBe(areWithin(one, other, reach));
        expect(Number.isInteger(gap)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('nearest points', () => {
  it('lie on their shapes and are as far apart as the gap', () => {
    fc.assert(
      fc.property(shapeOn(9000), shapeOn(9000), (one, other) => {
        const { on, off } = nearestPoints(one, other);
        expect(gapBetween(circle(on, 0), one)).toBeLessThanOrEqual(2);
        expect(gapBetween(circle(off, 0), other)).toBeLessThanOrEqual(2);
        expect(Math.abs(Math.sqrt(squaredDistance(on, off)) - gapBetween(one, other))).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('are the point itself when the shape holds it', () => {
    expect(nearestOn(square(0, 0, 4, 4), inchPoint(1, 1))).toEqual(inchPoint(1, 1));
    expect(nearestOn(square(0, 0, 4, 4), inchPoint(1, 9))).toEqual(inchPoint(1, 4));
  });
});

describe('standing off', () => {
  it('comes into contact without overlapping', () => {
    fc.assert(
      fc.property(pointOn(20_000), shapeOn(20_000), (from, shape: Shape) => {
        const start = circle(from, 500);
        fc.pre(!isIn(shape, from) && compareGap(start, shape, 0) >= 0);
        const there = circle(standOff(from, 500, shape), 500);
        expect(compareGap(there, shape, 0)).toBeGreaterThanOrEqual(0);
        expect(areInContact(there, shape)).toBe(true);
      }),
    );
  });

  it('keeps the gap that is asked for', () => {
    expect(standOff(inchPoint(0, 0), 500, base(9, 0))).toEqual(inchPoint(8, 0));
    expect(standOff(inchPoint(0, 0), 500, base(9, 0), 2000)).toEqual(inchPoint(6, 0));
  });
});
