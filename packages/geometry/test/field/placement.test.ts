import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areInContact,
  circle,
  column,
  compareGap,
  distance,
  doOverlap,
  fits,
  inchPoint,
  isWithin,
  movedClear,
  placeInCohesion,
  placeRound,
  prepareTerrain,
  sweptArea,
  walkOn,
} from '../../src/field/index.ts';
import { pointOn, square, terrainOn } from './arbitrary.ts';

const bounds = { minX: 0, minY: 0, maxX: 72_000, maxY: 48_000 };
const house = { id: 'house', shape: square(20, 10, 26, 14) };
const lake = { id: 'lake', shape: square(40, 10, 50, 20), rate: 'impassable' as const };
const walk = walkOn(prepareTerrain({ bounds, grounds: [lake], obstacles: [], solids: [house] }), 500);

describe('placing figures', () => {
  it('grants a legal wish', () => {
    expect(placeInCohesion({ walk, leader: inchPoint(18, 10), cohesion: 6000 }, [inchPoint(16, 12)])).toEqual([
      inchPoint(16, 12),
    ]);
  });

  it('pulls a figure in to the cohesion distance, and out of houses and lakes', () => {
    const spot = (x: number, y: number, wishX: number, wishY: number) =>
      placeInCohesion({ walk, leader: inchPoint(x, y), cohesion: 6000 }, [inchPoint(wishX, wishY)])[0]!;
    expect(distance(spot(10, 30, 18, 30), inchPoint(16, 30))).toBeLessThan(20);
    expect(distance(spot(18, 12, 20, 12), inchPoint(19.5, 12))).toBeLessThan(20);
    expect(fits(walk, spot(39, 15, 42, 15))).toBe(true);
    expect(distance(spot(39, 15, 42, 15), inchPoint(40, 15))).toBeLessThan(600);
  });

  it('keeps off those who stand there already', () => {
    const [wish, leader] = [inchPoint(12, 32), inchPoint(12, 30)];
    const [spot] = placeInCohesion({ walk, leader, cohesion: 6000, taken: [wish] }, [wish]);
    expect(distance(spot!, wish)).toBeGreaterThanOrEqual(1000);
    expect(distance(spot!, wish)).toBeLessThan(1020);
  });

  it('keeps bases apart and within cohesion on random tables, or says there is no room', () => {
    const wishes = fc.array(pointOn(20_000), { maxLength: 10 });
    fc.assert(
      fc.property(terrainOn(20_000), pointOn(20_000), wishes, (terrain, leader, wanted) => {
        const here = walkOn(terrain, 500);
        const spots = placeInCohesion({ walk: here, leader, cohesion: 6000 }, wanted);
        const placed = [leader, ...spots.filter(spot => spot !== null)].map(p => circle(p, 500));
        placed.forEach((one, i) => {
          expect(placed.slice(i + 1).some(other => doOverlap(one, other))).toBe(false);
          if (i === 0) return;
          expect(isWithin(one.centre, leader, 6000) && fits(here, one.centre)).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('rings a leader with as many figures as are asked for', () => {
    const spots = placeRound({ walk, leader: inchPoint(10, 30), cohesion: 6000 }, 12);
    expect(spots).not.toContain(null);
    expect(new Set(spots.map(p => JSON.stringify(p))).size).toBe(12);
  });
});

describe('columns', () => {
  it('stand in base contact, one or two wide', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.nat(9000), fc.constantFrom<1 | 2>(1, 2), (x, y, abreast) => {
        fc.pre(x > 0 || y > 0);
        const bases = column(inchPoint(30, 30), { x, y }, 10, 500, abreast).map(p => circle(p, 500));
        bases.forEach((base, i) => {
          expect(bases.slice(i + 1).some(other => doOverlap(base, other))).toBe(false);
          if (i >= abreast) expect(areInContact(base, bases[i - abreast]!)).toBe(true);
        });
      }),
    );
  });

  it('stretch nine inches for ten figures one wide', () => {
    const spots = column(inchPoint(30, 30), { x: 0, y: 1 }, 10, 500, 1);
    expect(distance(spots[0]!, spots[9]!)).toBe(9018);
  });
});

describe('moving aside', () => {
  it('leaves a base just clear of the way of a vehicle', () => {
    const way = sweptArea({ centre: inchPoint(10, 10), heading: { x: 1, y: 0 }, length: 5000, width: 2000 }, 20_000);
    expect(movedClear(circle(inchPoint(20, 10.6), 500), way)).toEqual(inchPoint(20, 11.5));
    expect(movedClear(circle(inchPoint(20, 20), 500), way)).toEqual(inchPoint(20, 20));
  });

  it('clears any way, by no more than it must', () => {
    fc.assert(
      fc.property(pointOn(30_000), fc.nat(9000), fc.nat(9000), (centre, x, y) => {
        fc.pre(x > 0 || y > 0);
        const way = sweptArea({ centre: { x: 12_000, y: 12_000 }, heading: { x, y }, length: 5000, width: 2000 }, 9000);
        const there = circle(movedClear(circle(centre, 500), way), 500);
        expect(compareGap(there, way, 0)).toBeGreaterThanOrEqual(0);
        if (distance(centre, there.centre) > 0) expect(areInContact(there, way)).toBe(true);
      }),
    );
  });
});
