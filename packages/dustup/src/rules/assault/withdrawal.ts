import {
  advance,
  distance,
  findRoute,
  fits,
  isSamePoint,
  line,
  nearestOn,
  pointAlong,
  squaredDistance,
} from '@sightline/geometry/field';
import type { RuleId } from '@sightline/ledger';
import { coverSpots } from '../../ground/cover-spots.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import { isWounded } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, seatOf } from '../../table/table.ts';
import { isInPlay, type Unit, woundedOf } from '../../table/units.ts';
import { lowerConfidence } from '../morale/confidence.ts';
import { beyond } from '../movement/flight.ts';
import { arrive, type Gone, goAlong, rollMovement, tellMoved } from '../movement/movement.ts';
import { movementDie } from '../movement/movement-die.ts';
import { bearing, leaveBehind } from '../movement/wounded.ts';
import type { CarryOrLeave } from './questions.ts';
import { assaultWalk } from './reach.ts';

export interface Withdrawal {
  /** Where the enemy's leader is whom it gives way to. */
  readonly from: Place;
  /** DU-ASSAULT-029: one level unless the rule that forces it says otherwise. */
  readonly levels: number;
  /** DU-ASSAULT-075: after combat the wounded stay where they are. */
  readonly afterCombat: boolean;
  readonly rule: RuleId;
}

/** DU-ASSAULT-027 to DU-ASSAULT-030: one rolled move away from the enemy, to cover if there is any. */
export function withdraw(table: Dustup, io: DustupIo, unit: Unit, withdrawal: Withdrawal): void {
  if (!isInPlay(table, unit)) return;
  const { from, levels, afterCombat, rule } = withdrawal;
  const { x, y } = leaderOf(table, unit);
  giveWay(table, io, unit, levels, rule);
  if (afterCombat) unit.fared = 'loses';
  const { carried, left } = bearing(table, unit, leftBehindBy(table, io, unit, afterCombat));
  const die = movementDie(table, unit, carried.length);
  const rolled = rollMovement(table, io, unit, die);
  const { points } = rolled;
  leaveBehind(io, unit, left);
  const way = wayToCover(table, unit, from, points * POINT) ?? [beyond(table, { x, y }, from)];
  const gone = stoppedByEdge(unit, runAlong(table, io, unit, way, points));
  tellMoved(io, unit, 'DU-ASSAULT-027', die, rolled, gone);
  arrive(table, io, unit, gone, points);
  io.tell({ type: 'withdrew', rule, unit: unit.who, from: { x, y }, to: gone.end });
  happen(table, io, { on: 'withdrew', unit: unit.id, from: { x, y } });
  if (left.some(isWounded)) abandon(table, unit);
}

/** DU-ASSAULT-028, DU-ASSAULT-029: confidence is lost, no markers stay, and nobody runs in formation. */
export function giveWay(table: Dustup, io: DustupIo, unit: Unit, levels: number, rule: RuleId): void {
  lowerConfidence(table, io, unit, levels, rule);
  unit.fared = 'givesWay';
  unit.suppression = 0;
  unit.propped = false;
  unit.column = false;
}

/** DU-ASSAULT-030: before contact the player decides whether the wounded are carried. */
function leftBehindBy(table: Dustup, io: DustupIo, unit: Unit, afterCombat: boolean): number[] {
  const wounded = woundedOf(table, unit);
  const all = wounded.map(({ id }) => id);
  if (wounded.length === 0 || afterCombat) return all;
  const answer = io.ask<CarryOrLeave>(seatOf(table, unit.side), {
    kind: 'carryOrLeave',
    rule: 'DU-ASSAULT-030',
    options: ['carry', 'leave'],
    unit: unit.who,
    wounded: wounded.map(({ who }) => who),
  });
  return answer === 'leave' ? all : [];
}

/** Places of cover that are tried, the nearest first. */
const COVERS = 6;

/** The cheapest way to cover against the attacker that is farther from him, and leads no nearer to him on the way. */
function wayToCover(table: Dustup, unit: Unit, from: Place, budget: number): readonly Place[] | null {
  const leader = leaderOf(table, unit);
  const start = { x: leader.x, y: leader.y };
  const now = squaredDistance(start, from);
  const walk = walkOf(table, unit, { within: budget });
  const spots = coverSpots(table, start, from).filter(
    p => squaredDistance(p, from) > now && distance(p, start) <= budget && fits(walk, p),
  );
  let best: { points: readonly Place[]; cost: number } | null = null;
  for (const spot of spots.slice(0, COVERS)) {
    const found = findRoute(walk, start, spot, { limit: best === null ? budget : best.cost - 1 });
    if (found === null || squaredDistance(nearestOn(line(...found.points), from), from) < now) continue;
    best = found;
  }
  return best === null ? null : best.points.slice(1);
}

/** DU-ASSAULT-027: two inches clear of every enemy if that can be had, and as far as it goes if not. */
function runAlong(table: Dustup, io: DustupIo, unit: Unit, way: readonly Place[], points: number): Gone {
  const { x, y } = leaderOf(table, unit);
  const gone = goAlong(table, io, unit, way, points);
  if (gone.halt !== 'tooClose' || !isSamePoint(gone.end, { x, y })) return gone;
  const walk = assaultWalk(table, unit, points * POINT);
  return { ...advance(walk, [{ x, y }, ...way], points * POINT), walk };
}

/** Only a routed unit leaves the table; any other stops a hair short of the edge. */
function stoppedByEdge(unit: Unit, gone: Gone): Gone {
  if (gone.halt !== 'edge' || unit.confidence === 'routed' || gone.route.length < 2) return gone;
  const before = gone.route.slice(0, -1);
  const { x, y } = pointAlong(gone.end, before[before.length - 1]!, 10);
  return { ...gone, route: [...before, { x, y }], end: { x, y } };
}

/** DU-ASSAULT-030, DU-ASSAULT-075: the test for abandoned wounded follows; those abandoned do not count in it. */
function abandon(table: Dustup, unit: Unit): void {
  if (table.strains.some(strain => strain.unit === unit.id && strain.by === 'abandoning')) return;
  table.strains.push({
    unit: unit.id,
    by: 'abandoning',
    firstUnderFire: false,
    firstSuppressed: false,
    casualties: 0,
    leaderHit: false,
    untreatedBefore: woundedOf(table, unit).filter(({ state }) => state === 'untreated').length,
    inColumn: false,
    terror: false,
  });
}
