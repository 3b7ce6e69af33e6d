import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basesUnder,
  bearing,
  type Circle,
  circle,
  corridor,
  inchPoint,
  isUnder,
  minus,
  type Point,
  plus,
  rowAround,
  rowFrom,
  scaled,
  sector,
  type Template,
} from '../../src/field/index.ts';
import { circleOn, pointOn, polygonOn } from './arbitrary.ts';

const base = (x: number, y: number) => circle(inchPoint(x, y), 500);
const EAST = { x: 1, y: 0 };

describe('templates', () => {
  it('a burst takes bases by their centre or by their edge', () => {
    const burst = circle(inchPoint(0, 0), 3000);
    expect(basesUnder(burst, [base(2.9, 0), base(3.2, 0), base(3.6, 0)], 'centre')).toEqual([0]);
    expect(basesUnder(burst, [base(2.9, 0), base(3.2, 0), base(3.6, 0)], 'touch')).toEqual([0, 1]);
    expect(basesUnder(burst, [base(2.5, 0), base(2.6, 0)], 'whole')).toEqual([0]);
  });

  it('a flame strip runs from the firer through the target', () => {
    const strip = corridor(inchPoint(0, 0), minus(inchPoint(4, 0), inchPoint(0, 0)), 8000, 2000);
    expect(strip.points).toEqual([inchPoint(0, -1), inchPoint(8, -1), inchPoint(8, 1), inchPoint(0, 1)]);
    expect(basesUnder(strip, [base(4, 0), base(7, 1.4), base(7, 1.6), base(8.5, 0)], 'touch')).toEqual([0, 1, 3]);
    expect(basesUnder(strip, [base(4, 0.5), base(4, 0.6)], 'whole')).toEqual([0]);
  });

  it('a corridor without end takes what is three inches to either side', () => {
    const lane = corridor(inchPoint(20, 10), { x: 0, y: 1 }, 144_000, 6000);
    expect(isUnder(lane, base(22.5, 50), 'centre')).toBe(true);
    expect(isUnder(lane, base(23.5, 50), 'centre')).toBe(false);
  });

  it('a half circle takes what is before it', () => {
    const mine = sector(inchPoint(20, 20), { x: 0, y: 1 }, 180, 6000);
    const bases = [base(24, 22), base(24, 19), base(20, 26.5), base(24, 19.6)];
    expect(basesUnder(mine, bases, 'centre')).toEqual([0]);
    expect(basesUnder(mine, bases, 'touch')).toEqual([0, 2, 3]);
    expect(isUnder(mine, base(20, 20.5), 'whole')).toBe(true);
    expect(isUnder(mine, base(20, 20.4), 'whole')).toBe(false);
  });

  it('smoke lies in rows', () => {
    expect(rowFrom(inchPoint(20, 20), EAST, 3, 2000)).toEqual([
      inchPoint(20, 20),
      inchPoint(22, 20),
      inchPoint(24, 20),
    ]);
    expect(rowAround(inchPoint(30, 20), EAST, 3, 2000)).toEqual([
      inchPoint(28, 20),
      inchPoint(30, 20),
      inchPoint(32, 20),
    ]);
    expect(rowAround(inchPoint(30, 20), EAST, 2, 2000)).toEqual([inchPoint(29, 20), inchPoint(31, 20)]);
  });

  it('agree with sampling the base', () => {
    const template: fc.Arbitrary<Template> = fc.oneof(
      circleOn(20_000),
      polygonOn(20_000),
      fc
        .tuple(pointOn(20_000), fc.nat(359), fc.constantFrom(40, 90, 180, 270), fc.integer({ min: 2000, max: 8000 }))
        .map(([apex, heading, degrees, radius]) => sector(apex, bearing(heading), degrees, radius)),
    );
    fc.assert(
      fc.property(template, pointOn(20_000), (under, centre) => {
        const samples = samplesOf(circle(centre, 500)).map(p => isUnder(under, circle(p, 0), 'centre'));
        if (samples.some(Boolean)) expect(isUnder(under, circle(centre, 502), 'touch')).toBe(true);
        if (!samples.every(Boolean)) expect(isUnder(under, circle(centre, 502), 'whole')).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});

function samplesOf({ centre, radius }: Circle): Point[] {
  const rim = Array.from({ length: 36 }, (_, i) => plus(centre, scaled(bearing(i * 10), radius)));
  return [centre, ...rim];
}
