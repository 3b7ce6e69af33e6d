import { D6, type Refusal, refuse } from '@sightline/kernel';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { cargoOf } from '../../table/cargo.ts';
import { doesHover, isAirborne, isFlyer } from '../../table/flight.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { ahead } from '../aircraft/bombs.ts';
import type { DropCargoAct } from './acts.ts';

/** DU-AIR-016: why an aircraft may not drop a load. */
export function whyNotDropCargo(table: Dustup, unit: Unit, { cargo: id }: DropCargoAct): Refusal[] {
  if (!isFlyer(unit) || !isAirborne(unit)) return [refuse('DU-AIR-016', 'notInTheAir')];
  const cargo = table.cargo[id];
  const isThere = cargo !== undefined && cargo.carrier === unit.id && !cargo.lost;
  return isThere ? [] : [refuse('DU-AIR-016', 'noSuchCargo')];
}

/** DU-AIR-016: it falls as a bomb does and takes no harm, nor does whoever is below; beyond the edge it is lost. */
export function dropCargo(table: Dustup, io: DustupIo, unit: Unit, { cargo: id }: DropCargoAct): void {
  if (!isFlyer(unit)) return;
  const cargo = table.cargo[id]!;
  const face = doesHover(unit) ? null : io.roll(D6, becauseOf(table, unit, 'DU-AIR-016', 'cargo'));
  const at = ahead(unit, face ?? 0);
  const isThere = isOnTable(groundOf(table), at);
  Object.assign(cargo, { carrier: NONE, x: at.x, y: at.y, lost: !isThere });
  const where = isThere ? landmarkOf(table, at) : null;
  io.tell({ type: 'cargoDropped', rule: 'DU-AIR-016', unit: unit.who, cargo: [cargo.name], face, where });
}

/** One of each sort. */
export function dropsOfCargo(table: Dustup, unit: Unit): DropCargoAct[] {
  if (!isFlyer(unit) || !isAirborne(unit)) return [];
  const sorts = new Map(cargoOf(table, unit).map(cargo => [`${cargo.kind} ${cargo.name}`, cargo.id]));
  return [...sorts.values()].map(cargo => ({ do: 'dropCargo', cargo }));
}
