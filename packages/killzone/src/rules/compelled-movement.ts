import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { WEAPONS } from '../content/load.ts';
import type { Walked } from '../ground/cut-way.ts';
import { groundOf } from '../ground/ground.ts';
import { touchesEnemy } from '../ground/measure.ts';
import { startOf, type Walk, type Way, walkLeg } from '../ground/way.ts';
import { type Figure, groupOf, type Killzone, NONE, type Place } from '../table.ts';
import { drugCompulsion, roadTo } from './drugs-compulsion.ts';
import { isInMajorFire } from './fire.ts';
import { roadOut, wayOut } from './fire-escape.ts';
import { whyNotMoveNow } from './movement.ts';
import { orderRowOf } from './orders.ts';
import type { Shot } from './shooting.ts';

/** What a figure has to do with its move, and one way of doing it. */
export type Compulsion =
  /** KZ-FIRE-010: out of the building; or, if it is too far for this turn, as near to the way out as this. */
  | {
      readonly kind: 'leave';
      readonly rule: RuleId;
      readonly best: Walked;
      readonly isOut: boolean;
      readonly left: number;
    }
  /** KZ-DRUG-013, KZ-DRUG-014: so far, wherever to. */
  | { readonly kind: 'cover'; readonly rule: RuleId; readonly best: Walked; readonly least: number }
  /** KZ-DRUG-016, KZ-DRUG-018: as near to this enemy as that. `best` is null for somebody who is in contact already. */
  | {
      readonly kind: 'close';
      readonly rule: RuleId;
      readonly best: Walked | null;
      readonly enemy: Place;
      readonly isContact: boolean;
      readonly left: number;
    };

/** Nobody measures a way on a free table more finely than this. */
export const SLACK = 100;

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

/** KZ-DRUG-013: a shot after which there is no moving is not for those who have to move. */
export function whyNotForgoMove(table: Killzone, figure: Figure, { weapon, burst }: Shot): Refusal[] {
  if (figure.vehicle !== NONE) return [];
  const { traits } = WEAPONS.get(figure.weapons[weapon]!.weapon);
  const isRooted = orderRowOf(table, figure).shots === 'aimed' || burst === 8 || traits.includes('firedStandingStill');
  return isRooted ? whyNotStay(table, figure) : [];
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
