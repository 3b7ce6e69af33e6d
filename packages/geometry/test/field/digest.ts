import {
  advance,
  bearing,
  candidates,
  circle,
  deviated,
  findRoute,
  type Ground,
  line,
  look,
  type Obstacle,
  outlineOf,
  type Point,
  placeRound,
  prepareSight,
  prepareTerrain,
  type Rate,
  reach,
  rectangle,
  type SightPiece,
  type Solid,
  sweep,
  walkOn,
} from '../../src/field/index.ts';

/**
 * One fixed table and a bit of everything done on it, as text. It uses nothing but the geometry and the language, so
 * the same text must come out of every engine: run it in a browser and compare.
 */
export function everythingOnce(): string {
  const next = numbers(20_240);
  const point = (): Point => ({ x: next(72_000), y: next(48_000) });
  const area = () => {
    const corner = point();
    return rectangle(corner, { x: corner.x + 2000 + next(6000), y: corner.y + 2000 + next(6000) });
  };
  const rates: readonly (Rate | 'impassable')[] = [[2, 1], [3, 2], [3, 1], 'impassable'];
  const grounds = times(12, (i): Ground => ({ id: `ground ${i}`, shape: area(), rate: rates[i % 4]! }));
  const obstacles = times(6, (i): Obstacle => ({ id: `wall ${i}`, points: [point(), point()], price: 1000 * (i + 1) }));
  const solids = times(6, (i): Solid => ({ id: `house ${i}`, shape: area() }));
  const pieces: SightPiece[] = [
    ...solids.map(({ id, shape }): SightPiece => ({ id, shape, blocks: { kind: 'low', top: 1000 } })),
    ...grounds.map(({ id, shape }): SightPiece => ({ id, shape, blocks: { kind: 'deep', depth: 3000 } })),
    ...times(6, (i): SightPiece => ({ id: `smoke ${i}`, shape: circle(point(), 1000), blocks: { kind: 'all' } })),
    { id: 'hedge', shape: line(point(), point(), point()), blocks: { kind: 'none' } },
  ];
  const sight = prepareSight(pieces);
  const bounds = { minX: 0, minY: 0, maxX: 72_000, maxY: 48_000 };
  const walk = walkOn(prepareTerrain({ bounds, grounds, obstacles, solids }), 500);
  const footprint = { centre: point(), heading: bearing(next(360)), length: 5000, width: 2000 };
  return JSON.stringify({
    looks: times(60, () => look(sight, { ...point(), z: next(3000) }, { ...point(), z: next(3000) })),
    advances: times(20, () => advance(walk, [point(), point(), point()], 12_000)),
    routes: times(12, () => findRoute(walk, point(), point())),
    reach: reach(walk, point(), 8000),
    candidates: candidates(walk, point(), 8000, { directions: 16, towards: [point()] }),
    outline: outlineOf(footprint),
    strikes: times(8, i => sweep({ ...footprint, heading: bearing(i * 45 + 7) }, 24_000, solids)),
    placed: placeRound({ walk, leader: point(), cohesion: 6000 }, 10),
    deviated: times(12, i => deviated(point(), bearing(i * 29), i + 1, 8000)),
  });
}

/** A short fingerprint of a text (FNV-1a, 32 bits). */
export function fingerprint(text: string): string {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** Whole numbers below the given one, always the same: a linear congruential sequence. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
