import { type Refusal, refuse } from '@sightline/kernel';
import { groundOf } from '../../ground/ground.ts';
import { touchesEnemy } from '../../ground/measure.ts';
import type { Way } from '../../ground/way.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, groupOf, NONE, type Place } from '../../table/units.ts';
import { drugCompulsion, roadTo } from '../drugs/compelled-by-drugs.ts';
import { roadOut, wayOut } from '../fire/escaping.ts';
import { isInMajorFire } from '../fire/fires.ts';
import { type Compulsion, SLACK } from './compulsion.ts';
import { whyNotMoveNow } from './free-movement.ts';
import { startOf, type Walk, walkLeg } from './walking.ts';

/**
 * KZ-MOVE-005: what compels a figure now; null when nothing does, when it is waived, or when nothing can be done about
 * it. Fire comes before everything else (KZ-FIRE-010).
 */
export function compulsionOn(table: Killzone, figure: Figure): Compulsion | null {
  const isBurning = isInMajorFire(table, figure);
  if (!isBurning && groupOf(table, figure).drugs.length === 0) return null;
  if (figure.moves > 0 || figure.locked || whyNotMoveNow(table, figure).length > 0) return null;
  return isBurning ? wayOut(table, figure) : drugCompulsion(table, figure);
}

/** KZ-MOVE-005: why a figure under compulsion may not go just this way. */
export function whyNotCompelled(
  table: Killzone,
  figure: Figure,
  way: Way,
  walk: Walk,
  compulsion = compulsionOn(table, figure),
): Refusal[] {
  return compulsion === null || isMet(table, figure, compulsion, way, walk) ? [] : [demand(compulsion)];
}

function isMet(table: Killzone, figure: Figure, compulsion: Compulsion, way: Way, walk: Walk): boolean {
  switch (compulsion.kind) {
    case 'leave':
      if (walk.end.room === NONE || !isSameBuilding(table, figure, walk.end)) return true;
      return !compulsion.isOut && roadOut(table, walk.end) <= compulsion.left + SLACK;
    case 'cover':
      return walk.cost + SLACK >= compulsion.least || (!walk.leaves && isTouching(table, figure, walk.end));
    case 'close':
      if (isTouching(table, figure, walk.end)) return true;
      return !compulsion.isContact && comesNear(table, figure, compulsion, way, walk.end);
    default:
      return compulsion satisfies never;
  }
}

function isSameBuilding(table: Killzone, a: Place, b: Place): boolean {
  const { rooms } = groundOf(table.map);
  return rooms[a.room]!.building === rooms[b.room]!.building;
}

function isTouching(table: Killzone, figure: Figure, { x, y, room }: Place): boolean {
  return touchesEnemy(table, { ...figure, x, y, room });
}

/** KZ-DRUG-016: he has to go so far at the enemy; where he goes with the rest of his move is his own affair. */
function comesNear(
  table: Killzone,
  figure: Figure,
  { enemy, left }: Extract<Compulsion, { kind: 'close' }>,
  way: Way,
  end: Place,
): boolean {
  if (roadTo(table, end, enemy) <= left + SLACK) return true;
  let walk = startOf(figure);
  for (const leg of way) {
    walk = walkLeg(table, figure, walk, leg);
    if (roadTo(table, walk.end, enemy) <= left + SLACK) return true;
  }
  return false;
}

/** Why a figure may not stay where it is: the refusal of `done`, and of `enough` for its group. */
export function whyNotStay(table: Killzone, figure: Figure, compulsion = compulsionOn(table, figure)): Refusal[] {
  return compulsion === null || compulsion.best === null ? [] : [demand(compulsion)];
}

function demand(compulsion: Compulsion): Refusal {
  switch (compulsion.kind) {
    case 'leave':
      return refuse(compulsion.rule, compulsion.isOut ? 'mustLeave' : 'mustMakeForExit');
    case 'cover':
      return refuse(compulsion.rule, 'mustCover', compulsion.least);
    case 'close':
      return refuse(compulsion.rule, compulsion.isContact ? 'mustReach' : 'mustClose', compulsion.left);
    default:
      return compulsion satisfies never;
  }
}
