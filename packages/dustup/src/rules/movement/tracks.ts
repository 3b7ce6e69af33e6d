import {
  circle,
  distance,
  isSamePoint,
  line,
  nearestOn,
  pointAlong,
  type Stretch,
  stretchesInside,
} from '@sightline/geometry/field';
import { type Figure, isAble } from '../../table/figures.ts';
import type { Dustup, Place } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** The way one figure took in a move (DU-MINE-002). */
export interface Track {
  readonly figure: number;
  readonly points: readonly Place[];
}

/** What is known of a move: the way of the leader, and where everybody stood before, in roster order. */
interface Moved {
  readonly route: readonly Place[];
  readonly before: readonly Place[];
}

/** The tracks of those who walked: whoever kept his distance from the leader went his way beside him, others straight. */
export function tracksOf(table: Dustup, unit: Unit, { route, before }: Moved): Track[] {
  const [start, end] = [route[0]!, route.at(-1)!];
  return unit.figures.flatMap((id, i) => {
    const figure = table.figures[id]!;
    const from = before[i];
    if (from === undefined || !isAble(figure) || figure.left || isSamePoint(figure, from)) return [];
    return [{ figure: id, points: wayOf(from, figure, route, { x: end.x - start.x, y: end.y - start.y }) }];
  });
}

function wayOf(from: Place, { x, y }: Figure, route: readonly Place[], shift: Place): Place[] {
  const kept = x - from.x === shift.x && y - from.y === shift.y;
  if (!kept) return [from, { x, y }];
  return route.map(p => ({ x: p.x - route[0]!.x + from.x, y: p.y - route[0]!.y + from.y }));
}

export function lengthOf(points: readonly Place[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) length += distance(points[i - 1]!, points[i]!);
  return length;
}

/** Where somebody is who has gone so far along a track; its end if he has gone farther. */
export function placeOn(points: readonly Place[], travelled: number): Place {
  let left = travelled;
  for (let i = 1; i < points.length; i++) {
    const step = distance(points[i - 1]!, points[i]!);
    if (left <= step) return left === 0 ? points[i - 1]! : pointAlong(points[i - 1]!, points[i]!, left);
    left -= step;
  }
  return points.at(-1)!;
}

/** A track that ends after so many mils. */
export function cutShort({ figure, points }: Track, travelled: number): Track {
  const kept: Place[] = [points[0]!];
  let left = travelled;
  for (let i = 1; i < points.length && left > 0; i++) {
    const step = distance(points[i - 1]!, points[i]!);
    kept.push(left >= step ? points[i]! : pointAlong(points[i - 1]!, points[i]!, left));
    left -= step;
  }
  return { figure, points: kept };
}

/** The parts of a track that lie within a distance of a place, in mils from its start. */
export function stretchesNear(points: readonly Place[], { x, y }: Place, radius: number): Stretch[] {
  const stretches: Stretch[] = [];
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    for (const { from, to } of stretchesInside(a, b, circle({ x, y }, radius))) {
      if (to > from) stretches.push({ from: gone + from, to: gone + to });
    }
    gone += distance(a, b);
  }
  return stretches;
}

/** Where a track comes nearest to a place: how far along it, in mils, and how far off. */
export function nearestApproach(points: readonly Place[], { x, y }: Place): { travelled: number; away: number } {
  let best = { travelled: 0, away: distance(points[0]!, { x, y }) };
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const near = nearestOn(line(a, b), { x, y });
    const away = distance(near, { x, y });
    if (away < best.away) best = { travelled: gone + distance(a, near), away };
    gone += distance(a, b);
  }
  return best;
}

/** How far along the track somebody is who has gone so far inside the stretches. */
export function travelledAfter(stretches: readonly Stretch[], inside: number): number {
  let left = inside;
  for (const { from, to } of stretches) {
    if (left <= to - from) return from + left;
    left -= to - from;
  }
  return stretches.at(-1)?.to ?? 0;
}

/** The same share of every track: where figures are who walk together while one of them has gone so far on his. */
export function placesAt(tracks: readonly Track[], travelled: number): ReadonlyMap<number, Place> {
  return new Map(tracks.map(({ figure, points }) => [figure, placeOn(points, travelled)]));
}
