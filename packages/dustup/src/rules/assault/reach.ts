import {
  bearing,
  circle,
  findRoute,
  fits,
  gapBetween,
  nearestOn,
  plus,
  routeCost,
  type Shape,
  scaled,
  squaredDistance,
  standOff,
  survey,
  type Walk,
} from '@sightline/geometry/field';
import { COHESION, isWithinInches } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { baseOf, POINT, walkOf } from '../../ground/walk.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import { ableOf, metAs, type Unit } from '../../table/units.ts';
import { movementDie } from '../movement/movement-die.ts';
import { bearing as bearingOf } from '../movement/wounded.ts';

/** An attacker's way into base contact, and what it costs, the last obstacle included. */
export interface Way {
  readonly route: readonly Place[];
  readonly cost: number;
  /** The unit it leads into contact with. */
  readonly onto: Unit;
}

/** DU-VEH-106: what can be touched of a unit: the base of a man, or the edge of a hull and so of whoever rides in it. */
interface Touch {
  readonly onto: Unit;
  readonly shape: Shape;
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
 * DU-ASSAULT-033: the cheapest way to touch one of the targets, found from the nearest of what can be touched. With
 * several targets it has to end where each of the others has somebody within six inches (DU-ASSAULT-082).
 */
export function wayToContact(table: Dustup, unit: Unit, targets: readonly Unit[], limit = NO_LIMIT): Way | null {
  const base = baseOf(table, unit);
  const near = nearestOf(table, base, targets);
  if (near.length === 0 || isOutOf(limit + base.radius, base, near[0]!)) return null;
  const walk = assaultWalk(table, unit, limit);
  let best: Way | null = null;
  let isCramped = false;
  for (const touch of near.slice(0, FIGURES)) {
    const spot = standOff(base, base.radius, touch.shape);
    isCramped ||= !fits(walk, spot);
    const way = wayTo(table, walk, unit, targets, touch, spot, best === null ? limit : best.cost - 1);
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
  const base = baseOf(table, unit);
  const near = nearestOf(table, base, targets).slice(0, FIGURES);
  if (near[0] === undefined || isOutOf(limit + base.radius, base, near[0])) return false;
  const walk = known ?? assaultWalk(table, unit, limit);
  return near.some(touch => {
    const spot = standOff(base, base.radius, touch.shape);
    if (!fits(walk, spot) || !targets.every(target => target === touch.onto || isNear(table, target, spot)))
      return false;
    const crossing = crossingCost(walk, spot, touch);
    return crossing !== null && routeCost(walk, [{ x: base.x, y: base.y }, spot]).cost + crossing <= limit;
  });
}

/** Everything of the targets that can be touched, the nearest first. */
function nearestOf(table: Dustup, from: Place, targets: readonly Unit[]): Touch[] {
  const touches = targets.flatMap(target => touchesOf(table, target));
  const gaps = new Map(touches.map(touch => [touch, offFrom(from, touch)]));
  return touches.sort((a, b) => gaps.get(a)! - gaps.get(b)!);
}

function touchesOf(table: Dustup, onto: Unit): Touch[] {
  const { hull } = metAs(table, onto);
  if (hull !== null) return [{ onto, shape: outlineOfHull(hull) }];
  return ableOf(table, onto).map(({ x, y, radius }) => ({ onto, shape: circle({ x, y }, radius) }));
}

function offFrom({ x, y }: Place, { shape }: Touch): number {
  if (shape.kind !== 'circle') return gapBetween(circle({ x, y }, 0), shape);
  return Math.sqrt(squaredDistance({ x, y }, shape.centre)) - shape.radius;
}

function isOutOf(reach: number, from: Place, touch: Touch): boolean {
  return offFrom(from, touch) > reach;
}

/** From any side of the nearest, if there is no room where the attacker would come from. */
function wayRound(
  table: Dustup,
  walk: Walk,
  unit: Unit,
  targets: readonly Unit[],
  touch: Touch,
  limit: number,
): Way | null {
  for (const spot of spotsRound(baseOf(table, unit), touch)) {
    const way = wayTo(table, walk, unit, targets, touch, spot, limit);
    if (way !== null) return way;
  }
  return null;
}

/** From farther off than any hull is long. */
const FAR_OFF = 12 * POINT;

/** Places where the two touch, the side towards the attacker first. */
function spotsRound(base: Place & { readonly radius: number }, { shape }: Touch): Place[] {
  const middle = innerOf(shape, base);
  const east = base.x >= middle.x;
  const towards = SIDES.map(angle => bearing((east ? 90 : 270) + angle));
  if (shape.kind !== 'circle') {
    return towards.map(side => standOff(plus(middle, scaled(side, FAR_OFF)), base.radius, shape));
  }
  // Two mils more than touching, so that rounding makes no two bases overlap.
  return towards.map(side => plus(middle, scaled(side, base.radius + shape.radius + 2)));
}

/** The middle of a base, or the point of an outline that is nearest to somebody. */
function innerOf(shape: Shape, to: Place): Place {
  return shape.kind === 'circle' ? shape.centre : nearestOn(shape, to);
}

function wayTo(
  table: Dustup,
  walk: Walk,
  unit: Unit,
  targets: readonly Unit[],
  touch: Touch,
  spot: Place,
  limit: number,
): Way | null {
  const { onto } = touch;
  if (!fits(walk, spot) || !targets.every(target => target === onto || isNear(table, target, spot))) return null;
  const crossing = crossingCost(walk, spot, touch);
  if (crossing === null || crossing > limit) return null;
  const { x, y } = placeOf(table, unit);
  const found = findRoute(walk, { x, y }, spot, { limit: limit - crossing });
  return found === null ? null : { route: found.points, cost: found.cost + crossing, onto };
}

/** DU-ASSAULT-082: somebody of the unit within six inches of where the attacking leader ends. */
export function isNear(table: Dustup, target: Unit, spot: Place): boolean {
  return ableOf(table, target).some(figure => isWithinInches(figure, spot, COHESION));
}

/** DU-ASSAULT-037: a fence between two bases that touch has to be crossed as well; null if it cannot be. */
export function crossingCost(walk: Walk, spot: Place, { shape }: Pick<Touch, 'shape'>): number | null {
  let sum = 0;
  const { x, y } = innerOf(shape, spot);
  for (const { price } of survey(walk, spot, { x, y }).crossings) {
    if (price === 'impassable') return null;
    sum += price;
  }
  return sum;
}

/** DU-ASSAULT-092: where an attacker goes who need not pay for it; where he is, if nothing is free. */
export function spotInContact(table: Dustup, unit: Unit, targets: readonly Unit[]): Place {
  const base = baseOf(table, unit);
  const walk = assaultWalk(table, unit, 12 * POINT);
  for (const touch of nearestOf(table, base, targets)) {
    const straight = standOff(base, base.radius, touch.shape);
    const spot = [straight, ...spotsRound(base, touch)].find(place => fits(walk, place));
    if (spot) return spot;
  }
  return { x: base.x, y: base.y };
}
