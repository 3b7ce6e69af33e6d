import type { Corner, Cornering } from '../../table/units.ts';
import { sixesOver } from './vehicle.ts';

/** KZ-VEH-014 to KZ-VEH-016: how sharp a corner is, and the speed at which it is safe, in mils. */
type Sharpness = Corner['rolledFor'];
const SAFE: Readonly<Record<Sharpness, number>> = { 0: Number.POSITIVE_INFINITY, 90: 9000, 180: 4000 };

/** A turn of less than 90 degrees may be taken at any speed. */
function sharpnessOf(degrees: number): Sharpness {
  if (degrees < 90) return 0;
  return degrees < 180 ? 90 : 180;
}

/** KZ-VEH-015, KZ-VEH-017: what a right angle adds to its Skid roll at a speed; null for no roll. */
export function skidOfRightAngle(speed: number): number | null {
  return speed > SAFE[90] ? sixesOver(speed, SAFE[90]) : null;
}

const NO_CORNER: Corner = { turned: 0, since: 0, rolledFor: 0 };

/** What a vehicle has turned that comes from a standstill. */
export const STRAIGHT: Cornering = { left: NO_CORNER, right: NO_CORNER };

/** KZ-VEH-014: pivots so near to one another always make one corner. */
const ONE_CORNER = 6000;

/** KZ-VEH-014: how much travel, in mils, joins two pivots to the same hand into one corner. */
export function cornerReach(speed: number): number {
  return Math.max(ONE_CORNER, speed / 2);
}

/** A pivot, and how far the vehicle truly goes after it. */
export interface Bend {
  readonly turn: number;
  readonly travel: number;
}

/** A pivot as it is made: what the vehicle has turned after it, and what a Skid roll adds for it; null for no roll. */
export interface Pivot {
  readonly after: Cornering;
  readonly skid: number | null;
}

/** KZ-VEH-014, KZ-VEH-017: every pivot of a route, on top of what was turned before it. */
export function pivotsOf(before: Cornering, speed: number, route: readonly Bend[]): Pivot[] {
  let cornering = before;
  return route.map(({ turn, travel }, i) => {
    const pivot = turn === 0 ? { after: cornering, skid: null } : pivotAt(cornering, speed, turn, route, i);
    cornering = drivenOn(pivot.after, travel);
    return pivot;
  });
}

/**
 * KZ-VEH-017: one roll a corner, at the first pivot that is too sharp for the speed, against the limit of what the
 * corner comes to on this route. Only one that grows to 180 degrees in a later turn is rolled for again.
 */
function pivotAt(cornering: Cornering, speed: number, turn: number, route: readonly Bend[], i: number): Pivot {
  const hand = handOf(turn);
  const turned = turnedSoFar(cornering[hand], speed) + Math.abs(turn);
  const rolledFor = turned > Math.abs(turn) ? cornering[hand].rolledFor : 0;
  const sharpness = sharpnessOf(turned);
  const isDue = sharpness > rolledFor && speed > SAFE[sharpness];
  const comesTo = isDue ? sharpnessOf(turnedInAll(turned, speed, hand, route, i)) : rolledFor;
  // A corner of 180 degrees is done; what is turned beyond it is the next one.
  const corner: Corner =
    turned < 180 ? { turned, since: 0, rolledFor: comesTo } : { turned: turned - 180, since: 0, rolledFor: 0 };
  return { after: { ...cornering, [hand]: corner }, skid: isDue ? sixesOver(speed, SAFE[comesTo]) : null };
}

function handOf(turn: number): keyof Cornering {
  return turn < 0 ? 'left' : 'right';
}

/** The degrees that another pivot to this hand adds to. */
function turnedSoFar({ turned, since }: Corner, speed: number): number {
  return since <= cornerReach(speed) ? turned : 0;
}

/** What a corner comes to by the end of the route. */
function turnedInAll(turned: number, speed: number, hand: keyof Cornering, route: readonly Bend[], i: number): number {
  let total = turned;
  let since = route[i]!.travel;
  for (const { turn, travel } of route.slice(i + 1)) {
    if (turn !== 0 && handOf(turn) === hand) {
      if (since > cornerReach(speed)) break;
      total += Math.abs(turn);
      since = 0;
    }
    since += travel;
  }
  return total;
}

/** After so much more travel, in mils. */
export function drivenOn({ left, right }: Cornering, travel: number): Cornering {
  return { left: { ...left, since: left.since + travel }, right: { ...right, since: right.since + travel } };
}

/** KZ-VEH-014: the sharpest turn to one hand that needs no roll at any speed, in whole degrees. */
export function easiestTurn(cornering: Cornering, speed: number, hand: -1 | 1): number {
  return 89 - Math.min(89, turnedSoFar(cornering[handOf(hand)], speed));
}
