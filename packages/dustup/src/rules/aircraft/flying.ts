import { inches, isSamePoint } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { LOITER } from '../../table/chart.ts';
import { type Flyer, isAirborne, isFixedWing, isFlyer } from '../../table/flight.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { leadershipTest } from '../morale/leadership-test.ts';
import { needsLeadershipTest, whyNotFlee } from '../movement/movement.ts';
import type { FlyAct, FlyOffAct } from './acts.ts';
import { courseTo } from './course.ts';
import { leaveTable } from './leaving.ts';

/** DU-AIR-017: how far what does not hover goes at the least. */
const LEAST_WAY = inches(24);

/** DU-AIR-014, DU-AIR-017 to DU-AIR-019: why an aircraft may not fly there. */
export function whyNotFly(table: Dustup, unit: Unit, { to, facing }: FlyAct): Refusal[] {
  if (!isFlyer(unit) || !isAirborne(unit)) return [refuse('DU-AIR-013', 'notInTheAir')];
  const course = whyNotCourse(table, unit, to, facing);
  return course.length > 0 ? course : whyNotFlee(table, unit, unit.hull, to);
}

/** DU-FORCE-033: pilots who are shaken need heart to go nearer, as anybody does; without it the action is lost. */
export function dares(table: Dustup, io: DustupIo, unit: Unit, to: Place): boolean {
  return !needsLeadershipTest(table, unit, to) || leadershipTest(table, io, unit);
}

export function whyNotCourse(table: Dustup, unit: Flyer, to: Place, facing: number | undefined): Refusal[] {
  if (!isOnTable(groundOf(table), to)) return [refuse('DU-AIR-015', 'offTable')];
  if (isSamePoint(to, unit.hull)) return [refuse('DU-AIR-013', 'fliesNowhere')];
  const course = courseTo(unit, to, facing);
  if (course === null) return [refuse('DU-AIR-014', 'tooSharp')];
  const isShort = isFixedWing(unit.hull.model) && course.length < LEAST_WAY - TOLERANCE;
  return isShort ? [refuse('DU-AIR-017', 'tooShort', LEAST_WAY / 1000)] : [];
}

/** DU-AIR-014: nothing on the ground is in its way, or hears of it. */
export function fly(table: Dustup, io: DustupIo, unit: Unit, { to, facing }: FlyAct): void {
  if (isFlyer(unit) && dares(table, io, unit, to)) flyTo(table, io, unit, to, facing);
}

export function flyTo(table: Dustup, io: DustupIo, unit: Flyer, to: Place, wanted: number | undefined): void {
  const course = courseTo(unit, to, wanted);
  if (course === null) throw new Error(`expected a course for ${unit.who.name}`);
  const { facing } = course;
  Object.assign(unit.hull, { x: to.x, y: to.y, facing });
  Object.assign(unit.hull.flight, { mode: 'moving', firedAt: [] });
  unit.moved = true;
  io.tell({ type: 'flew', rule: 'DU-AIR-014', unit: unit.who, at: to, where: landmarkOf(table, to), facing });
}

/** DU-AIR-015: off the table, over whichever edge. */
export function whyNotFlyOff(_: Dustup, unit: Unit): Refusal[] {
  if (!isFlyer(unit) || !isAirborne(unit)) return [refuse('DU-AIR-013', 'notInTheAir')];
  return unit.hull.model.traits.includes('landsAgain') ? [refuse('DU-GAP2-029', 'landsAgain')] : [];
}

export function flyOff(table: Dustup, io: DustupIo, unit: Unit, { to }: FlyOffAct): void {
  if (isFlyer(unit)) leaveTable(table, io, unit, to === 'loiter' ? LOITER : 1);
}
