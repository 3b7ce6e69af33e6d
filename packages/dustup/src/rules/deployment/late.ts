import { clockFace, plus, scaled } from '@sightline/geometry/field';
import { D6 } from '@sightline/kernel';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import type { Nest } from '../../table/markers.ts';
import { type Dustup, type DustupIo, type Place, seatOf } from '../../table/table.ts';
import { isVehicle, type Vehicle } from '../../table/units.ts';
import { formUp, hasRoomToPark } from './room.ts';

/** DU-GAP2-047: at the start of a turn something may come up at the nest, for as long as there is one. */
export function comeUp(table: Dustup, io: DustupIo): void {
  const { nest, turn } = table;
  if (nest === null) return;
  for (const { late } of table.sides) {
    for (const { unit: id, fromTurn, needs } of late) {
      const unit = table.units[id]!;
      if (turn < fromTurn || unit.where !== 'inbound' || !isVehicle(unit)) continue;
      const face = io.roll(D6, { rule: 'DU-GAP2-047', purpose: 'late', seat: seatOf(table, unit.side) });
      const at = face < needs ? null : roomAt(table, unit, nest);
      if (at === null) {
        io.tell({ type: 'stayedBelow', rule: 'DU-GAP2-047', unit: unit.who, face });
        continue;
      }
      unit.where = 'table';
      formUp(table, unit, at);
      io.tell({ type: 'cameUp', rule: 'DU-GAP2-047', unit: unit.who, face, at, where: landmarkOf(table, at) });
    }
  }
}

const HOURS = 12;
/** How far apart places round the nest are looked at, and how far away from it, in mils. */
const STEP = 1000;
const FARTHEST = 12_000;

/** In the middle of it, or as near to it as there is room. */
function roomAt(table: Dustup, unit: Vehicle, { x, y }: Nest): Place | null {
  const ground = groundOf(table);
  for (let away = 0; away <= FARTHEST; away += STEP) {
    for (let hour = 1; hour <= HOURS; hour++) {
      const at = plus({ x, y }, scaled(clockFace(hour), away));
      if (isOnTable(ground, at) && hasRoomToPark(table, unit, at)) return at;
    }
  }
  return null;
}

/** DU-GAP2-047: without its nest nothing comes up any more. */
export function stayBelow(table: Dustup): void {
  for (const { late } of table.sides) {
    for (const { unit } of late) if (table.units[unit]!.where === 'inbound') table.units[unit]!.where = 'exited';
  }
}
