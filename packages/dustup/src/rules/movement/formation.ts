import {
  canEnd,
  column,
  distance,
  fits,
  isCloserThan,
  isWithin,
  placeInCohesion,
  placeRound,
  pointAlong,
  routeCost,
  squaredDistance,
  type Vector,
  type Walk,
} from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { COHESION, TOLERANCE } from '../../ground/measure.ts';
import { walkOf } from '../../ground/walk.ts';
import { type Figure, isAble, isWithUnit } from '../../table/figures.ts';
import { type Dustup, leaderOf, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

export const COHESION_MILS = COHESION * 1000 + TOLERANCE;

/** The members of a unit but for its leader, in roster order: those who follow where he goes. */
export function followersOf(table: Dustup, unit: Unit): Figure[] {
  return unit.figures.map(id => table.figures[id]!).filter(figure => figure.id !== unit.leader && isWithUnit(figure));
}

export function putAt(thing: { x: number; y: number }, { x, y }: Place): void {
  thing.x = x;
  thing.y = y;
}

/**
 * DU-MOVE-005: the followers keep their distance from the leader, who has already gone from `start` to where he is;
 * whoever cannot is pulled in to the nearest legal spot. Those who find none stay behind and are returned.
 */
export function follow(table: Dustup, unit: Unit, walk: Walk, start: Place): Figure[] {
  const leader = placeOf(table, unit);
  return settle(table, unit, followersOf(table, unit), (going, taken) => {
    const wishes = going.map(({ x, y }) => ({ x: x + leader.x - start.x, y: y + leader.y - start.y }));
    return placeInCohesion({ walk, leader, cohesion: COHESION_MILS, taken }, wishes);
  });
}

type FindSpots = (going: readonly Figure[], staying: readonly Figure[]) => readonly (Place | null)[];

/**
 * Whoever finds no spot stays, and is in the way of the others: they look again until everybody who goes has one.
 * Returns those who stayed.
 */
export function settle(table: Dustup, unit: Unit, figures: readonly Figure[], find: FindSpots): Figure[] {
  let staying: readonly Figure[] = [];
  for (;;) {
    const going = figures.filter(figure => !staying.includes(figure));
    const spots = find(going, staying);
    const stuck = going.filter((_, i) => spots[i] === null);
    if (stuck.length === 0) {
      for (const [i, figure] of going.entries()) putAt(figure, spots[i]!);
      for (const figure of staying) if (isAble(figure)) makeWay(table, unit, figure);
      return figures.filter(figure => staying.includes(figure));
    }
    staying = [...staying, ...stuck];
  }
}

/** Where somebody has come to stand on him, a man does not stay: he steps aside, out of cohesion if need be. */
function makeWay(table: Dustup, unit: Unit, figure: Figure): void {
  const leader = leaderOf(table, unit);
  const { width, depth } = groundOf(table);
  const within = width + depth;
  const others = [leader, ...followersOf(table, unit)].filter(({ id }) => id !== figure.id);
  // Whoever stays may be near others, as long as he is not on their bases.
  const standing = walkOf(table, unit, { within, into: table.units.map(({ id }) => id), isPlacing: true });
  const isClear = others.every(other => !isAble(other) || !isCloserThan(other, figure, 2 * figure.radius));
  if (isClear && canEnd(standing, figure)) return;
  const walk = walkOf(table, unit, { within });
  const [spot] = placeInCohesion({ walk, leader, cohesion: within, taken: others }, [figure]);
  if (spot) putAt(figure, spot);
}

/** Where the followers stand when the leader is at a place: in column, or round him; null if there is no room for all. */
export function spotsFor(table: Dustup, unit: Unit, walk: Walk, at: Place, march: Vector | null): Place[] | null {
  if (march !== null) return columnSpots(table, unit, walk, at, march);
  const spots = placeRound({ walk, leader: at, cohesion: COHESION_MILS }, followersOf(table, unit).length);
  return spots.every(spot => spot !== null) ? spots : null;
}

/** Everybody round a leader who is where he is to be; whoever finds no room is returned. */
export function gather(table: Dustup, unit: Unit, walk: Walk): Figure[] {
  const leader = placeOf(table, unit);
  return settle(table, unit, followersOf(table, unit), (going, taken) =>
    placeRound({ walk, leader, cohesion: COHESION_MILS, taken }, going.length),
  );
}

/**
 * DU-MOVE-021: a column along a direction with its leader in the middle of it, two wide if one wide would break
 * cohesion. Null if somebody would find no room.
 */
export function columnSpots(table: Dustup, unit: Unit, walk: Walk, at: Place, direction: Vector): Place[] | null {
  const count = followersOf(table, unit).length + 1;
  for (const abreast of [1, 2] as const) {
    const middle = Math.floor((Math.ceil(count / abreast) - 1) / 2) * abreast;
    const raw = column(at, direction, count, walk.radius, abreast);
    const shift = { x: at.x - raw[middle]!.x, y: at.y - raw[middle]!.y };
    const spots = raw.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
    const [leader] = spots.splice(middle, 1);
    const isGood = (p: Place) => isWithin(p, leader!, COHESION_MILS) && fits(walk, p);
    if (spots.every(isGood)) return spots;
  }
  return null;
}

/** Puts a unit into column; false if there is no room for it. */
export function formColumn(table: Dustup, unit: Unit, walk: Walk, direction: Vector): boolean {
  const spots = columnSpots(table, unit, walk, placeOf(table, unit), direction);
  if (spots === null) return false;
  for (const [i, figure] of followersOf(table, unit).entries()) putAt(figure, spots[i]!);
  return true;
}

/** Others may have stepped over a man who was down: when he is on his feet again he stands at the nearest free spot. */
export function rise(table: Dustup, unit: Unit, walk: Walk, figure: Figure): void {
  const leader = leaderOf(table, unit);
  const others = followersOf(table, unit).filter(({ id, state }) => id !== figure.id && state === 'able');
  const isClear = others.every(other => squaredDistance(other, figure) >= (2 * walk.radius) ** 2);
  if (figure.id === leader.id && isClear && fits(walk, figure)) return;
  const [spot] = placeInCohesion({ walk, leader, cohesion: COHESION_MILS, taken: others }, [figure]);
  if (spot) putAt(figure, spot);
  else makeWay(table, unit, figure);
}

/** Why a spot is no place for a follower (DU-MOVE-005, DU-REORG-001). */
export type SpotFault = 'tooFarFromLeader' | 'tooFarToGo' | 'noRoom' | 'overlaps';

/** What is wrong with places that a player wants for all followers, in roster order; null if nothing is. */
export function faultOf(
  walk: Walk,
  leader: Place,
  from: readonly Place[],
  to: readonly Place[],
  reach: number,
): SpotFault | null {
  const base = 2 * walk.radius;
  for (const [i, spot] of to.entries()) {
    if (!isWithin(spot, leader, COHESION_MILS)) return 'tooFarFromLeader';
    if (!isWithin(spot, from[i]!, reach + TOLERANCE)) return 'tooFarToGo';
    if (!fits(walk, spot) || routeCost(walk, [from[i]!, spot]).cost === Number.POSITIVE_INFINITY) return 'noRoom';
    const others = [leader, ...to.slice(0, i)];
    if (others.some(other => squaredDistance(other, spot) < base * base)) return 'overlaps';
  }
  return null;
}

/** How far back a stray steps when somebody stands where he would end. */
const STEP_BACK = 250;

/** DU-FORCE-022: strays come straight towards their leader, as far as the points and those who stand there allow. */
export function comeUp(table: Dustup, unit: Unit, walk: Walk, strays: readonly Figure[], reach: number): void {
  const leader = leaderOf(table, unit);
  const base = 2 * walk.radius;
  for (const stray of strays) {
    const others = [leader, ...followersOf(table, unit)].filter(({ id }) => id !== stray.id);
    const isFree = (p: Place) =>
      fits(walk, p) && others.every(other => squaredDistance(other, p) >= base * base) && canGo(walk, stray, p);
    for (let gone = Math.min(reach, distance(stray, leader)); gone > 0; gone -= STEP_BACK) {
      const spot = pointAlong(stray, leader, gone);
      if (!isFree(spot)) continue;
      putAt(stray, spot);
      break;
    }
  }
}

function canGo(walk: Walk, from: Place, to: Place): boolean {
  return routeCost(walk, [from, to]).cost < Number.POSITIVE_INFINITY;
}
