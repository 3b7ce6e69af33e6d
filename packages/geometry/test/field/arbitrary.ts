import fc from 'fast-check';
import {
  bearing,
  type Circle,
  inchPoint,
  type Line,
  type Point,
  type Polygon,
  plus,
  polygonOf,
  prepareTerrain,
  type Rate,
  type SightPiece,
  scaled,
  type Terrain,
  type Veil,
  whyNotPolygon,
} from '../../src/field/index.ts';

/** Random things for a table of `size` mils a side. A small size makes touching, grazing and ties frequent. */
export function pointOn(size: number): fc.Arbitrary<Point> {
  return fc.record({ x: fc.integer({ min: 0, max: size }), y: fc.integer({ min: 0, max: size }) });
}

/** A polygon of spokes round a centre, convex or not. */
export function polygonOn(size: number): fc.Arbitrary<Polygon> {
  const spokes = fc.array(fc.integer({ min: Math.ceil(size / 20), max: Math.ceil(size / 4) }), {
    minLength: 3,
    maxLength: 9,
  });
  return fc
    .tuple(pointOn(size), spokes)
    .map(([centre, lengths]) =>
      lengths.map((length, i) => plus(centre, scaled(bearing(Math.floor((i * 360) / lengths.length)), length))),
    )
    .filter(points => whyNotPolygon(points).length === 0)
    .map(polygonOf);
}

export function circleOn(size: number): fc.Arbitrary<Circle> {
  const radius = fc.integer({ min: 1, max: Math.ceil(size / 8) });
  return fc.record({ kind: fc.constant('circle' as const), centre: pointOn(size), radius });
}

export function lineOn(size: number): fc.Arbitrary<Line> {
  const points = fc
    .uniqueArray(pointOn(size), { minLength: 2, maxLength: 4, selector: ({ x, y }) => `${x},${y}` })
    .filter(some => some.length < 3 || whyNotPolygon(some).length === 0);
  return fc.record({ kind: fc.constant('line' as const), points });
}

const veil: fc.Arbitrary<Veil> = fc.oneof(
  fc.constant<Veil>({ kind: 'none' }),
  fc.constant<Veil>({ kind: 'all' }),
  fc.record({ kind: fc.constant('low' as const), top: fc.integer({ min: 0, max: 3000 }) }),
  fc.record({ kind: fc.constant('deep' as const), depth: fc.integer({ min: 0, max: 8000 }) }),
);

export function sightPiecesOn(size: number, most: number): fc.Arbitrary<SightPiece[]> {
  const piece = fc.record(
    {
      id: fc.constant(0),
      shape: fc.oneof(polygonOn(size), circleOn(size), lineOn(size)),
      blocks: veil,
      fromWithin: veil,
    },
    { requiredKeys: ['id', 'shape', 'blocks'] },
  );
  return fc.array(piece, { maxLength: most }).map(pieces => pieces.map((one, id) => ({ ...one, id })));
}

const rate: fc.Arbitrary<Rate | 'impassable'> = fc.constantFrom<(Rate | 'impassable')[]>(
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
  'impassable',
);

/** A whole table for movement, its things named by their kind and number. */
export function terrainOn(size: number): fc.Arbitrary<Terrain> {
  const ground = fc.record(
    { id: fc.constant(''), shape: fc.oneof(polygonOn(size), circleOn(size)), rate, alone: fc.constant(true) },
    { requiredKeys: ['id', 'shape', 'rate'] },
  );
  const price = fc.constantFrom(1000, 3000, 'impassable' as const, { toLeft: 500, toRight: 2000 });
  const obstacle = fc.record({ id: fc.constant(''), points: lineOn(size).map(({ points }) => points), price });
  const solid = fc.record({ id: fc.constant(''), shape: fc.oneof(polygonOn(size), circleOn(size)) });
  const bounds = { minX: 0, minY: 0, maxX: size, maxY: size };
  return fc
    .record({
      grounds: fc.array(ground, { maxLength: 4 }),
      obstacles: fc.array(obstacle, { maxLength: 2 }),
      solids: fc.array(solid, { maxLength: 3 }),
    })
    .map(({ grounds, obstacles, solids }) =>
      prepareTerrain({
        bounds,
        grounds: grounds.map((one, i) => ({ ...one, id: `ground ${i}` })),
        obstacles: obstacles.map((one, i) => ({ ...one, id: `obstacle ${i}` })),
        solids: solids.map((one, i) => ({ ...one, id: `solid ${i}` })),
      }),
    );
}

export function square(minX: number, minY: number, maxX: number, maxY: number): Polygon {
  return polygonOf([inchPoint(minX, minY), inchPoint(maxX, minY), inchPoint(maxX, maxY), inchPoint(minX, maxY)]);
}
