import type { Circle, Point, Polygon, Shape } from '../../src/field/index.ts';

/**
 * Slow and obvious versions of the exact questions, in fractions of arbitrarily large whole numbers. Nothing here is
 * shared with the code under test.
 */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export interface ExactPoint {
  readonly x: Fraction;
  readonly y: Fraction;
}

export const whole = (n: number): Fraction => ({ n: BigInt(n), d: 1n });
export const fraction = (n: bigint, d: bigint): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d });
export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const compare = (a: Fraction, b: Fraction): number => sign(a.n * b.d - b.n * a.d);
export const exact = ({ x, y }: Point): ExactPoint => ({ x: whole(x), y: whole(y) });
export const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
export const asNumber = ({ n, d }: Fraction): number => Number((n * 2n ** 60n) / d) / 2 ** 60;

export function alongExactly(a: ExactPoint, b: ExactPoint, part: Fraction): ExactPoint {
  return { x: add(a.x, times(subtract(b.x, a.x), part)), y: add(a.y, times(subtract(b.y, a.y), part)) };
}

export function crossExactly(a: ExactPoint, b: ExactPoint, p: ExactPoint): Fraction {
  return subtract(times(subtract(b.x, a.x), subtract(p.y, a.y)), times(subtract(b.y, a.y), subtract(p.x, a.x)));
}

export function edges(points: readonly Point[], isClosed: boolean): [Point, Point][] {
  const pairs = points.slice(1).map((b, i): [Point, Point] => [points[i]!, b]);
  return isClosed ? [...pairs, [points[points.length - 1]!, points[0]!]] : pairs;
}

/** 1 inside, 0 on the outline, -1 outside: counts the edges that a ray to the east crosses. */
export function locateExactly(points: readonly Point[], p: ExactPoint): number {
  let crossings = 0;
  for (const [start, end] of edges(points, true)) {
    const [a, b] = [exact(start), exact(end)];
    const turn = crossExactly(a, b, p);
    const isBeside = compare(p.y, a.y) * compare(p.y, b.y) <= 0 && compare(p.x, a.x) * compare(p.x, b.x) <= 0;
    if (turn.n === 0n && isBeside) return 0;
    const spans = compare(a.y, p.y) > 0 !== compare(b.y, p.y) > 0;
    if (spans && sign(turn.n) === compare(b.y, a.y)) crossings++;
  }
  return crossings % 2 === 1 ? 1 : -1;
}

/** The parts of a segment strictly inside a polygon: cut it at every edge and ask for the middle of each piece. */
export function spansExactly(a: Point, b: Point, polygon: Polygon): { from: Fraction; to: Fraction }[] {
  const [start, end] = [exact(a), exact(b)];
  const cuts = [whole(0), whole(1)];
  for (const [p, q] of edges(polygon.points, true)) {
    const fromP = crossExactly(start, end, exact(p));
    const fromQ = crossExactly(start, end, exact(q));
    if (compare(fromP, fromQ) !== 0) {
      const at = alongExactly(exact(p), exact(q), over(fromP, subtract(fromP, fromQ)));
      cuts.push(partOf(start, end, at));
    } else if (fromP.n === 0n) cuts.push(partOf(start, end, exact(p)), partOf(start, end, exact(q)));
  }
  const inOrder = cuts.filter(t => t.n >= 0n && t.n <= t.d).sort(compare);
  return inOrder.slice(1).flatMap((to, i) => {
    const from = inOrder[i]!;
    const middle = over(add(from, to), whole(2));
    const isInside = compare(from, to) < 0 && locateExactly(polygon.points, alongExactly(start, end, middle)) > 0;
    return isInside ? [{ from, to }] : [];
  });
}

function partOf(start: ExactPoint, end: ExactPoint, at: ExactPoint): Fraction {
  const byX = compare(start.x, end.x) !== 0;
  const [s, e, p] = byX ? [start.x, end.x, at.x] : [start.y, end.y, at.y];
  return over(subtract(p, s), subtract(e, s));
}

export function squaredExactly(a: ExactPoint, b: ExactPoint): Fraction {
  const [dx, dy] = [subtract(b.x, a.x), subtract(b.y, a.y)];
  return add(times(dx, dx), times(dy, dy));
}

export function squaredToSegment(p: ExactPoint, a: ExactPoint, b: ExactPoint): Fraction {
  const length = squaredExactly(a, b);
  if (length.n === 0n) return squaredExactly(p, a);
  const along = add(times(subtract(p.x, a.x), subtract(b.x, a.x)), times(subtract(p.y, a.y), subtract(b.y, a.y)));
  const part = over(along, length);
  const clipped = part.n < 0n ? whole(0) : compare(part, whole(1)) > 0 ? whole(1) : part;
  return squaredExactly(p, alongExactly(a, b, clipped));
}

/** The squared distance between a circle's centre and a shape; 0 inside a polygon. */
export function squaredToShape(p: ExactPoint, shape: Exclude<Shape, Circle>): Fraction {
  const isClosed = shape.kind === 'polygon';
  if (isClosed && locateExactly(shape.points, p) >= 0) return whole(0);
  const all = edges(shape.points, isClosed).map(([a, b]) => squaredToSegment(p, exact(a), exact(b)));
  return all.reduce((least, one) => (compare(one, least) < 0 ? one : least));
}
