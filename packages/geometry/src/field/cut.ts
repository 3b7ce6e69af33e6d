import { distance, isSamePoint, type Point, pointAlong } from './point.ts';

/** A gap in a line from corner to corner: how far along it lies, from its start, in mils. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** What is left of a line when gaps are broken into it, piece by piece; nothing if the gaps are all of it. */
export function cutOpen(points: readonly Point[], gaps: readonly Gap[]): Point[][] {
  const whole = lengthAlong(points);
  const pieces: Point[][] = [];
  let at = 0;
  for (const { from, to } of gaps.toSorted((a, b) => a.from - b.from)) {
    if (from > at) pieces.push(between(points, at, Math.min(from, whole)));
    at = Math.max(at, to);
  }
  if (at < whole) pieces.push(between(points, at, whole));
  return pieces.filter(piece => piece.length > 1);
}

/** How far along a line the place on it is that is nearest to a point. */
export function travelledTo(points: readonly Point[], near: Point): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const step = distance(a, b);
    const along = ((near.x - a.x) * (b.x - a.x) + (near.y - a.y) * (b.y - a.y)) / step;
    const on = Math.round(Math.min(Math.max(along, 0), step));
    const away = distance(pointAlong(a, b, on), near);
    if (away < least) {
      least = away;
      best = gone + on;
    }
    gone += step;
  }
  return best;
}

/** How long a line is from corner to corner. */
export function lengthAlong(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) length += distance(points[i - 1]!, points[i]!);
  return length;
}

/** The stretch of a line from one distance to another, with the corners in between. */
function between(points: readonly Point[], from: number, to: number): Point[] {
  const piece: Point[] = [];
  const add = (p: Point): void => {
    const last = piece.at(-1);
    if (last === undefined || !isSamePoint(last, p)) piece.push({ x: p.x, y: p.y });
  };
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const step = distance(a, b);
    if (gone + step > from && gone < to) {
      add(from > gone ? pointAlong(a, b, from - gone) : a);
      add(to < gone + step ? pointAlong(a, b, to - gone) : b);
    }
    gone += step;
  }
  return piece;
}
