import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearing, inchPoint, minus, outlineOf, silhouette } from '../../src/field/index.ts';
import { pointOn } from './arbitrary.ts';

const tank = { centre: inchPoint(20, 20), heading: bearing(0), length: 4000, width: 2000 };

describe('how a footprint looks', () => {
  it('is its width from the front and its length from the side', () => {
    expect(silhouette(tank, inchPoint(20, 40), 4).map(({ x, y }) => [x, y])).toEqual([
      [19_250, 20_000],
      [19_750, 20_000],
      [20_250, 20_000],
      [20_750, 20_000],
    ]);
    const ys = silhouette(tank, inchPoint(40, 20), 2).map(({ y }) => y);
    expect(ys.toSorted((a, b) => a - b)).toEqual([19_000, 21_000]);
  });

  it('is spread evenly and square to the look, from edge to edge', () => {
    const parts = 8;
    fc.assert(
      fc.property(pointOn(40_000), fc.integer({ min: 0, max: 359 }), (from, degrees) => {
        fc.pre(Math.abs(from.x - 20_000) + Math.abs(from.y - 20_000) > 3000);
        const footprint = { ...tank, heading: bearing(degrees) };
        const look = minus(tank.centre, from);
        const far = Math.hypot(look.x, look.y);
        const across = (p: { x: number; y: number }) =>
          ((p.x - tank.centre.x) * -look.y + (p.y - tank.centre.y) * look.x) / far;
        const seen = silhouette(footprint, from, parts);
        const corners = outlineOf(footprint).points.map(across);
        const [right, left] = [Math.min(...corners), Math.max(...corners)];
        for (const [i, place] of seen.entries()) {
          const ahead = ((place.x - tank.centre.x) * look.x + (place.y - tank.centre.y) * look.y) / far;
          expect(Math.abs(ahead)).toBeLessThan(2);
          expect(Math.abs(across(place) - (right + ((left - right) * (i + 0.5)) / parts))).toBeLessThan(2);
        }
      }),
    );
  });
});
