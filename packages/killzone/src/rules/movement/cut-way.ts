import { distance, isSamePoint, type Point, pointAlong } from '@sightline/geometry/field';
import { BASE, groundOf } from '../../ground/ground.ts';
import { type Leg, nearSide, type Way } from '../../ground/way.ts';
import type { Killzone } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { startOf, type Walk, walkLeg } from './walking.ts';

/** A way and what it costs. */
export interface Walked {
  readonly way: Way;
  readonly walk: Walk;
}

/** How often a leg is tried shorter before it is given up. */
const TRIES = 4;
/** A step so short is not worth taking. */
const LEAST = BASE;

/** The way up to where the movement runs out or something stands in it; null when that is at once. */
export function cutWay(table: Killzone, figure: Figure, way: Way, budget: number): Walked | null {
  const kept: Leg[] = [];
  let walk = startOf(figure);
  for (let i = 0; i < way.length; i++) {
    const leg = way[i]!;
    const on = walkLeg(table, figure, walk, leg);
    if (on.fault !== null || on.cost > budget) {
      const shorter = shorterLeg(table, figure, walk, on, pointOf(table, walk, leg), budget);
      if (shorter === null) break;
      return { way: [...kept, shorter.to], walk: shorter.walk };
    }
    kept.push(leg);
    walk = on;
  }
  return kept.length > 0 ? { way: kept, walk } : null;
}

/** Where a leg leads in a straight line: through an opening, to the place before it. */
function pointOf({ map }: Killzone, { end }: Walk, leg: Leg): Point {
  if (!('through' in leg)) return leg;
  const { x, y } = nearSide(groundOf(map).openings[leg.through]!, end.room);
  return { x, y };
}

/** A leg in the same direction that can be walked and paid for. */
function shorterLeg(
  table: Killzone,
  figure: Figure,
  before: Walk,
  tried: Walk,
  leg: Point,
  budget: number,
): { readonly to: Leg; readonly walk: Walk } | null {
  const whole = distance(before.end, leg);
  // A leg that was only too dear is cut by what it was over; one with a fault, or with a door behind it, is tried.
  const isTooDear = tried.fault === null && isSamePoint(tried.end, leg);
  let reach = Math.min(budget - before.cost, isTooDear ? whole - (tried.cost - budget) : whole);
  for (let i = 0; i < TRIES && reach >= LEAST; i++) {
    const to = pointAlong(before.end, leg, reach);
    const walk = walkLeg(table, figure, before, to);
    if (walk.fault === null && walk.cost <= budget) return { to, walk };
    const over = walk.fault === null ? walk.cost - budget : Math.floor(reach / 3);
    reach -= Math.max(over, 200);
  }
  return null;
}
