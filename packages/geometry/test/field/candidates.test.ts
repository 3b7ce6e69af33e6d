import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areInContact,
  candidates,
  canSee,
  circle,
  inchPoint,
  type Point,
  prepareSight,
  prepareTerrain,
  type Wishes,
  walkOn,
  whyNotRoute,
} from '../../src/field/index.ts';
import { circleOn, pointOn, polygonOn, square, terrainOn } from './arbitrary.ts';

const bounds = { minX: 0, minY: 0, maxX: 72_000, maxY: 48_000 };
const house = { id: 'house', shape: square(20, 10, 26, 14) };
const terrain = prepareTerrain({ bounds, grounds: [], obstacles: [], solids: [house] });
const endOf = ({ route }: { route: readonly Point[] }) => route[route.length - 1]!;

describe('candidates', () => {
  it('stay, go far, take cover, make contact and head for a place', () => {
    const foe = { id: 'foe', shape: circle(inchPoint(22, 6), 500) };
    const found = candidates(walkOn(terrain, 500, [foe]), inchPoint(15, 6), 12_000, {
      directions: 8,
      cover: { behind: [house], from: [inchPoint(23, 40)] },
      contact: [foe],
      towards: [inchPoint(60, 6)],
    });
    expect(found[0]).toEqual({ kind: 'stay', about: null, route: [inchPoint(15, 6)], cost: 0 });
    expect(new Set(found.map(({ kind }) => kind))).toEqual(
      new Set(['stay', 'contact', 'cover', 'towards', 'furthest']),
    );
    const contact = found.find(({ kind }) => kind === 'contact')!;
    expect(contact).toMatchObject({ about: 'foe', cost: 6000 });
    expect(areInContact(circle(endOf(contact), 500), foe.shape)).toBe(true);
    const cover = found.filter(({ kind }) => kind === 'cover').map(endOf);
    const sight = prepareSight([{ ...house, blocks: { kind: 'all' } }]);
    expect(cover.some(p => !canSee(sight, p, inchPoint(23, 40)))).toBe(true);
  });

  it('are all legal, and no two end on one spot', () => {
    const thing = fc.record({ id: fc.constant('thing'), shape: fc.oneof(polygonOn(24_000), circleOn(24_000)) });
    const wishes: fc.Arbitrary<Wishes> = fc.record({
      directions: fc.constantFrom(8, 16),
      cover: fc.record({
        behind: fc.array(thing, { maxLength: 2 }),
        from: fc.array(pointOn(24_000), { maxLength: 2 }),
      }),
      contact: fc.array(thing, { maxLength: 2 }),
      towards: fc.array(pointOn(24_000), { maxLength: 1 }),
    });
    fc.assert(
      fc.property(terrainOn(24_000), pointOn(24_000), fc.nat(12_000), wishes, (ground, start, budget, wanted) => {
        const walk = walkOn(ground, 500);
        const found = candidates(walk, start, budget, wanted);
        for (const { route, cost } of found) {
          expect(whyNotRoute(walk, route, budget)).toEqual([]);
          expect(cost).toBeLessThanOrEqual(budget);
        }
        expect(new Set(found.map(one => JSON.stringify(endOf(one)))).size).toBe(found.length);
      }),
      { numRuns: 60 },
    );
  });
});
