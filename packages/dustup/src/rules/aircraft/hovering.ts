import { type Refusal, refuse } from '@sightline/kernel';
import { LOITER } from '../../table/chart.ts';
import { doesHover, isAirborne, isFixedWing, isFlyer } from '../../table/flight.ts';
import type { MomentOf } from '../../table/moment.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import type { TurnInHoverAct } from './acts.ts';
import { land, whyNotLand } from './landing.ts';
import { leaveTable, returnToBase } from './leaving.ts';

/** DU-AIR-021: on the spot, in the course of whatever it does. */
export function whyNotTurnInHover(_: Dustup, unit: Unit, { facing }: TurnInHoverAct): Refusal[] {
  if (!doesHover(unit)) return [refuse('DU-AIR-021', 'notHovering')];
  return unit.hull?.facing === facing ? [refuse('DU-AIR-021', 'facesThere')] : [];
}

export function turnInHover(_: Dustup, io: DustupIo, unit: Unit, { facing }: TurnInHoverAct): void {
  if (!isFlyer(unit)) return;
  unit.hull.facing = facing;
  io.tell({ type: 'turned', rule: 'DU-AIR-021', unit: unit.who, facing });
}

/** The end of an activation: what has stayed put hovers, and what cannot hover is gone. */
export function settleFlight(table: Dustup, io: DustupIo, { unit: id }: MomentOf<'activationEnded'>): void {
  const unit = table.units[id]!;
  if (!isFlyer(unit) || !isAirborne(unit)) return;
  if (mustLand(unit)) return landAgain(table, io, unit);
  const { flight, model } = unit.hull;
  if (unit.moved || flight.mode === 'hovering') return;
  // DU-AIR-017: it cannot stay over the table without moving.
  if (isFixedWing(model)) return leaveTable(table, io, unit, LOITER);
  flight.mode = 'hovering';
  io.tell({ type: 'hovers', rule: 'DU-AIR-020', unit: unit.who });
}

/** DU-GAP2-029: it has taken off in this activation, and comes down in it. */
export function mustLand(unit: Unit): boolean {
  return isAirborne(unit) && unit.hull?.model.traits.includes('landsAgain') === true;
}

/** Where it can; what finds no place to land has flown too far to come back. */
export function landAgain(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.acted += unit.actions;
  unit.actions = 0;
  if (whyNotLand(table, unit).length === 0) land(table, io, unit);
  if (isFlyer(unit) && isAirborne(unit)) returnToBase(table, io, unit);
}

/** DU-FORCE-035: who routs in the air goes home. */
export function fleeHome(table: Dustup, io: DustupIo, unit: Unit): void {
  if (isFlyer(unit)) returnToBase(table, io, unit);
}
