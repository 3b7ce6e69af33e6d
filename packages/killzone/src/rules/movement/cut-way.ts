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

/** How often a leg is tried shorter before it is given up: about there, and exactly. */
const TRIES = 4;
const EXACT_TRIES = 16;
/** A step so short is not worth taking. */
const LEAST = BASE;

/** How near to where a leg must end an exact one does, in mils. */
const HAIR = 4;

/**
 * The way up to where the movement runs out or something stands in it; null when that is at once. Whoever is compelled
 * wants to know exactly how far (KZ-MOVE-005); for others about there will do.
 */
export function cutWay(table: Killzone, figure: Figure, way: Way, budget: number, isExact = false): Walked | null {
  const kept: Leg[] = [];
  let walk = startOf(figure);
  for (let i = 0; i < way.length; i++) {
    const leg = way[i]!;
    const on = walkLeg(table, figure, walk, leg);
    if (on.fault !== null || on.cost > budget) {
      const shorter = shorterLeg(table, figure, walk, on, pointOf(table, walk, leg), budget, isExact);
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

interface Cut {
  readonly to: Leg;
  readonly walk: Walk;
}

/** A leg in the same direction that can be walked and paid for. */
function shorterLeg(
  table: Killzone,
  figure: Figure,
  before: Walk,
  tried: Walk,
  leg: Point,
  budget: number,
  isExact: boolean,
): Cut | null {
  const whole = distance(before.end, leg);
  // A leg that was only too dear is cut by what it was over; one with a fault, or with a door behind it, is tried.
  const isTooDear = tried.fault === null && isSamePoint(tried.end, leg);
  let reach = Math.min(budget - before.cost, isTooDear ? whole - (tried.cost - budget) : whole);
  let tooFar = whole;
  const tries = isExact ? EXACT_TRIES : TRIES;
  for (let i = 0; i < tries && reach >= LEAST; i++) {
    const to = pointAlong(before.end, leg, reach);
    const walk = walkLeg(table, figure, before, to);
    if (walk.fault === null && walk.cost <= budget) {
      return isExact ? lengthened(table, figure, before, leg, { to, walk }, reach, tooFar, budget) : { to, walk };
    }
    tooFar = reach;
    reach -= walk.fault === null ? walk.cost - budget : Math.max(Math.floor(reach / 3), 200);
  }
  return null;
}

/** As far as it goes: between a leg that can be walked and one that is too far. */
function lengthened(
  table: Killzone,
  figure: Figure,
  before: Walk,
  leg: Point,
  cut: Cut,
  reach: number,
  tooFar: number,
  budget: number,
): Cut {
  let [best, near, far] = [cut, reach, tooFar];
  while (far - near > HAIR && best.walk.cost + HAIR < budget) {
    const middle = Math.floor((near + far) / 2);
    const to = pointAlong(before.end, leg, middle);
    const walk = walkLeg(table, figure, before, to);
    if (walk.fault === null && walk.cost <= budget) [best, near] = [{ to, walk }, middle];
    else far = middle;
  }
  return best;
}
