import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, inches, inchPoint, isWithin, pointAlong } from '../../src/field/index.ts';
import { compareProducts, nearestWhole, rootRoundedUp, wholePart } from '../../src/field/measure.ts';
import { pointOn } from './arbitrary.ts';

const safe = fc.maxSafeInteger();

describe('whole mils', () => {
  it('reads inches as thousandths', () => {
    expect(inches(2.5)).toBe(2500);
    expect(inchPoint(0.1, -0.0004)).toEqual({ x: 100, y: 0 });
  });

  it('rounds alike on both sides of zero and never yields -0', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), n => {
        expect(nearestWhole(-n) + nearestWhole(n)).toBe(0);
        expect(Object.is(nearestWhole(n), -0) || Object.is(wholePart(n), -0)).toBe(false);
      }),
    );
  });

  it('takes square roots up to the next whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 2 ** 20 }), n => {
        expect([rootRoundedUp(n * n - 1), rootRoundedUp(n * n), rootRoundedUp(n * n + 1)]).toEqual([n, n, n + 1]);
      }),
    );
  });

  it('compares products that doubles cannot hold', () => {
    fc.assert(
      fc.property(safe, safe, fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), (a, b, m, n) => {
        const [c, d] = [a + m, b + n].map(k => Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, k)));
        const difference = BigInt(a) * BigInt(b) - BigInt(c!) * BigInt(d!);
        expect(compareProducts(a, b, c!, d!)).toBe(difference > 0n ? 1 : difference < 0n ? -1 : 0);
      }),
    );
  });
});

describe('distances', () => {
  it('are rounded up, so that they compare with whole numbers as the true distance does', () => {
    fc.assert(
      fc.property(pointOn(200), pointOn(200), fc.integer({ min: 0, max: 300 }), (a, b, reach) => {
        expect(distance(a, b) <= reach).toBe(isWithin(a, b, reach));
      }),
    );
  });

  it('a point along a line is never measured further than it was sent', () => {
    fc.assert(
      fc.property(pointOn(144_000), pointOn(144_000), fc.nat(200_000), (a, b, travelled) => {
        const p = pointAlong(a, b, travelled);
        expect(distance(a, p)).toBeLessThanOrEqual(travelled);
        expect(distance(a, p)).toBeGreaterThanOrEqual(Math.min(travelled, distance(a, b)) - 3);
        expect(Number.isInteger(p.x) && Number.isInteger(p.y)).toBe(true);
      }),
    );
  });

  it('a point along a line is exact where whole mils allow', () => {
    expect(pointAlong(inchPoint(1, 1), inchPoint(10, 13), 5000)).toEqual(inchPoint(4, 5));
  });
});
