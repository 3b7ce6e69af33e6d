import { fits, placeInCohesion } from '@sightline/geometry/field';
import type { RuleId } from '@sightline/ledger';
import { landmarkOf } from '../../ground/landmarks.ts';
import { walkOf } from '../../ground/walk.ts';
import type { Counter } from '../../table/markers.ts';
import { type Dustup, type DustupIo, leaderOf, NONE, type Place, placeOf, seatOf } from '../../table/table.ts';
import { isHidden, passengersOf, type Unit } from '../../table/units.ts';
import { COHESION_MILS, gather, putAt } from '../movement/formation.ts';

/** DU-DETECT-003, DU-DETECT-012: the counter is replaced by the figures. */
export function reveal(table: Dustup, io: DustupIo, unit: Unit, rule: RuleId): void {
  if (!isHidden(unit)) return;
  const counter = table.counters[unit.counter]!;
  counter.removed = true;
  // A detachment that was formed under the counter comes out with its parent.
  for (const other of table.units) {
    if (other.counter !== counter.id) continue;
    other.counter = NONE;
    standUp(table, other);
  }
  io.tell({ type: 'revealed', rule, unit: unit.who, counter: counter.id, shows: true });
}

/** Enemies who did not know of them may stand where they lay: everybody finds a place round the counter. */
function standUp(table: Dustup, unit: Unit): void {
  // A vehicle stands where it stood, and those aboard stay in it.
  if (unit.where !== 'table' || unit.hull !== null) return;
  const leader = leaderOf(table, unit);
  const walk = walkOf(table, unit, { within: 0 });
  if (!fits(walk, leader)) {
    const [spot] = placeInCohesion({ walk, leader, cohesion: COHESION_MILS }, [leader]);
    if (spot) putAt(leader, spot);
  }
  gather(table, unit, walk);
}

/** Lays a counter: over a unit that is at its leader's place, or a dummy. */
export function layCounter(
  table: Dustup,
  io: DustupIo,
  side: number,
  { x, y }: Place,
  unit: Unit | null,
  // DU-VEH-014: of a vehicle it is that of the hull.
  size = unit?.hull?.model.size ?? 1,
): Counter {
  const id = table.counters.length;
  const counter = { id, side, unit: unit?.id ?? NONE, x, y, size, confirmed: false, removed: false };
  table.counters.push(counter);
  // Whoever rides in it lies under it as well.
  if (unit !== null) for (const each of [unit, ...passengersOf(table, unit)]) each.counter = id;
  const where = landmarkOf(table, { x, y });
  io.tell({
    type: 'counterPlaced',
    rule: 'DU-DETECT-002',
    side: seatOf(table, side),
    counter: id,
    at: { x, y },
    where,
  });
  return counter;
}

export function removeCounter(table: Dustup, io: DustupIo, counter: Counter, rule: RuleId): void {
  counter.removed = true;
  io.tell({ type: 'counterRemoved', rule, side: seatOf(table, counter.side), counter: counter.id });
}

/** Counters of the other side that still lie face down. */
export function countersAgainst(table: Dustup, side: number): Counter[] {
  return table.counters.filter(counter => counter.side !== side && !counter.removed);
}

/** DU-DETECT-002: a hidden unit's counter lies where its leader is. */
export function followWithCounter(table: Dustup, unit: Unit): void {
  if (!isHidden(unit)) return;
  const { x, y } = placeOf(table, unit);
  const counter = table.counters[unit.counter]!;
  counter.x = x;
  counter.y = y;
}
