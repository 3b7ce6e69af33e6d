import {
  circle,
  compareGap,
  isSamePoint,
  outlineOf,
  plus,
  pointAlong,
  runsInCircle,
  runsInside,
  type Shape,
  scaled,
  silhouette,
} from '@sightline/geometry/field';
import type { Cover } from '../content/schema.ts';
import { type Hull, isSoft } from '../table/hulls.ts';
import type { Dustup, Place } from '../table/table.ts';
import { isTurret, stands, type Unit } from '../table/units.ts';
import { TOLERANCE } from './measure.ts';
import { footprintOf, outlineOfHull } from './outline.ts';

/** Into how many parts the width of a vehicle is cut to see how much of it is hidden. */
const PARTS = 8;

/** A part of a vehicle's width as somebody sees it: in its middle, and where its edge is nearest to him. */
interface Strip {
  readonly middle: Place;
  readonly edge: Place;
}

/** DU-VEH-054: the strips by which a vehicle is judged: across its width as somebody sees it, or as it faces. */
export function breadthOf(hull: Hull, from: Place | null): readonly Strip[] {
  const footprint = footprintOf(hull);
  const { centre } = footprint;
  const middles = silhouette(footprint, from ?? centre, PARTS);
  if (from === null || isSamePoint(from, centre)) return middles.map(middle => ({ middle, edge: middle }));
  const look = { x: from.x - centre.x, y: from.y - centre.y };
  const far = Math.sqrt(look.x * look.x + look.y * look.y);
  const depths = outlineOf(footprint).points.map(p => ((p.x - centre.x) * look.x + (p.y - centre.y) * look.y) / far);
  const towards = scaled(look, Math.max(...depths));
  return middles.map(middle => ({ middle, edge: plus(middle, towards) }));
}

/** DU-VEH-064, DU-VEH-069: what a hull is to those behind it and in it: hard cover if it is armoured. */
export function coverBy({ model }: Hull): Cover {
  return isSoft(model) ? 'soft' : 'hard';
}

const BEHIND = 2000 + TOLERANCE;

/** DU-VEH-064: the best cover that a vehicle of its own side gives a unit that stands within two inches behind it. */
export function coverByFriends(table: Dustup, unit: Unit, p: Place, from: Place | null): Cover {
  let best: Cover = 'none';
  for (const other of table.units) {
    if (other.hull === null || other.side !== unit.side || other.id === unit.id) continue;
    if (!stands(table, other) || isTurret(other)) continue;
    if (isBehind(outlineOfHull(other.hull), p, from)) best = best === 'hard' ? best : coverBy(other.hull);
  }
  return best;
}

function isBehind(shape: Shape, { x, y }: Place, from: Place | null): boolean {
  const p = { x, y };
  if (from === null) return compareGap(circle(p, 0), shape, BEHIND) <= 0;
  const near = pointAlong(p, from, BEHIND);
  if (shape.kind === 'circle') return runsInCircle(p, near, shape);
  return shape.kind === 'polygon' && runsInside(p, near, shape);
}
