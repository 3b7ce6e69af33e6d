import { describe, expect, it } from 'vitest';
import { findRoute, inchPoint, prepareTerrain, walkOn } from '../../src/field/index.ts';
import { square } from './arbitrary.ts';
import { everythingOnce, fingerprint } from './digest.ts';

describe('the same everywhere', () => {
  it('a bit of everything on a fixed table has the pinned fingerprint', () => {
    const text = everythingOnce();
    expect(text).toBe(everythingOnce());
    expect({ length: text.length, fingerprint: fingerprint(text) }).toEqual({
      length: 20_694,
      fingerprint: 'bd941bfd',
    });
  });

  it('yields whole numbers only, and never -0', () => {
    JSON.parse(everythingOnce(), (_, value: unknown) => {
      if (typeof value === 'number') expect(Number.isInteger(value) && !Object.is(value, -0)).toBe(true);
      return value;
    });
  });

  it('a route round a house is pinned to the mil', () => {
    const bounds = { minX: 0, minY: 0, maxX: 72_000, maxY: 48_000 };
    const solids = [{ id: 'house', shape: square(10, 10, 20, 20) }];
    const walk = walkOn(prepareTerrain({ bounds, grounds: [], obstacles: [], solids }), 500);
    const points = [inchPoint(5, 14), inchPoint(9.798, 9.498), inchPoint(20.202, 9.498), inchPoint(25, 14)];
    expect(findRoute(walk, inchPoint(5, 14), inchPoint(25, 14))).toEqual({ points, cost: 23_564 });
  });
});
