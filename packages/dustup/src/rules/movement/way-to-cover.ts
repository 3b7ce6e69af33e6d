import {
  circle,
  distance,
  findRoute,
  fits,
  type Route,
  routeCost,
  squaredDistance,
  type Walk,
  walkOn,
} from '@sightline/geometry/field';
import { coverSpots } from '../../ground/cover-spots.ts';
import { groundOf, isInArea } from '../../ground/ground.ts';
import { isWithinInches } from '../../ground/measure.ts';
import { walkOf } from '../../ground/walk.ts';
import { type Dustup, NONE, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { leastWay } from './least-way.ts';

/**
 * DU-ASSAULT-027: the cheapest way to cover that lies farther from the enemy than the unit does, and never nearer to him
 * on the way; null if there is none. With no enemy to fear it is the cheapest way to any cover. How far the unit gets on
 * it is another matter.
 */
export function wayToCover(
  table: Dustup,
  unit: Unit,
  enemy: Place | null,
  isGood: (spot: Place) => boolean = () => true,
): readonly Place[] | null {
  const leader = placeOf(table, unit);
  const start = { x: leader.x, y: leader.y };
  const walk = walkOf(table, unit, { isForced: true });
  const spots = coverSpots(table, start, enemy).filter(
    spot => isFarther(spot, start, enemy) && fits(walk, spot) && isGood(spot),
  );
  const wary = enemy === null ? walk : keepingOff(walk, start, enemy);
  const ground = groundOf(table);
  const ways = spots.map(spot => ({ spot, least: leastWay(ground, start, enemy, spot) }));
  let limit = leastStraight(wary, start, spots);
  let best: Route | null = null;
  for (const { spot, least } of ways.sort((a, b) => a.least - b.least)) {
    if (least > limit || least === Number.POSITIVE_INFINITY) break;
    const found = findRoute(wary, start, spot, { limit, isRough: true });
    if (found === null) continue;
    best = found;
    limit = found.cost - 1;
  }
  return best?.points.slice(1) ?? null;
}

/** What the cheapest of the straight ways costs: whoever has one looks at nothing dearer. The nearest spots come first. */
function leastStraight(walk: Walk, start: Place, spots: readonly Place[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (distance(start, spot) >= least) break;
    least = Math.min(least, routeCost(walk, [start, spot]).cost);
  }
  return least;
}

function isFarther(spot: Place, start: Place, enemy: Place | null): boolean {
  return enemy === null || squaredDistance(spot, enemy) > squaredDistance(start, enemy);
}

/** The ground with all of it closed that lies nearer to an enemy than the mover stands now. */
function keepingOff({ terrain, radius, others }: Walk, start: Place, enemy: Place): Walk {
  const shape = circle(enemy, Math.max(0, distance(start, enemy) - 1 - radius));
  return walkOn(terrain, radius, [...others, { id: NONE, shape }]);
}

/** Nearer than this it is the same wall, in inches. */
const BESIDE = 2;

/** DU-FORCE-035: whether a place is other cover than what the unit has already. */
export function isOtherCover(table: Dustup, unit: Unit, spot: Place): boolean {
  const leader = placeOf(table, unit);
  if (isWithinInches(spot, leader, BESIDE)) return false;
  return !groundOf(table).sheltering.some(area => isInArea(area, leader) && isInArea(area, spot));
}
