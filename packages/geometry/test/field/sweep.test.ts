import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bearing,
  circle,
  compareGap,
  doOverlap,
  driven,
  type Footprint,
  inchPoint,
  line,
  outlineOf,
  pivoted,
  type Shape,
  scaled,
  sweep,
  sweptArea,
  whyNotPolygon,
} from '../../src/field/index.ts';
import { circleOn, lineOn, pointOn, polygonOn, square } from './arbitrary.ts';
import {
  add,
  compare,
  type ExactPoint,
  exact,
  type Fraction,
  fraction,
  squaredToSegment,
  times,
  whole,
} from './slowly.ts';

const NORTH = { x: 0, y: 1 };
const EAST = { x: 1, y: 0 };
const car = (x: number, y: number, heading = EAST): Footprint => ({
  centre: inchPoint(x, y),
  heading,
  length: 5000,
  width: 2000,
});

describe('driving', () => {
  it('goes straight along the heading, and backs up', () => {
    expect(driven(car(20, 10, NORTH), 10_000).centre).toEqual(inchPoint(20, 20));
    expect(driven(car(20, 10), -4000).centre).toEqual(inchPoint(16, 10));
    expect(driven(car(20, 10, { x: 3, y: 4 }), 5000).centre).toEqual(inchPoint(23, 14));
  });

  it('pivots about the centre or another point', () => {
    expect(outlineOf(pivoted(car(0, 0, NORTH), 90))).toEqual(outlineOf(car(0, 0, EAST)));
    expect(pivoted(car(10, 0, NORTH), 90, inchPoint(10, 5))).toMatchObject({ centre: inchPoint(5, 5) });
    expect(pivoted(car(10, 0, NORTH), 180).heading).toEqual({ x: 0, y: -1_000_000 });
  });

  it('sweeps the ground between start and end', () => {
    expect(sweptArea(car(10, 10), 6000).points).toEqual(square(7.5, 9, 18.5, 11).points);
    expect(whyNotPolygon(sweptArea(car(10, 10, bearing(37)), 6000).points)).toEqual([]);
  });
});

describe('what a drive strikes', () => {
  it('is the car ahead, on the side that was struck', () => {
    const quarry = { id: 'quarry', footprint: car(30, 10) };
    expect(sweep(car(10, 10), 23_000, [quarry])).toEqual([
      { id: 'quarry', distance: 15_000, at: inchPoint(27.5, 9), rest: inchPoint(25, 10), face: 'rear' },
    ]);
    expect(sweep(car(10, 10), 15_000, [quarry])).toEqual([]);
    const face = (heading: { x: number; y: number }) =>
      sweep(car(10, 10), 23_000, [{ id: 0, footprint: car(30, 10, heading) }])[0]?.face;
    expect([face(EAST), face({ x: -1, y: 0 }), face(NORTH)]).toEqual(['rear', 'front', 'side']);
  });

  it('is every person in the way, nearest first, with the base counted', () => {
    const people = [
      { id: 'far', shape: circle(inchPoint(30, 10), 500) },
      { id: 'near', shape: circle(inchPoint(20, 11.4), 500) },
      { id: 'beside', shape: circle(inchPoint(20, 11.5), 500) },
    ];
    const strikes = sweep(car(10, 10), 30_000, people);
    expect(strikes.map(({ id }) => id)).toEqual(['near', 'far']);
    expect(strikes[1]).toMatchObject({ distance: 17_000, rest: inchPoint(27, 10), face: null });
  });

  it('is a wall across the way, but not one along it', () => {
    const across = { id: 'across', shape: line(inchPoint(20, 0), inchPoint(20, 20)) };
    const along = { id: 'along', shape: line(inchPoint(0, 11), inchPoint(40, 11)) };
    expect(sweep(car(10, 10), 20_000, [along, across])).toMatchObject([{ id: 'across', distance: 7500 }]);
  });

  it('is nothing that one drives away from, and at once what one is pressed against', () => {
    const wreck = { id: 'wreck', shape: square(12.5, 8, 14, 12) };
    expect(sweep(car(10, 10), 6000, [wreck])).toMatchObject([{ distance: 0, rest: inchPoint(10, 10) }]);
    expect(sweep(car(10, 10), -6000, [wreck])).toEqual([]);
    expect(sweep(car(10, 10), 0, [wreck])).toEqual([]);
    const lorry = { centre: inchPoint(10.5, 10), heading: EAST, length: 9000, width: 4000 };
    expect(sweep(car(10, 10), 6000, [{ id: 'lorry', footprint: lorry }])).toMatchObject([
      { distance: 0, face: 'rear' },
    ]);
  });
});

describe('sweeps on random tables', () => {
  const SIZE = 60;
  const small = fc.record({
    centre: pointOn(SIZE),
    heading: fc.nat(359).map(bearing),
    length: fc.integer({ min: 4, max: 20 }),
    width: fc.integer({ min: 4, max: 12 }),
  });
  const target: fc.Arbitrary<Shape> = fc.oneof(circleOn(SIZE), polygonOn(SIZE), lineOn(SIZE));

  it('agree with driving mil by mil in exact fractions', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 50 }), target, (footprint, distance, shape) => {
        fc.pre(compareGap(outlineOf(footprint), shape, 0) >= 0);
        const struck = sweep(footprint, distance, [{ id: 0, shape }])[0]?.distance ?? null;
        expect(struck).toBe(milByMil(footprint, distance, shape));
      }),
      { numRuns: 400 },
    );
  });

  it('rest clear of what they struck, on whole mils', () => {
    const big = small.map(one => ({ ...one, length: one.length * 400, width: one.width * 300 }));
    const shape = fc.oneof(circleOn(40_000), polygonOn(40_000));
    fc.assert(
      fc.property(big, pointOn(40_000), fc.integer({ min: -9000, max: 30_000 }), shape, (one, centre, distance, it) => {
        const footprint = { ...one, centre };
        fc.pre(compareGap(outlineOf(footprint), it, 0) >= 0);
        for (const { rest, distance: gone, at } of sweep(footprint, distance, [{ id: 0, shape: it }])) {
          expect(doOverlap(outlineOf({ ...footprint, centre: rest }), it)).toBe(false);
          expect([rest.x, rest.y, gone, at.x, at.y].every(Number.isInteger)).toBe(true);
          expect(compareGap(outlineOf({ ...footprint, centre: rest }), it, 8)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Drives in whole mils of an exact straight way and stops before the first at which the insides have met. */
function milByMil(footprint: Footprint, distance: number, shape: Shape): number | null {
  const way = scaled(footprint.heading, distance);
  const corners = outlineOf(footprint).points.map(exact);
  const at = (part: Fraction) =>
    corners.map(p => ({ x: add(p.x, times(whole(way.x), part)), y: add(p.y, times(whole(way.y), part)) }));
  for (let mil = 1; mil <= distance; mil++) {
    if (meets(at(fraction(BigInt(mil), BigInt(distance))), shape)) return mil - 1;
  }
  return null;
}

/** Whether a convex outline's inside meets a shape; neither can be wholly inside the other here without an edge crossing. */
function meets(outline: readonly ExactPoint[], shape: Shape): boolean {
  const sides = outline.map((p, i): [ExactPoint, ExactPoint] => [p, outline[(i + 1) % outline.length]!]);
  if (shape.kind === 'circle') {
    const centre = exact(shape.centre);
    const isInside = sides.every(([a, b]) => turn(a, b, centre) > 0);
    const radius = whole(shape.radius ** 2);
    return isInside || sides.some(([a, b]) => compare(squaredToSegment(centre, a, b), radius) < 0);
  }
  const points = shape.points.map(exact);
  const edges = points.map((p, i): [ExactPoint, ExactPoint] => [p, points[(i + 1) % points.length]!]);
  const walls = shape.kind === 'line' ? edges.slice(0, -1) : edges;
  return walls.some(([p, q]) => runsThrough(p, q, sides));
}

/** Clips the segment to the convex outline: something of it must be strictly inside. */
function runsThrough(p: ExactPoint, q: ExactPoint, sides: readonly [ExactPoint, ExactPoint][]): boolean {
  let [from, to] = [whole(0), whole(1)];
  for (const [a, b] of sides) {
    const [atP, atQ] = [area(a, b, p), area(a, b, q)];
    if (compare(atP, whole(0)) <= 0 && compare(atQ, whole(0)) <= 0) return false;
    if (compare(atP, whole(0)) >= 0 && compare(atQ, whole(0)) >= 0) continue;
    const cut = ratio(atP, atQ);
    if (compare(atP, whole(0)) < 0) from = compare(cut, from) > 0 ? cut : from;
    else to = compare(cut, to) < 0 ? cut : to;
  }
  return compare(from, to) < 0;
}

function area(a: ExactPoint, b: ExactPoint, p: ExactPoint): Fraction {
  const minus = (m: Fraction, n: Fraction) => add(m, times(whole(-1), n));
  return minus(times(minus(b.x, a.x), minus(p.y, a.y)), times(minus(b.y, a.y), minus(p.x, a.x)));
}

function turn(a: ExactPoint, b: ExactPoint, p: ExactPoint): number {
  return compare(area(a, b, p), whole(0));
}

/** Where on the way from p to q the sign changes: atP / (atP - atQ). */
function ratio(atP: Fraction, atQ: Fraction): Fraction {
  const difference = add(atP, times(whole(-1), atQ));
  return fraction(atP.n * difference.d, atP.d * difference.n);
}
