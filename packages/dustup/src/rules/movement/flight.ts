import { advance, isSamePoint, plus, pointAlong, scaled } from '@sightline/geometry/field';
import type { RuleId } from '@sightline/ledger';
import { groundOf } from '../../ground/ground.ts';
import { nearestVisibleEnemy } from '../../ground/sight.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import type { Figure } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { fleeWithGun } from '../heavy-weapons/moving.ts';
import { unprop } from '../prop/prop.ts';
import { arriveAs, restOf } from '../vehicles/arriving.ts';
import { dropTow } from '../vehicles/driving.ts';
import { onEdge } from './edges.ts';
import { enemiesOf, type Gone, goAlong, rollMovement, tellMoved } from './movement.ts';
import { movementDie } from './movement-die.ts';
import { isOtherCover, wayToCover } from './way-to-cover.ts';
import { bearing, leaveBehind, whomToLeave } from './wounded.ts';

/** Farther than anybody runs. */
const FAR = 60 * POINT;

/**
 * DU-FORCE-035: every action a withdrawal from the nearest visible enemy, to the next cover there is, or else straight
 * away from him; with nobody in sight to the own edge.
 */
export function withdrawRouted(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.actions--;
  unit.acted++;
  shakeOff(unit);
  const enemy = enemyInSight(table, unit);
  const isOther = (spot: Place) => isOtherCover(table, unit, spot);
  const way = enemy === null ? null : wayToCover(table, unit, enemy, isOther);
  flee(table, io, unit, 'DU-FORCE-035', way ?? [awayFrom(table, unit, enemy)]);
}

/** DU-ASSAULT-028: whoever withdraws has no markers left, and nobody runs in formation. */
export function shakeOff(unit: Unit): void {
  unit.suppression = 0;
  unit.propped = false;
  unit.column = false;
}

/** DU-FORCE-034: towards the nearest cover that does not lead nearer to the nearest visible enemy. */
export function fleeToCover(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.actions--;
  unit.acted++;
  // DU-PROP-007: getting up takes an action, however much they want to run.
  if (unit.propped) return unprop(table, io, unit);
  const enemy = enemyInSight(table, unit);
  flee(table, io, unit, 'DU-FORCE-034', wayToCover(table, unit, enemy) ?? [awayFrom(table, unit, enemy)]);
}

function enemyInSight(table: Dustup, unit: Unit): Place | null {
  const enemy = nearestVisibleEnemy(table, unit);
  return enemy === null ? null : placeOf(table, enemy);
}

/** Where a unit that only wants to get away makes for. */
function awayFrom(table: Dustup, unit: Unit, enemy: Place | null): Place {
  const leader = placeOf(table, unit);
  if (enemy !== null) return beyond(table, leader, enemy);
  const { homeEdge } = table.sides[unit.side]!;
  return homeEdge === null ? beyond(table, leader, middleOf(table)) : onEdge(table, leader, homeEdge);
}

function middleOf(table: Dustup): Place {
  const { width, depth } = groundOf(table);
  return { x: Math.round(width / 2), y: Math.round(depth / 2) };
}

/** Straight on from a place as seen from another. */
export function beyond(table: Dustup, at: Place, from: Place): Place {
  const away = { x: at.x - from.x, y: at.y - from.y };
  return away.x === 0 && away.y === 0 ? onEdge(table, at, 'south') : plus(at, scaled(away, FAR));
}

function flee(table: Dustup, io: DustupIo, unit: Unit, rule: RuleId, way: readonly Place[]): void {
  const leader = placeOf(table, unit);
  const from = { x: leader.x, y: leader.y };
  run(table, io, unit, { rule, way, leave: whomToLeave(table, io, unit, 'DU-MOVE-019') });
  happen(table, io, { on: 'withdrew', unit: unit.id, from });
}

/** Where somebody runs who has no choice, whom he leaves behind, and by which rule. */
export interface Flight {
  readonly rule: RuleId;
  readonly way: readonly Place[];
  readonly leave: readonly number[];
  /** DU-ASSAULT-027: a withdrawal ends at the edge of the table. */
  readonly staysOnTable?: boolean;
}

/** A rolled move without a choice. Says where it ended, and who was left behind. */
export function run(table: Dustup, io: DustupIo, unit: Unit, flight: Flight): { end: Place; left: readonly Figure[] } {
  reveal(table, io, unit, 'DU-DETECT-003');
  fleeWithGun(table, io, unit);
  dropTow(table, io, unit);
  const { carried, left } = bearing(table, unit, flight.leave);
  const die = movementDie(table, unit, carried.length);
  const rolled = rollMovement(table, io, unit, die);
  leaveBehind(io, unit, left);
  const reached = runAlong(table, io, unit, flight.way, rolled.points);
  const gone = restOf(unit, flight.staysOnTable ? stoppedByEdge(unit, reached) : reached);
  // DU-VEH-077: a vehicle drives off, its front where it goes.
  tellMoved(table, io, unit, flight.rule, die, rolled, gone);
  arriveAs(table, io, unit, gone, rolled.points);
  return { end: gone.end, left };
}

/** DU-ASSAULT-027: two inches clear of every enemy if that can be had, and as far as it goes if not. */
function runAlong(table: Dustup, io: DustupIo, unit: Unit, way: readonly Place[], points: number): Gone {
  const { x, y } = placeOf(table, unit);
  const gone = goAlong(table, io, unit, way, points, true);
  if (gone.halt !== 'tooClose' || !isSamePoint(gone.end, { x, y })) return gone;
  const within = points * POINT;
  const walk = walkOf(table, unit, { into: enemiesOf(table, unit), within, isForced: true });
  return { ...advance(walk, [{ x, y }, ...way], within), walk };
}

/** Only a routed unit leaves the table; any other stops a hair short of the edge. */
function stoppedByEdge(unit: Unit, gone: Gone): Gone {
  if (gone.halt !== 'edge' || unit.confidence === 'routed' || gone.route.length < 2) return gone;
  const before = gone.route.slice(0, -1);
  const { x, y } = pointAlong(gone.end, before[before.length - 1]!, 10);
  return { ...gone, route: [...before, { x, y }], end: { x, y } };
}
