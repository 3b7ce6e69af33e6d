import { nearestWhole } from './measure.ts';
import { distance, isOrdered, type Point, side } from './point.ts';
import { locate, type Polygon } from './polygon.ts';
import { compareToSegment, doSegmentsCross } from './segment.ts';
import type { Circle } from './shape.ts';

/**
 * Where a segment runs inside an area. Only the inside counts: touching a corner, or running along an edge, is
 * outside. All decisions are made on integer signs; fractions of the way are doubles and only ever measured.
 */

/** A part of the way from `a` to `b`, in fractions of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A part of the way in whole mils from `a`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One place, or one run along edges, where an outline meets the line through `a` and `b`. */
interface Meeting {
  readonly lo: number;
  readonly hi: number;
  /** The outline passes to the other side of the line here, so inside becomes outside or the reverse. */
  readonly through: boolean;
}

/** Whether the segment runs through the inside of the polygon. */
export function runsInside(a: Point, b: Point, polygon: Polygon): boolean {
  const { points } = polygon;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let touches = dx === 0 && dy === 0;
  let p = points[points.length - 1]!;
  let before = dx * (p.y - a.y) - dy * (p.x - a.x);
  for (let i = 0; i < points.length; i++) {
    const q = points[i]!;
    const after = dx * (q.y - a.y) - dy * (q.x - a.x);
    if (after === 0) touches = true;
    else if (before !== 0 && before > 0 !== after > 0) {
      const fromA = side(p, q, a);
      const fromB = side(p, q, b);
      if (fromA === 0 || fromB === 0) touches = true;
      else if (fromA > 0 !== fromB > 0) return true;
    }
    p = q;
    before = after;
  }
  // Without a crossing or a touch the whole segment is on one side of the outline.
  return touches ? spansInPolygon(a, b, polygon).length > 0 : locate(points, a) > 0;
}

export function runsInCircle(a: Point, b: Point, { centre, radius }: Circle): boolean {
  return (a.x !== b.x || a.y !== b.y) && compareToSegment(centre, a, b, radius) < 0;
}

/** The parts of the segment inside the area, in order. */
export function spansInside(a: Point, b: Point, area: Polygon | Circle): Span[] {
  return area.kind === 'polygon' ? spansInPolygon(a, b, area) : spansInCircle(a, b, area);
}

/** The same in whole mils from `a`. Turning the segment round mirrors them exactly. */
export function stretchesInside(a: Point, b: Point, area: Polygon | Circle): Stretch[] {
  return inMils(a, b, (p, q) => spansInside(p, q, area));
}

/** Spans in mils from `a`, always found and rounded from the same end of the segment, whichever that is. */
export function inMils(a: Point, b: Point, spansOf: (p: Point, q: Point) => Span[]): Stretch[] {
  const whole = distance(a, b);
  const isForward = isOrdered(a, b);
  const spans = isForward ? spansOf(a, b) : spansOf(b, a).toReversed();
  return spans.map(({ from, to }) => {
    const near = nearestWhole(from * whole);
    const far = nearestWhole(to * whole);
    return isForward ? { from: near, to: far } : { from: whole - far, to: whole - near };
  });
}

/** How many mils of the segment are inside the area. */
export function lengthInside(a: Point, b: Point, area: Polygon | Circle): number {
  return stretchesInside(a, b, area).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Whether the segment passes through a wall; its free ends, and any end of the segment, may touch it. */
export function passesThrough(a: Point, b: Point, points: readonly Point[]): boolean {
  let touches = false;
  for (let i = 1; i < points.length; i++) {
    if (doSegmentsCross(a, b, points[i - 1]!, points[i]!)) return true;
    touches ||= side(a, b, points[i]!) === 0;
  }
  return touches && passagesThrough(a, b, points).length > 0;
}

/** The fractions of the way at which it does. */
export function passagesThrough(a: Point, b: Point, points: readonly Point[]): number[] {
  return meetings(a, b, points, false)
    .filter(({ lo, hi, through }) => through && lo > 0 && hi < 1)
    .map(({ lo }) => lo);
}

function spansInPolygon(a: Point, b: Point, { points }: Polygon): Span[] {
  const spans: Span[] = [];
  let entered: number | null = null;
  let isInside = false;
  for (const { lo, hi, through } of meetings(a, b, points, true)) {
    if (entered !== null) addClipped(spans, entered, lo);
    if (through) isInside = !isInside;
    entered = isInside ? hi : null;
  }
  return spans;
}

function spansInCircle(a: Point, b: Point, area: Circle): Span[] {
  if (!runsInCircle(a, b, area)) return [];
  const { centre, radius } = area;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squaredLength = dx * dx + dy * dy;
  const across = side(a, b, centre);
  const middle = ((centre.x - a.x) * dx + (centre.y - a.y) * dy) / squaredLength;
  // The exact test above may say "inside" where rounding makes the chord vanish.
  const squaredHalfChord = Math.max(0, radius * radius - (across * across) / squaredLength);
  const half = Math.sqrt(squaredHalfChord / squaredLength);
  const spans: Span[] = [];
  addClipped(spans, middle - half, middle + half);
  return spans;
}

function addClipped(spans: Span[], from: number, to: number): void {
  const span = { from: Math.max(0, from), to: Math.min(1, to) };
  if (span.from < span.to) spans.push(span);
}

/** Every place where an outline meets the line through `a` and `b`, in order along it. */
function meetings(a: Point, b: Point, points: readonly Point[], isClosed: boolean): Meeting[] {
  if (a.x === b.x && a.y === b.y) return [];
  const n = points.length;
  let start = 0;
  while (isClosed && side(a, b, points[start]!) === 0) start++;
  const found: Meeting[] = [];
  let p = points[start]!;
  let before = side(a, b, p);
  let run: Span | null = before === 0 ? widened(null, fractionAt(a, b, p)) : null;
  for (let k = 1; k < n + (isClosed ? 1 : 0); k++) {
    const q = points[(start + k) % n]!;
    const after = side(a, b, q);
    if (after === 0) run = widened(run, fractionAt(a, b, q));
    else {
      const through = before !== 0 && before > 0 !== after > 0;
      const at = run === null && through ? fractionOfCrossing(a, b, p, q) : 0;
      if (run !== null) found.push({ lo: run.from, hi: run.to, through });
      else if (through) found.push({ lo: at, hi: at, through });
      run = null;
      before = after;
    }
    p = q;
  }
  if (run !== null) found.push({ lo: run.from, hi: run.to, through: false });
  return found.length > 1 ? found.sort((one, other) => one.lo - other.lo) : found;
}

function widened(run: Span | null, at: number): Span {
  return run === null ? { from: at, to: at } : { from: Math.min(run.from, at), to: Math.max(run.to, at) };
}

/** Where on the way from `a` to `b` a point of their line lies. */
function fractionAt(a: Point, b: Point, p: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
}

function fractionOfCrossing(a: Point, b: Point, p: Point, q: Point): number {
  const ex = q.x - p.x;
  const ey = q.y - p.y;
  return ((p.x - a.x) * ey - (p.y - a.y) * ex) / ((b.x - a.x) * ey - (b.y - a.y) * ex);
}
