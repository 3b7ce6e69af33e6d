import { LOITER, waitsForCall } from '../../table/chart.ts';
import { isFlown } from '../../table/flight.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../table/units.ts';
import { moveOutbound } from '../evacuation/bringing-off.ts';
import { getsPastDefence } from './air-defence.ts';
import { arrive } from './arriving.ts';
import { arrivalsOf } from './candidates.ts';
import type { LeaveBoxOne } from './questions.ts';

/** DU-ARTY-024, DU-FORCE-007: a counter goes one box farther; out of box one to loiter or onto the table. */
export function moveCounter(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.boxMoved = true;
  if (moveOutbound(io, unit)) return;
  if (unit.box > 1) {
    unit.box--;
    return io.tell({ type: 'inboundMoved', rule: 'DU-FORCE-007', unit: unit.who, box: unit.box });
  }
  const isKeptOff = arrivalsOf(table, unit).length === 0;
  if (unit.box === LOITER || !mayLoiter(unit)) return isKeptOff ? waitOff(io, unit) : arrive(table, io, unit);
  // DU-AIR-006: only on leaving box one.
  if (isFlown(unit) && !getsPastDefence(table, io, unit)) return;
  if (goesOn(table, io, unit, isKeptOff)) return arrive(table, io, unit);
  unit.box = LOITER;
  unit.hull.awaitsCall = isAmbulance(unit);
  io.tell({ type: 'loiters', rule: 'DU-ARTY-024', unit: unit.who });
}

/** DU-AIR-011: as its owner wishes; DU-CASEVAC-007: whoever has to be called waits in loiter. */
function goesOn(table: Dustup, io: DustupIo, unit: Vehicle, isKeptOff: boolean): boolean {
  if (waitsForCall(unit)) return false;
  const to = io.ask<LeaveBoxOne>(seatOf(table, unit.side), {
    kind: 'leaveBoxOne',
    rule: 'DU-AIR-011',
    unit: unit.who,
    options: isKeptOff ? ['loiter'] : ['battleArea', 'loiter'],
  });
  return to === 'battleArea';
}

/** DU-FORCE-007: with the enemy all along the edge it stays where it is. */
function waitOff(io: DustupIo, unit: Unit): void {
  io.tell({ type: 'keptOff', rule: 'DU-FORCE-007', unit: unit.who });
}

/** DU-ARTY-023: the loiter zone is for aircraft and for what evacuates the wounded. */
function mayLoiter(unit: Unit): unit is Vehicle {
  return isVehicle(unit) && (isFlown(unit) || isAmbulance(unit));
}

function isAmbulance({ hull }: Vehicle): boolean {
  return hull.model.traits.includes('evacuation');
}
