import { boxOfShape, isIn } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { roll } from '../../dice/rolls.ts';
import { groundOf } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { type Flyer, isAirborne, isFixedWing, isFlyer } from '../../table/flight.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { isHidden, type Unit } from '../../table/units.ts';
import { countersAgainst, removeCounter, reveal } from '../detection/counters.ts';
import { burnOnLanding } from '../fire/fire.ts';
import { touchDownOnMines } from '../mines/under-hulls.ts';
import { isUnder, stepClear } from '../movement/step-clear.ts';
import { zoneAbout, zoneAt } from './landing-zones.ts';

/** DU-AIR-023, DU-AIR-065: why an aircraft may not land where it is. */
export function whyNotLand(table: Dustup, unit: Unit): Refusal[] {
  if (!isFlyer(unit) || !isAirborne(unit)) return [refuse('DU-AIR-013', 'notInTheAir')];
  if (isFixedWing(unit.hull.model)) return [refuse('DU-AIR-013', 'cannotLand', { unit: unit.who })];
  return whyNotLandAt(table, unit);
}

export function whyNotLandAt(table: Dustup, unit: Flyer, at: { x: number; y: number } = unit.hull): Refusal[] {
  const { x, y } = at;
  const { width, depth } = groundOf(table);
  const { minX, minY, maxX, maxY } = boxOfShape(outlineOfHull({ ...unit.hull, x, y }));
  if (minX < 0 || minY < 0 || maxX > width || maxY > depth) return [refuse('DU-AIR-023', 'offTable')];
  return zoneAt(table, unit, { x, y }) === 'heavy' ? [refuse('DU-AIR-067', 'noLandingZone')] : [];
}

/** DU-AIR-066: a landing zone with something in it is safe on a three. */
export const SAFE = 3;

/** DU-AIR-023: it comes down where it is. */
export function land(table: Dustup, io: DustupIo, unit: Unit): void {
  if (!isFlyer(unit)) return;
  const { hull, who } = unit;
  const at = { x: hull.x, y: hull.y };
  const where = landmarkOf(table, at);
  comeUponHidden(table, io, unit);
  shiftHidden(table, io, unit);
  const zone = zoneAt(table, unit, at);
  // Whoever lay hidden there has spoiled it.
  if (zone === 'heavy') return io.tell({ type: 'landingBrokenOff', rule: 'DU-AIR-067', unit: who, at, where });
  const face = zone === 'light' ? roll(io, unit.die, becauseOf(table, unit, 'DU-AIR-066', 'landing')) : null;
  const hard = face !== null && face < SAFE;
  Object.assign(hull.flight, { mode: 'grounded', firedAt: [] });
  if (hard) hull.flight.landedHard = true;
  io.tell({ type: 'landed', rule: face === null ? 'DU-AIR-023' : 'DU-AIR-066', unit: who, at, where, face, hard });
  // Whatever it does now, it has not stood there all the time.
  unit.moved = true;
  makeWay(table, unit);
  touchDownOnMines(table, io, unit);
  burnOnLanding(table, io, unit);
}

/** DU-DETECT-005: nobody sets down among counters without looking under them. */
function comeUponHidden(table: Dustup, io: DustupIo, unit: Flyer): void {
  const zone = zoneAbout(unit, unit.hull);
  for (const counter of countersAgainst(table, unit.side)) {
    if (!isIn(zone, { x: counter.x, y: counter.y })) continue;
    if (counter.unit === NONE) removeCounter(table, io, counter, 'DU-DETECT-005');
    else reveal(table, io, table.units[counter.unit]!, 'DU-DETECT-005');
  }
}

/** DU-DETECT-003: friends who lie hidden in the circle have to get up and out of it. */
function shiftHidden(table: Dustup, io: DustupIo, unit: Flyer): void {
  const zone = zoneAbout(unit, unit.hull);
  for (const other of table.units) {
    const isInside = other.side === unit.side && isHidden(other) && other.hull === null && isUnder(table, other, zone);
    if (isInside) reveal(table, io, other, 'DU-DETECT-003');
  }
}

/** DU-AIR-066: friends are out of the circle before it is down, or at least not under it. */
function makeWay(table: Dustup, unit: Flyer): void {
  for (const other of table.units) {
    if (other.side !== unit.side || other.hull !== null || other.where !== 'table') continue;
    stepClear(table, other, zoneAbout(unit, unit.hull));
    stepClear(table, other, outlineOfHull(unit.hull));
  }
}
