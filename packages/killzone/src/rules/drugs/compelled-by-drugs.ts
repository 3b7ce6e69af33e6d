import { bearing, distance, isWithin, type Point, plus, pointAlong, scaled } from '@sightline/geometry/field';
import { BASE, groundOf } from '../../ground/ground.ts';
import { gap, isInContact } from '../../ground/measure.ts';
import { wayBetween } from '../../ground/navigate.ts';
import { farSide, type Leg, roadLength, type Way } from '../../ground/way.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, isFighting, NONE, type Place } from '../../table/units.ts';
import { type Compulsion, SLACK } from '../movement/compulsion.ts';
import { cutWay, type Walked } from '../movement/cut-way.ts';
import { allowance, whyNotWalk } from '../movement/free-movement.ts';
import { isHiddenByDark } from '../night/darkness.ts';
import { sight } from '../shooting/sight.ts';
import { isUnder } from './users.ts';

/** KZ-DRUG-011: Haywire gives a direction and so governs; without an enemy to go for, Speed has its way. */
export function drugCompulsion(table: Killzone, figure: Figure): Compulsion | null {
  const isWild = isUnder(table, figure, 'berserk');
  const isSpeeding = isUnder(table, figure, 'restless');
  if (!isWild && !isSpeeding) return null;
  const rate = allowance(table, figure).total * 1000;
  // What getting out of a vehicle has cost him he has moved already.
  const least = (figure.overdosed ? rate : rate / 2) - figure.spent;
  if (least <= 0) return null;
  const closing = isWild ? closeOnEnemy(table, figure, least) : null;
  return closing ?? (isSpeeding ? coverGround(table, figure, least) : null);
}

/** KZ-DRUG-016: half his rate at the nearest visible enemy. KZ-DRUG-018: all of it, at the nearest one seen or not. */
function closeOnEnemy(table: Killzone, figure: Figure, least: number): Compulsion | null {
  const enemy = nearestEnemy(table, figure, !figure.overdosed);
  if (enemy === null) return null;
  const rule = figure.overdosed ? 'KZ-DRUG-018' : 'KZ-DRUG-016';
  const place = placeOfEnemy(table, enemy);
  if (isInContact(figure, enemy)) return { kind: 'close', rule, best: null, enemy: place, isContact: true, left: 0 };
  const best = nearestApproach(table, figure, place, least);
  if (best === null) return null;
  const left = roadTo(table, best.walk.end, place);
  const isContact = isInContact({ ...figure, ...best.walk.end }, enemy);
  return { kind: 'close', rule, best, enemy: place, isContact, left };
}

function nearestEnemy(table: Killzone, figure: Figure, mustSee: boolean): Figure | null {
  let nearest: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of table.figures) {
    if (enemy.side === figure.side || !isFighting(enemy)) continue;
    const away = gap(table, figure, enemy);
    if (away >= least || (mustSee && !isSeen(table, figure, enemy))) continue;
    nearest = enemy;
    least = away;
  }
  return nearest;
}

function isSeen(table: Killzone, figure: Figure, enemy: Figure): boolean {
  if (isHiddenByDark(table, figure, enemy)) return false;
  return sight(table, figure, placeOfEnemy(table, enemy), { from: NONE, to: enemy.vehicle }).blocked === null;
}

function placeOfEnemy(table: Killzone, { x, y, room, vehicle }: Figure): Place {
  if (vehicle === NONE) return { x, y, room };
  const car = table.vehicles[vehicle]!;
  return { x: car.x, y: car.y, room: NONE };
}

/** The shortest way at somebody as far as `budget` goes, or round whoever stands in it. */
function nearestApproach(table: Killzone, figure: Figure, enemy: Place, budget: number): Walked | null {
  let best = approach(table, figure, [], enemy, budget);
  if (best !== null && (best.walk.cost + SLACK >= budget || isWithin(best.walk.end, enemy, 2 * BASE + SLACK)))
    return best;
  let left = best === null ? roadTo(table, figure, enemy) - SLACK : roadTo(table, best.walk.end, enemy);
  for (const aside of asidesOf(figure, enemy)) {
    const found = approach(table, figure, [aside], enemy, budget);
    const after = found === null ? left : roadTo(table, found.walk.end, enemy);
    if (after < left) [best, left] = [found, after];
  }
  return best;
}

function approach(table: Killzone, figure: Figure, first: Way, enemy: Place, budget: number): Walked | null {
  const start = first.length === 0 ? figure : { ...(first[0] as Point), room: figure.room };
  const way = wayToContact(table, start, enemy);
  if (way === null) return null;
  const found = cutWay(table, figure, [...first, ...way], budget, true);
  return found !== null && whyNotWalk(table, figure, found.walk).length === 0 ? found : null;
}

/** The way to somebody, up to base contact. */
function wayToContact(table: Killzone, from: Place, enemy: Place): Leg[] | null {
  const ground = groundOf(table.map);
  const way = wayBetween(ground, from, enemy);
  if (way === null) return null;
  const before = way.at(-2);
  const last =
    before === undefined
      ? from
      : 'through' in before
        ? otherSide(ground.openings[before.through]!, enemy.room)
        : before;
  const away = distance(last, enemy);
  if (away <= 2 * BASE) return way.slice(0, -1);
  return [...way.slice(0, -1), pointAlong(last, enemy, away - 2 * BASE)];
}

/** The side of an opening that is in this room. */
function otherSide(opening: Parameters<typeof farSide>[0], room: number): Place {
  return farSide(opening, opening.from === room ? opening.to : opening.from);
}

/** A step to the left and to the right of somebody who stands in the way. */
function asidesOf(figure: Place, enemy: Place): Point[] {
  const ahead = { x: enemy.x - figure.x, y: enemy.y - figure.y };
  if (ahead.x === 0 && ahead.y === 0) return [];
  const left = scaled({ x: -ahead.y, y: ahead.x }, 3 * BASE);
  const on = scaled(ahead, BASE);
  return [plus(plus(figure, left), on), plus({ x: figure.x - left.x, y: figure.y - left.y }, on)];
}

/** How long the way from a place to an enemy is. */
export function roadTo(table: Killzone, from: Place, enemy: Place): number {
  if (from.room === enemy.room && from.room !== NONE) return distance(from, enemy);
  const way = wayBetween(groundOf(table.map), from, enemy);
  return way === null ? Number.POSITIVE_INFINITY : roadLength(table, from, way);
}

/** KZ-DRUG-013, KZ-DRUG-014, KZ-MOVE-005: so far, or as far as he can. */
function coverGround(table: Killzone, figure: Figure, least: number): Compulsion | null {
  const budget = allowance(table, figure).total * 1000 - figure.spent;
  let best: Walked | null = null;
  for (const way of waysAway(table, figure, budget)) {
    const found = cutWay(table, figure, way, budget, true);
    if (found === null || found.walk.leaves || whyNotWalk(table, figure, found.walk).length > 0) continue;
    if (best === null || found.walk.cost > best.walk.cost) best = found;
    if (found.walk.cost + SLACK >= least) break;
  }
  if (best === null) return null;
  const rule = figure.overdosed ? 'KZ-DRUG-014' : 'KZ-DRUG-013';
  return { kind: 'cover', rule, best, least: Math.min(least, best.walk.cost) };
}

/** Out of every door of a room; in the open towards the middle of the table, where there is most room; to all sides. */
function* waysAway(table: Killzone, figure: Figure, budget: number): Generator<Way> {
  const ground = groundOf(table.map);
  const inwards = { x: ground.width / 2 - figure.x, y: ground.depth / 2 - figure.y };
  if (figure.room === NONE && (inwards.x !== 0 || inwards.y !== 0)) yield [plus(figure, scaled(inwards, budget))];
  for (const id of figure.room === NONE ? [] : ground.rooms[figure.room]!.openings) {
    const { x, y } = ground.openings[id]!;
    const { x: farX, y: farY } = farSide(ground.openings[id]!, figure.room);
    const on = { x: farX - x, y: farY - y };
    yield on.x === 0 && on.y === 0 ? [{ through: id }] : [{ through: id }, plus({ x, y }, scaled(on, budget))];
  }
  for (const reach of [budget, budget / 4, 2 * BASE]) {
    for (let degrees = 0; degrees < 360; degrees += 45) yield [plus(figure, scaled(bearing(degrees), reach))];
  }
}
