import { FARTHEST } from '../../table/chart.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Vehicle, Whereabouts } from '../../table/units.ts';
import { loseCargo } from '../cargo/losing.ts';
import { loseWhole } from '../casualties/under-attack.ts';
import { bringOff, hearten, loseEvacuees } from '../evacuation/bringing-off.ts';
import { countCarriedOff, isEvacuating } from '../evacuation/evacuation.ts';

/** An aircraft and all who are in it are somewhere else now. */
function goTogether(table: Dustup, unit: Vehicle, where: Whereabouts): void {
  for (const rider of table.units) {
    if (rider.id !== unit.id && rider.carrier !== unit.id) continue;
    rider.where = where;
    rider.actions = 0;
  }
}

/** DU-AIR-015: to a box of the chart, which is the step of its counter in this turn. */
export function leaveTable(table: Dustup, io: DustupIo, unit: Vehicle, box: number): void {
  // DU-CASEVAC-007: what is there for the wounded has farther to go.
  io.tell({ type: 'flewOff', rule: 'DU-AIR-015', unit: unit.who, box: isEvacuating(table, unit) ? 1 : box });
  countCarriedOff(table, unit);
  goTogether(table, unit, 'inbound');
  Object.assign(unit, { box, boxMoved: true });
  bringOff(table, io, unit);
}

/**
 * DU-AIR-008, DU-AIR-047: an aircraft breaks off, and is out of the battle with all aboard. One that is there for the
 * wounded goes back to box three, or from the table to box one and on to the medical post.
 */
export function abort(table: Dustup, io: DustupIo, unit: Vehicle): void {
  if (!isEvacuating(table, unit)) return returnToBase(table, io, unit);
  if (unit.where !== 'table') {
    Object.assign(unit, { box: FARTHEST, boxMoved: true });
    return io.tell({ type: 'turnedBack', rule: 'DU-AIR-008', unit: unit.who, box: unit.box });
  }
  leaveTable(table, io, unit, 1);
}

/** For good; whom it has aboard of the wounded is brought off as well (DU-CASEVAC-008). */
export function returnToBase(table: Dustup, io: DustupIo, unit: Vehicle): void {
  countCarriedOff(table, unit);
  goTogether(table, unit, 'atBase');
  io.tell({ type: 'returnedToBase', rule: 'DU-AIR-008', unit: unit.who });
  hearten(table, io, unit);
}

/** DU-AIR-009: it never comes, and nobody who was in it; no crash is played. */
export function loseOnTheWay(table: Dustup, io: DustupIo, unit: Vehicle): void {
  loseWhole(table, unit);
  loseCargo(table, io, unit);
  loseEvacuees(table, io, unit);
  goTogether(table, unit, 'shotDown');
  for (const rider of table.units) if (rider.carrier === unit.id) loseWhole(table, rider);
}
