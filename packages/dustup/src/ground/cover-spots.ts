import { distance, nearestOn, type Point, plus, pointAlong, scaled, squaredDistance } from '@sightline/geometry/field';
import type { Dustup, Place } from '../table/table.ts';
import { shelterAt } from './cover.ts';
import { type Area, groundOf, isOnTable } from './ground.ts';

/** How far into an area a leader goes so that most of his unit is in it too. */
const INTO = 2500;
/** How far behind a wall he stops. */
const BEHIND = 1000;

/** The nearest places that give soft or hard cover against a place: in areas, and behind walls and hedges. */
export function coverSpots(
  table: Dustup,
  from: Place,
  against: Place | null,
  most = Number.POSITIVE_INFINITY,
): Place[] {
  const ground = groundOf(table);
  const spots: Point[] = [];
  for (const area of ground.sheltering) if (area.type.cover !== 'none') spots.push(inside(area, from));
  if (against !== null) {
    for (const { shape, type } of ground.shielding) {
      if (type.cover !== 'none') spots.push(behind(nearestOn(shape, from), against));
    }
  }
  spots.sort((a, b) => squaredDistance(a, from) - squaredDistance(b, from));
  const good: Place[] = [];
  for (const p of spots) {
    if (good.length >= most) break;
    if (isOnTable(ground, p) && shelterAt(table, p, against).cover !== 'none') good.push(p);
  }
  return good;
}

function inside({ shape, box }: Area, from: Place): Point {
  const near = nearestOn(shape, from);
  const middle = { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
  return pointAlong(near, middle, Math.min(INTO, distance(near, middle)));
}

function behind(near: Point, against: Place): Point {
  const away = { x: near.x - against.x, y: near.y - against.y };
  return away.x === 0 && away.y === 0 ? near : plus(near, scaled(away, BEHIND));
}
