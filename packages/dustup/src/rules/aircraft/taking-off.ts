import { type Refusal, refuse } from '@sightline/kernel';
import { LOITER } from '../../table/chart.ts';
import { type Flyer, isFlown, isFlyer } from '../../table/flight.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { burnOnLanding } from '../fire/fire.ts';
import { whyNotFlee } from '../movement/movement.ts';
import { isTowed } from '../vehicles/towing.ts';
import type { TakeOffAct } from './acts.ts';
import { dares, flyTo, whyNotCourse } from './flying.ts';
import { whyNotLandAt } from './landing.ts';
import { leaveTable } from './leaving.ts';

/** DU-AIR-026: with so many markers nothing leaves the ground. */
const TOO_DAMAGED = 2;

/** DU-AIR-024, DU-AIR-027: why something may not leave the ground, or not go there with the same action. */
export function whyNotTakeOff(table: Dustup, unit: Unit, { to, facing, off }: TakeOffAct): Refusal[] {
  if (!isFlyer(unit)) return [refuse('DU-AIR-027', 'cannotFly')];
  if (isFlown(unit) || unit.where !== 'table') return [refuse('DU-AIR-024', 'notOnTheGround')];
  const { hull } = unit;
  if (hull.flight.landedHard) return [refuse('DU-AIR-066', 'landedHard', { unit: unit.who })];
  if (isTowed(table, unit)) return [refuse('DU-VEH-050', 'isTowed')];
  if (hull.damage >= TOO_DAMAGED || hull.immobilised) return [refuse('DU-AIR-026', 'tooDamagedToFly')];
  if (hull.model.traits.includes('landsAgain')) {
    const barred = whyNotHop(table, unit, { do: 'takeOff', ...(to && { to }), ...(off && { off }) });
    if (barred.length > 0) return barred;
  }
  if (off !== undefined) return to === undefined ? [] : [refuse('DU-AIR-024', 'oneOrTheOther')];
  if (to === undefined) return [];
  const course = whyNotCourse(table, unit, to, facing);
  return course.length > 0 ? course : whyNotFlee(table, unit, hull, to);
}

/** DU-GAP2-029: no activation ends in the air, so that there must be an action to land with and a place to land on. */
function whyNotHop(table: Dustup, unit: Flyer, { to, off }: TakeOffAct): Refusal[] {
  if (off !== undefined || unit.actions < 2) return [refuse('DU-GAP2-029', 'landsAgain')];
  return whyNotLandAt(table, unit, to);
}

/** DU-AIR-024: into hover, or on its way. */
export function takeOff(table: Dustup, io: DustupIo, unit: Unit, { to, facing, off }: TakeOffAct): void {
  if (!isFlyer(unit)) return;
  const { hull } = unit;
  if (to !== undefined && !dares(table, io, unit, to)) return;
  burnOnLanding(table, io, unit);
  if (hull.destroyed) return;
  io.tell({ type: 'tookOff', rule: 'DU-AIR-024', unit: unit.who, hovers: to === undefined && off === undefined });
  // DU-AIR-051: nobody keeps down who is in the air.
  unit.suppression = 0;
  Object.assign(hull.flight, { mode: 'hovering', firedAt: [] });
  if (off !== undefined) return leaveTable(table, io, unit, off === 'loiter' ? LOITER : 1);
  if (to !== undefined) flyTo(table, io, unit, to, facing);
  else if (facing !== undefined) hull.facing = facing;
}
