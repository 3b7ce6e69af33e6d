import { type Refusal, refuse } from '@sightline/kernel';
import { walkOf } from '../../ground/walk.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { columnSpots, formColumn } from './formation.ts';

export function whyNotFormColumn(table: Dustup, unit: Unit): Refusal[] {
  if (unit.column) return [refuse('DU-MOVE-023', 'inColumnAlready')];
  if (unit.propped) return [refuse('DU-PROP-005', 'propped')];
  // DU-VEH-038: a vehicle has nobody to line up.
  if (unit.hull !== null) return [];
  const isRoom = columnSpots(table, unit, walkOf(table, unit), placeOf(table, unit), marchOf(table, unit)) !== null;
  return isRoom ? [] : [refuse('DU-MOVE-021', 'noRoom')];
}

export function goIntoColumn(table: Dustup, io: DustupIo, unit: Unit): void {
  if (unit.hull === null) formColumn(table, unit, walkOf(table, unit), marchOf(table, unit));
  unit.column = true;
  io.tell({ type: 'formedColumn', rule: 'DU-MOVE-023', unit: unit.who });
}

export function whyNotLeaveColumn(_: Dustup, unit: Unit): Refusal[] {
  return unit.column ? [] : [refuse('DU-MOVE-023', 'notInColumn')];
}

export function leaveColumn(_: Dustup, io: DustupIo, unit: Unit): void {
  unit.column = false;
  io.tell({ type: 'leftColumn', rule: 'DU-MOVE-023', unit: unit.who });
}

/** The direction in which a column stands before it has marched: away from the own edge. */
export function marchOf(table: Dustup, unit: Unit): Place {
  const ahead = { north: [0, -1], south: [0, 1], east: [-1, 0], west: [1, 0] } as const;
  const [x, y] = ahead[table.sides[unit.side]!.homeEdge ?? 'south'];
  return { x, y };
}
