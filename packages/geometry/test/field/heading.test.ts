import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bearing,
  bearingOf,
  clockFace,
  compareAngle,
  deviated,
  facesToward,
  inchPoint,
  isInArc,
  turned,
  UNIT,
} from '../../src/field/index.ts';

const NORTH = { x: 0, y: 1 };
const vector = fc
  .record({ x: fc.integer({ min: -90_000, max: 90_000 }), y: fc.integer({ min: -90_000, max: 90_000 }) })
  .filter(({ x, y }) => x !== 0 || y !== 0);
const angleOf = (x: number, y: number) => (Math.atan2(x, y) * 180) / Math.PI;

describe('bearings', () => {
  it('are the directions of the compass to six places', () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const radians = (degrees * Math.PI) / 180;
      expect(bearing(degrees)).toEqual({
        x: Math.round(Math.sin(radians) * UNIT) + 0,
        y: Math.round(Math.cos(radians) * UNIT) + 0,
      });
      expect(bearingOf(bearing(degrees))).toBe(degrees);
    }
  });

  it('name the nearest whole degree', () => {
    fc.assert(
      fc.property(vector, v => {
        const off = Math.abs(bearingOf(v) - ((angleOf(v.x, v.y) + 360) % 360));
        expect(Math.min(off, 360 - off)).toBeLessThan(0.5001);
      }),
    );
  });

  it('of the clock face are the hours', () => {
    expect([3, 6, 9, 12].map(clockFace)).toEqual([bearing(90), bearing(180), bearing(270), bearing(0)]);
  });

  it('turn clockwise', () => {
    expect(turned(NORTH, 90)).toEqual({ x: UNIT, y: 0 });
    expect(turned({ x: 5, y: 0 }, -90)).toEqual({ x: 0, y: UNIT });
    fc.assert(
      fc.property(vector, fc.integer({ min: -720, max: 720 }), (v, degrees) => {
        const there = turned(v, degrees);
        const off = (((angleOf(there.x, there.y) - angleOf(v.x, v.y) - degrees) % 360) + 540) % 360;
        expect(Math.abs(off - 180)).toBeLessThan(0.001);
      }),
    );
  });

  it('must be whole', () => {
    expect(() => bearing(22.5)).toThrow('whole degrees');
  });
});

describe('angles', () => {
  it('agree with the arc tangent away from the limits', () => {
    fc.assert(
      fc.property(vector, vector, fc.integer({ min: 0, max: 180 }), (heading, v, degrees) => {
        const between = Math.abs(((((angleOf(v.x, v.y) - angleOf(heading.x, heading.y)) % 360) + 540) % 360) - 180);
        fc.pre(Math.abs(between - degrees) > 0.001);
        expect(compareAngle(heading, v, degrees)).toBe(Math.sign(between - degrees));
      }),
    );
  });

  it('are exact on quarters and eighths of a turn', () => {
    fc.assert(
      fc.property(vector, heading => {
        const { x, y } = heading;
        expect(compareAngle(heading, { x: x + y, y: y - x }, 45)).toBe(0);
        expect(compareAngle(heading, { x: -y, y: x }, 90)).toBe(0);
        expect(compareAngle(heading, { x: -x - y, y: x - y }, 135)).toBe(0);
        expect(compareAngle(heading, { x: -x, y: -y }, 180)).toBe(0);
      }),
    );
  });
});

describe('arcs', () => {
  it('hold what lies ahead, limits included', () => {
    const mine = { apex: inchPoint(20, 20), heading: NORTH, degrees: 180 };
    expect(isInArc(mine, inchPoint(24, 22))).toBe(true);
    expect(isInArc(mine, inchPoint(24, 20))).toBe(true);
    expect(isInArc(mine, inchPoint(24, 19.999))).toBe(false);
    expect(isInArc({ ...mine, degrees: 90 }, inchPoint(24, 24))).toBe(true);
    expect(isInArc({ ...mine, degrees: 90 }, inchPoint(24, 23.999))).toBe(false);
    expect(isInArc({ ...mine, degrees: 360 }, inchPoint(20, 0))).toBe(true);
  });

  it('show the front up to 45 degrees, the rear from 135, two faces on the line', () => {
    const from = (degrees: number) => facesToward(inchPoint(0, 0), NORTH, bearing(degrees));
    expect([40, 45, 90, 135, 150, 320, 210].map(from)).toEqual([
      ['front'],
      ['front', 'side'],
      ['side'],
      ['side', 'rear'],
      ['rear'],
      ['front'],
      ['rear'],
    ]);
    expect(facesToward(inchPoint(3, 3), NORTH, inchPoint(3, 3))).toEqual(['front']);
  });
});

describe('deviation', () => {
  it('goes by the clock from the given twelve', () => {
    expect(deviated(inchPoint(30, 20), NORTH, 6, 4000)).toEqual(inchPoint(30, 16));
    expect(deviated(inchPoint(30, 20), { x: 0, y: 17 }, 3, 10_000)).toEqual(inchPoint(40, 20));
    expect(deviated(inchPoint(30, 20), { x: 9000, y: 0 }, 12, 5000)).toEqual(inchPoint(35, 20));
    expect(deviated(inchPoint(0, 0), NORTH, 1, 8000)).toEqual({ x: 4000, y: 6928 });
  });
});
