import { bearing, plus, scaled } from '@sightline/geometry/field';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { cargoOf } from '../../table/cargo.ts';
import { extentOf, type Hull } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import type { Vehicle } from '../../table/units.ts';

/** DU-AIR-064: what is in a vehicle is lost with it. */
export function loseCargo(table: Dustup, io: DustupIo, vehicle: Vehicle): void {
  const loads = cargoOf(table, vehicle);
  if (loads.length === 0) return;
  for (const each of loads) each.lost = true;
  const cargo = loads.map(({ name }) => name);
  tellOf(table, io, vehicle, { type: 'cargoLost', rule: 'DU-AIR-064', vehicle: vehicle.who, cargo });
}

/** DU-AIR-059, DU-AIR-060: what comes down in one piece still holds its loads; they are thrown clear of the wreck. */
export function saveCargo(table: Dustup, io: DustupIo, vehicle: Vehicle): void {
  const loads = cargoOf(table, vehicle);
  if (loads.length === 0) return;
  const { x, y } = clearOf(table, vehicle.hull);
  for (const each of loads) Object.assign(each, { carrier: NONE, x, y });
  const cargo = loads.map(({ name }) => name);
  tellOf(table, io, vehicle, { type: 'cargoSaved', rule: 'DU-AIR-064', vehicle: vehicle.who, cargo });
}

/** Half an inch off one of its sides. */
function clearOf(table: Dustup, { x, y, facing, model }: Hull): Place {
  const out = extentOf(model).width / 2 + 500;
  const sides = [90, 270].map(turn => plus({ x, y }, scaled(bearing((facing + turn) % 360), out)));
  return sides.find(at => isOnTable(groundOf(table), at)) ?? { x, y };
}
