import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSee,
  circle,
  distance,
  type Eye,
  inchPoint,
  isIn,
  isSamePoint,
  line,
  look,
  type Point,
  prepareSight,
  rectangle,
  type SightPiece,
} from '../../src/field/index.ts';
import { pointOn, sightPiecesOn, square } from './arbitrary.ts';
import {
  asNumber,
  compare,
  crossExactly,
  edges,
  exact,
  sign,
  spansExactly,
  squaredToSegment,
  whole,
} from './slowly.ts';

const eye = (x: number, y: number, z = 500): Eye => ({ ...inchPoint(x, y), z });
const eyeOn = (size: number): fc.Arbitrary<Eye> =>
  fc.tuple(pointOn(size), fc.integer({ min: 0, max: 3000 })).map(([p, z]) => ({ ...p, z }));

const ALL = { kind: 'all' } as const;
const NONE = { kind: 'none' } as const;
const TOP = { kind: 'low', top: 1000 } as const;

describe('the vocabulary of sight', () => {
  const house: SightPiece = { id: 'house', shape: square(8, -2, 12, 2), blocks: TOP, fromWithin: NONE };
  const dense: SightPiece = {
    id: 'dense wood',
    shape: square(20, 0, 30, 10),
    blocks: TOP,
    fromWithin: { kind: 'deep', depth: 3000 },
  };
  const table = prepareSight([house, dense]);

  it('names the house that blocks, and where', () => {
    expect(look(table, eye(0, 0), eye(20, 0))).toEqual({
      clear: false,
      distance: 20_000,
      blockedBy: 'house',
      at: inchPoint(8, 0),
      through: [{ piece: 'house', from: 8000, to: 12_000, length: 4000 }],
    });
  });

  it('a house does not block those inside, nor anyone who touches its corner', () => {
    expect(canSee(table, eye(10, 0), eye(0, 0))).toBe(true);
    expect(canSee(table, eye(6, 0), eye(10, 4))).toBe(true);
    expect(canSee(table, eye(0, 2), eye(19, 2))).toBe(true);
  });

  it('a wood is seen into by its depth', () => {
    expect(canSee(table, eye(22, 5), eye(15, 5))).toBe(true);
    expect(canSee(table, eye(23, 5), eye(15, 5))).toBe(true);
    expect(look(table, eye(24, 5), eye(15, 5))).toMatchObject({ blockedBy: 'dense wood', at: inchPoint(21, 5) });
    expect(look(table, eye(15, 5), eye(24, 5))).toMatchObject({ blockedBy: 'dense wood', at: inchPoint(23, 5) });
    expect(canSee(table, eye(15, 5), eye(35, 5))).toBe(false);
  });

  it('a line from a hill skims over a wood', () => {
    const wood = prepareSight([{ id: 'wood', shape: square(5, -3, 7, 3), blocks: TOP }]);
    expect(canSee(wood, eye(0, 0), eye(20, 0, 2500))).toBe(true);
    expect(canSee(wood, eye(0, 0), eye(20, 0, 2499))).toBe(false);
    expect(look(wood, eye(20, 0, 2400), eye(0, 0)).at).toEqual(inchPoint(5.263, 0));
  });

  it('smoke blocks at any height, by passing through any part of it', () => {
    const smoke = (y: number) => prepareSight([{ id: 's', shape: circle(inchPoint(20, y), 1000), blocks: ALL }]);
    expect(canSee(smoke(0.8), eye(0, 0), eye(40, 0, 9000))).toBe(false);
    expect(canSee(smoke(1.2), eye(0, 0), eye(40, 0))).toBe(true);
    expect(canSee(smoke(0.8), eye(0, 0), eye(20, 0))).toBe(false);
    expect(canSee(smoke(0.8), eye(0, 0), eye(40, 0), { ignore: ['s'] })).toBe(true);
  });

  it('walls block across, not along, and are listed with no length', () => {
    const wall = line(inchPoint(5, -5), inchPoint(5, 5));
    const walls = prepareSight([
      { id: 'hedge', shape: line(inchPoint(9, -5), inchPoint(9, 5)), blocks: NONE },
      { id: 'wall', shape: wall, blocks: ALL },
    ]);
    expect(look(walls, eye(0, 0), eye(10, 0))).toMatchObject({
      blockedBy: 'wall',
      at: inchPoint(5, 0),
      through: [
        { piece: 'wall', from: 5000, to: 5000, length: 0 },
        { piece: 'hedge', from: 9000, to: 9000, length: 0 },
      ],
    });
    expect(canSee(walls, eye(5, -9), eye(5, 9))).toBe(true);
    expect(canSee(walls, eye(6, 0), eye(20, 0))).toBe(true);
  });

  it('counts pieces that are not in the table', () => {
    const car: SightPiece = { id: 'car', shape: square(2, -1, 4, 1), blocks: ALL };
    expect(canSee(prepareSight([]), eye(0, 0), eye(9, 0), { also: [car] })).toBe(false);
    expect(look(prepareSight([]), eye(0, 0), eye(9, 0), { also: [car] }).blockedBy).toBe('car');
  });
});

describe('sight on random tables', () => {
  it('agrees with asking every piece in exact fractions', () => {
    fc.assert(
      fc.property(sightPiecesOn(40, 6), eyeOn(40), eyeOn(40), (pieces, a, b) => {
        fc.pre(!isSamePoint(a, b));
        const answers = pieces.map(piece => isStoppedSlowly(piece, a, b));
        fc.pre(!answers.includes(null));
        expect(canSee(prepareSight(pieces), a, b)).toBe(!answers.includes(true));
      }),
      { numRuns: 1000 },
    );
  });

  it('is mutual, and the quick look agrees with the full one', () => {
    fc.assert(
      fc.property(sightPiecesOn(60_000, 40), eyeOn(60_000), eyeOn(60_000), (pieces, a, b) => {
        const table = prepareSight(pieces);
        const there = look(table, a, b);
        const back = look(table, b, a);
        expect(canSee(table, a, b)).toBe(there.clear);
        expect(canSee(table, b, a)).toBe(there.clear);
        expect(back.clear).toBe(there.clear);
        const lengths = (some: typeof there) => some.through.map(({ piece, length }) => `${piece}:${length}`).sort();
        expect(lengths(back)).toEqual(lengths(there));
        expect(there.through.every(({ from, to, length }) => [from, to, length].every(Number.isInteger))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the index: every piece by itself gives the same answer', () => {
    fc.assert(
      fc.property(sightPiecesOn(72_000, 40), eyeOn(72_000), eyeOn(72_000), (pieces, a, b) => {
        const one = prepareSight([]);
        expect(canSee(prepareSight(pieces), a, b)).toBe(pieces.every(piece => canSee(one, a, b, { also: [piece] })));
      }),
      { numRuns: 300 },
    );
  });

  it('finds pieces at the very edges of the table', () => {
    const rim = prepareSight([
      { id: 'west', shape: rectangle(inchPoint(0, 0), inchPoint(0.001, 48)), blocks: ALL },
      { id: 'east', shape: rectangle(inchPoint(71.999, 0), inchPoint(72, 48)), blocks: ALL },
    ]);
    expect(canSee(rim, eye(0, 5), eye(3, 5))).toBe(false);
    expect(canSee(rim, eye(72, 5), eye(70, 48))).toBe(false);
    expect(canSee(rim, eye(1, 5), eye(71, 5))).toBe(true);
  });
});

/** Null where a wall is touched in ways that the obvious method cannot judge, or a depth is a matter of rounding. */
function isStoppedSlowly({ shape, blocks, fromWithin }: SightPiece, a: Eye, b: Eye): boolean | null {
  const veil = fromWithin && (isIn(shape, a) || isIn(shape, b)) ? fromWithin : blocks;
  if (veil.kind === 'none') return false;
  if (shape.kind === 'line') return veil.kind === 'all' ? isCrossedSlowly(shape.points, a, b) : null;
  const spans = shape.kind === 'polygon' ? spansExactly(a, b, shape) : [];
  const runs =
    shape.kind === 'polygon'
      ? spans.length > 0
      : compare(squaredToSegment(exact(shape.centre), exact(a), exact(b)), whole(shape.radius ** 2)) < 0;
  if (veil.kind === 'all' || !runs) return runs;
  if (shape.kind === 'circle') return null;
  if (veil.kind === 'low') {
    const height = (part: number) => a.z! + (b.z! - a.z!) * part;
    const lowest = spans.map(({ from, to }) => Math.min(height(asNumber(from)), height(asNumber(to))));
    if (lowest.some(z => Math.abs(z - veil.top) < 1e-5 && a.z !== b.z)) return null;
    return lowest.some(z => z < veil.top);
  }
  const depth = spans.reduce((sum, { from, to }) => sum + asNumber(to) - asNumber(from), 0) * distance(a, b);
  return Math.abs(depth - veil.depth) <= spans.length ? null : depth > veil.depth;
}

function isCrossedSlowly(points: readonly Point[], a: Point, b: Point): boolean | null {
  const turn = (p: Point, q: Point, r: Point) => sign(crossExactly(exact(p), exact(q), exact(r)).n);
  const signs = edges(points, false).map(([p, q]) => [turn(a, b, p), turn(a, b, q), turn(p, q, a), turn(p, q, b)]);
  if (signs.flat().includes(0)) return null;
  return signs.some(([p, q, fromA, fromB]) => p !== q && fromA !== fromB);
}
