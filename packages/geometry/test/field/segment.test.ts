import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareToSegment,
  crossingPoint,
  doesWalkCross,
  doSegmentsCross,
  doSegmentsMeet,
  type Point,
} from '../../src/field/index.ts';
import { compareSegments, isOnSegment } from '../../src/field/segment.ts';
import { pointOn } from './arbitrary.ts';
import { compare, crossExactly, exact, sign, squaredToSegment, whole } from './slowly.ts';

const p = (x: number, y: number): Point => ({ x, y });
const near = pointOn(12);

describe('distances to segments', () => {
  it('compare exactly, small and large', () => {
    for (const at of [pointOn(12), pointOn(144_000)]) {
      fc.assert(
        fc.property(at, at, at, fc.nat(200_000), fc.boolean(), (one, a, b, reach, isSmall) => {
          const far = isSmall ? reach % 12 : reach;
          const squared = squaredToSegment(exact(one), exact(a), exact(b));
          expect(compareToSegment(one, a, b, far)).toBe(compare(squared, whole(far ** 2)));
        }),
      );
    }
  });

  it('tell a hair from nothing on a long slope', () => {
    const [a, b] = [p(0, 0), p(144_000, 143_999)];
    expect(compareToSegment(p(72_000, 72_000), a, b, 0)).toBe(1);
    expect(compareToSegment(p(72_001, 72_000), a, b, 1)).toBe(-1);
  });

  it('are nothing where segments meet', () => {
    fc.assert(
      fc.property(near, near, near, near, (a, b, c, d) => {
        expect(compareSegments(a, b, c, d, 0) === 0).toBe(doSegmentsMeet(a, b, c, d));
      }),
    );
  });
});

describe('crossing', () => {
  it('agrees with the exact sides of both', () => {
    fc.assert(
      fc.property(near, near, near, near, (a, b, c, d) => {
        const side = (m: Point, n: Point, o: Point) => sign(crossExactly(exact(m), exact(n), exact(o)).n);
        const crosses = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
        expect(doSegmentsCross(a, b, c, d)).toBe(crosses);
        if (crosses) expect(compareToSegment(crossingPoint(a, b, c, d), a, b, 1)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it('includes touching only where that is asked', () => {
    expect(doSegmentsCross(p(0, 0), p(4, 0), p(2, 0), p(2, 5))).toBe(false);
    expect(doSegmentsMeet(p(0, 0), p(4, 0), p(2, 0), p(2, 5))).toBe(true);
    expect(doSegmentsMeet(p(0, 0), p(4, 0), p(5, 0), p(9, 0))).toBe(false);
    expect(isOnSegment(p(2, 0), p(0, 0), p(4, 0))).toBe(true);
  });

  it('is counted once by a walk that bends anywhere on its way', () => {
    fc.assert(
      fc.property(near, near, near, near, near, (a, bend, b, c, d) => {
        fc.pre(isOnSegment(bend, a, b));
        const crossings = [doesWalkCross(a, bend, c, d), doesWalkCross(bend, b, c, d)].filter(Boolean).length;
        // Along the fence itself, or over its end, there is no one answer; anywhere else there is.
        fc.pre(!isOnSegment(c, a, b) && !isOnSegment(d, a, b));
        expect(crossings).toBe(doesWalkCross(a, b, c, d) ? 1 : 0);
      }),
      { numRuns: 300, maxSkipsPerRun: 1000 },
    );
  });
});
