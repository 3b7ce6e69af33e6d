import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  circle,
  comeToRest,
  gapBetween,
  hindrance,
  inchPoint,
  outlineAt,
  type Point,
  pointAlong,
  type Solid,
} from '../../src/field/index.ts';
import { circleOn, pointOn, polygonOn, square } from './arbitrary.ts';

const tank = { length: 4000, width: 2000, isRound: false };
const hulk = { length: 3000, width: 3000, isRound: true };
const north = (x: number, y: number) => ({ ...inchPoint(x, y), facing: 0 });
const route = (...points: [number, number][]): Point[] => points.map(([x, y]) => inchPoint(x, y));

describe('coming to rest', () => {
  it('is at the end of the way where nothing hinders, pointing the way it went', () => {
    const rest = comeToRest(tank, north(10, 10), route([10, 10], [20, 10]), [], null);
    expect(rest).toEqual({ route: route([10, 10], [20, 10]), pose: { ...inchPoint(20, 10), facing: 90 }, by: null });
    expect(comeToRest(tank, north(10, 10), route([10, 10], [20, 10]), [], 180).pose.facing).toBe(180);
  });

  it('stops with its edge as far from a man as he asks for', () => {
    const man: Solid = { id: 'man', shape: circle(inchPoint(20, 10), 0), apart: 2000 };
    const rest = comeToRest(tank, north(5, 10), route([5, 10], [19, 10]), [man], null);
    expect(rest.pose).toEqual({ ...inchPoint(16, 10), facing: 90 });
    expect(rest.by).toBe('man');
    // Broadside on, half of its width is nearer than half of its length.
    expect(comeToRest(tank, north(5, 10), route([5, 10], [19, 10]), [man], 0).pose.x).toBe(17_000);
    expect(comeToRest(hulk, north(5, 10), route([5, 10], [19, 10]), [man], null).pose.x).toBe(16_500);
  });

  it('goes back round a corner when all of the last leg is barred, and stays where it was if it must', () => {
    const yard: Solid = { id: 'yard', shape: square(15, 2, 25, 30) };
    const bent = comeToRest(tank, north(5, 5), route([5, 5], [5, 10], [20, 10]), [yard], null);
    expect(bent.pose).toEqual({ ...inchPoint(13, 10), facing: 90 });
    const walled = comeToRest(
      tank,
      north(5, 5),
      route([5, 5], [6, 5]),
      [{ id: 'all', shape: square(0, 0, 30, 30) }],
      null,
    );
    expect(walled).toEqual({ route: route([5, 5]), pose: north(5, 5), by: 'all' });
  });

  it('is never too near to anything, and a mil farther on it would be', () => {
    const shape = fc.oneof(polygonOn(20_000), circleOn(20_000));
    const solid = fc.record({ id: fc.constant('it'), shape, apart: fc.constantFrom(0, 700, 2000) });
    const start = { x: 0, y: 0, facing: 0 };
    fc.assert(
      fc.property(
        fc.array(solid, { maxLength: 3 }),
        fc.array(pointOn(20_000), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.option(fc.integer({ min: 0, max: 359 })),
        (solids, way, isRound, facing) => {
          const body = { ...tank, isRound };
          const legs = [start, ...way].map(({ x, y }) => ({ x, y }));
          const { route: gone, pose, by } = comeToRest(body, start, legs, solids, facing);
          if (gone.length === 1) {
            expect(pose).toEqual(start);
            return;
          }
          for (const { shape: other, apart } of solids) {
            expect(gapBetween(outlineAt(body, pose), other)).toBeGreaterThanOrEqual(apart);
          }
          const to = legs[gone.length - 1]!;
          expect(gone.slice(0, -1)).toEqual(legs.slice(0, gone.length - 1));
          if (by === null) {
            expect(gone).toEqual(legs);
            return;
          }
          const from = legs[gone.length - 2]!;
          const travelled = Math.ceil(Math.sqrt((pose.x - from.x) ** 2 + (pose.y - from.y) ** 2));
          // Places and distances are whole mils: the next one of the way is among these, and where the way only grazes
          // something, the ones after it may be far enough from it again.
          const next = [0, 1, 2, 3].map(more => ({ ...pointAlong(from, to, travelled + more), facing: pose.facing }));
          const isAtTheEnd = pose.x === to.x && pose.y === to.y;
          expect(isAtTheEnd || next.some(place => hindrance(body, place, solids) !== null)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
