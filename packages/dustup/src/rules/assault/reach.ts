import {
  bearing,
  circle,
  findRoute,
  fits,
  plus,
  routeCost,
  scaled,
  squaredDistance,
  standOff,
  survey,
  type Walk,
} from '@sightline/geometry/field';
import { COHESION, isWithinInches } from '../../ground/measure.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import type { Figure } from '../../table/figures.ts';
import { type Dustup, leaderOf, type Place } from '../../table/table.ts';
import { ableOf, type Unit } from '../../table/units.ts';
import { movementDie } from '../movement/movement-die.ts';
import { bearing as bearingOf } from '../movement/wounded.ts';

/** A leader's way into base contact, and what it costs, the last obstacle included. */
export interface Way {
  readonly route: readonly Place[];
  readonly cost: number;
  /** The unit it leads into contact with. */
  readonly onto: Unit;
}

/** How many of the nearest enemies are looked at, and from how many sides. */
const FIGURES = 3;
const SIDES = [0, 45, 315, 90, 270, 135, 225, 180];
const NO_LIMIT = 200 * POINT;

/** The ground as an assault meets it: it may end right beside an enemy (DU-MOVE-006). */
export function assaultWalk(table: Dustup, unit: Unit, within: number): Walk {
  const into = table.units.filter(({ side }) => side !== unit.side).map(({ id }) => id);
  return walkOf(table, unit, { into, within });
}

/** DU-ASSAULT-004: the most a unit could roll with the actions it has, in thousandths of a point. */
export function longestCharge(table: Dustup, unit: Unit, leave: readonly number[] = []): number {
  const { carried } = bearingOf(table, unit, leave);
  return unit.actions * 2 * movementDie(table, unit, carried.length).die * POINT;
}

/**
 * DU-ASSAULT-033: the cheapest way to touch one of the targets, found from the nearest of their figures. With several
 * targets it has to end where each of the others has somebody within six inches (DU-ASSAULT-082).
 */
export function wayToContact(table: Dustup, unit: Unit, targets: readonly Unit[], limit = NO_LIMIT): Way | null {
  const leader = leaderOf(table, unit);
  const near = nearestFigures(table, leader, targets);
  const reach = limit + leader.radius;
  if (near.length === 0 || squaredDistance(leader, near[0]!) > (reach + near[0]!.radius) ** 2) return null;
  const walk = assaultWalk(table, unit, limit);
  let best: Way | null = null;
  let isCramped = false;
  for (const figure of near.slice(0, FIGURES)) {
    const spot = standOff(leader, leader.radius, circle(figure, figure.radius));
    isCramped ||= !fits(walk, spot);
    const way = wayTo(table, walk, unit, targets, figure, spot, best === null ? limit : best.cost - 1);
    if (way !== null) best = way;
  }
  // Another side of him helps where there is no room on this one, not where the way is too long.
  return best ?? (isCramped ? wayRound(table, walk, unit, targets, near[0]!, limit) : null);
}

/** Whether the straight way will do: what is looked at first, and for a quick choice the only thing. */
export function hasStraightWay(
  table: Dustup,
  unit: Unit,
  targets: readonly Unit[],
  limit: number,
  known?: Walk,
): boolean {
  const leader = leaderOf(table, unit);
  const near = nearestFigures(table, leader, targets).slice(0, FIGURES);
  const farthest = (limit + leader.radius) ** 2;
  if (near[0] === undefined || squaredDistance(leader, near[0]) > farthest) return false;
  const walk = known ?? assaultWalk(table, unit, limit);
  return near.some(figure => {
    const spot = standOff(leader, leader.radius, circle(figure, figure.radius));
    if (!fits(walk, spot) || !targets.every(target => target.id === figure.unit || isNear(table, target, spot)))
      return false;
    const crossing = crossingCost(walk, spot, figure);
    return crossing !== null && routeCost(walk, [{ x: leader.x, y: leader.y }, spot]).cost + crossing <= limit;
  });
}

function nearestFigures(table: Dustup, leader: Figure, targets: readonly Unit[]): Figure[] {
  const figures = targets.flatMap(target => ableOf(table, target));
  return figures.sort((a, b) => squaredDistance(a, leader) - squaredDistance(b, leader));
}

/** From any side of the nearest figure, if there is no room where the leader would come from. */
function wayRound(
  table: Dustup,
  walk: Walk,
  unit: Unit,
  targets: readonly Unit[],
  figure: Figure,
  limit: number,
): Way | null {
  for (const spot of spotsRound(leaderOf(table, unit), figure)) {
    const way = wayTo(table, walk, unit, targets, figure, spot, limit);
    if (way !== null) return way;
  }
  return null;
}

/** Places where two bases touch, the side towards the leader first. */
function spotsRound(leader: Figure, figure: Figure): Place[] {
  const east = leader.x >= figure.x;
  // Two mils more than touching, so that rounding makes no two bases overlap.
  const apart = leader.radius + figure.radius + 2;
  return SIDES.map(angle => plus(figure, scaled(bearing((east ? 90 : 270) + angle), apart)));
}

function wayTo(
  table: Dustup,
  walk: Walk,
  unit: Unit,
  targets: readonly Unit[],
  figure: Figure,
  spot: Place,
  limit: number,
): Way | null {
  const onto = table.units[figure.unit]!;
  if (!fits(walk, spot) || !targets.every(target => target === onto || isNear(table, target, spot))) return null;
  const crossing = crossingCost(walk, spot, figure);
  if (crossing === null || crossing > limit) return null;
  const { x, y } = leaderOf(table, unit);
  const found = findRoute(walk, { x, y }, spot, { limit: limit - crossing });
  return found === null ? null : { route: found.points, cost: found.cost + crossing, onto };
}

/** DU-ASSAULT-082: somebody of the unit within six inches of where the attacking leader ends. */
export function isNear(table: Dustup, target: Unit, spot: Place): boolean {
  return ableOf(table, target).some(figure => isWithinInches(figure, spot, COHESION));
}

/** DU-ASSAULT-037: a fence between two bases that touch has to be crossed as well; null if it cannot be. */
function crossingCost(walk: Walk, spot: Place, figure: Figure): number | null {
  let sum = 0;
  for (const { price } of survey(walk, spot, { x: figure.x, y: figure.y }).crossings) {
    if (price === 'impassable') return null;
    sum += price;
  }
  return sum;
}

/** DU-ASSAULT-092: where the leader goes who need not pay for it; where he is, if nothing is free. */
export function spotInContact(table: Dustup, unit: Unit, targets: readonly Unit[]): Place {
  const leader = leaderOf(table, unit);
  const walk = assaultWalk(table, unit, 12 * POINT);
  for (const figure of nearestFigures(table, leader, targets)) {
    const straight = standOff(leader, leader.radius, circle(figure, figure.radius));
    const spot = [straight, ...spotsRound(leader, figure)].find(place => fits(walk, place));
    if (spot) return spot;
  }
  return { x: leader.x, y: leader.y };
}
