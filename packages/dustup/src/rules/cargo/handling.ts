import { circle, compareGap } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { outlineOfHull } from '../../ground/outline.ts';
import { type Cargo, cargoOf, placesOfLoads } from '../../table/cargo.ts';
import type { Figure } from '../../table/figures.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { ableOf, isHidden, isVehicle, stands, type Unit, type Vehicle } from '../../table/units.ts';
import { BESIDE } from '../vehicles/beside.ts';
import { placesLeft } from '../vehicles/boarding.ts';
import type { CargoUse, LoadUse, UnloadUse } from './acts.ts';

/** DU-AIR-064: so many men get hold of a larger item together. */
const FOR_LARGE = 5;

const isBeside = ({ hull }: Vehicle, { x, y }: Place): boolean =>
  compareGap(circle({ x, y }, 0), outlineOfHull(hull), BESIDE) <= 0;

/** The vehicle that a unit on foot could load or unload; null where there is none of that number. */
function vehicleFor(table: Dustup, unit: Unit, id: number): Vehicle | null {
  const vehicle = table.units[id];
  if (vehicle === undefined || !isVehicle(vehicle) || vehicle.side !== unit.side || !stands(table, vehicle))
    return null;
  return isHidden(vehicle) || isHidden(unit) ? null : vehicle;
}

/** Those of a unit who stand close enough to a vehicle to lend a hand. */
function handsAt(table: Dustup, unit: Unit, vehicle: Vehicle): Figure[] {
  if (unit.hull !== null || unit.where !== 'table') return [];
  return ableOf(table, unit).filter(figure => isBeside(vehicle, figure));
}

function loadsOf({ cargo }: Dustup, ids: readonly number[]): Cargo[] | null {
  const loads = ids.map(id => cargo[id]);
  const areThere = loads.every(load => load !== undefined && !load.lost) && new Set(ids).size === ids.length;
  return areThere && loads.length > 0 ? (loads as Cargo[]) : null;
}

/** DU-AIR-064: a box for each man, or one large item for all of them. */
function whyTooFewHands(loads: readonly Cargo[], hands: number): Refusal[] {
  if (loads.every(({ kind }) => kind === 'box')) {
    return loads.length <= hands ? [] : [refuse('DU-AIR-064', 'tooFewForBoxes', { boxes: loads.length, hands })];
  }
  if (loads.length > 1) return [refuse('DU-AIR-064', 'oneLargeItem')];
  return hands >= FOR_LARGE ? [] : [refuse('DU-AIR-064', 'needsSquad', { needs: FOR_LARGE, hands })];
}

export function whyNotLoad(table: Dustup, unit: Unit, { vehicle: id, cargo }: LoadUse): Refusal[] {
  const vehicle = vehicleFor(table, unit, id);
  if (vehicle === null) return [refuse('DU-AIR-064', 'noSuchVehicle')];
  const loads = loadsOf(table, cargo);
  if (loads === null || loads.some(({ carrier }) => carrier !== NONE)) return [refuse('DU-AIR-064', 'noSuchCargo')];
  if (!loads.every(each => isBeside(vehicle, each))) return [refuse('DU-AIR-064', 'cargoTooFar')];
  const hands = whyTooFewHands(loads, handsAt(table, unit, vehicle).length);
  if (hands.length > 0) return hands;
  const [needs, left] = [placesOfLoads(loads), placesLeft(table, vehicle)];
  return needs <= left ? [] : [refuse('DU-VEH-042', 'tooFewPlaces', { needs, left })];
}

export function whyNotUnload(table: Dustup, unit: Unit, { vehicle: id, cargo }: UnloadUse): Refusal[] {
  const vehicle = vehicleFor(table, unit, id);
  if (vehicle === null) return [refuse('DU-AIR-064', 'noSuchVehicle')];
  const loads = loadsOf(table, cargo);
  if (loads === null || loads.some(({ carrier }) => carrier !== id)) return [refuse('DU-AIR-064', 'noSuchCargo')];
  return whyTooFewHands(loads, handsAt(table, unit, vehicle).length);
}

export function load(table: Dustup, io: DustupIo, unit: Unit, { vehicle: id, cargo }: LoadUse): void {
  for (const each of cargo) table.cargo[each]!.carrier = id;
  tellHandled(table, io, unit, 'cargoLoaded', id, cargo);
}

/** DU-AIR-064: what a man has handled lies at his feet. */
export function unload(table: Dustup, io: DustupIo, unit: Unit, { vehicle: id, cargo }: UnloadUse): void {
  const hands = handsAt(table, unit, table.units[id] as Vehicle);
  for (const [i, each] of cargo.entries()) {
    const { x, y } = hands[i]!;
    Object.assign(table.cargo[each]!, { carrier: NONE, x, y });
  }
  tellHandled(table, io, unit, 'cargoUnloaded', id, cargo);
}

function tellHandled(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  type: 'cargoLoaded' | 'cargoUnloaded',
  vehicle: number,
  cargo: readonly number[],
): void {
  const names = cargo.map(id => table.cargo[id]!.name);
  tellOf(table, io, unit, {
    type,
    rule: 'DU-AIR-064',
    unit: unit.who,
    vehicle: table.units[vehicle]!.who,
    cargo: names,
  });
}

/** For each vehicle at hand as many boxes as there are hands, and a large item. */
export function loadsAtHand(table: Dustup, unit: Unit): LoadUse[] {
  const lying = table.cargo.filter(({ carrier, lost }) => carrier === NONE && !lost);
  return handlings(table, unit, 'loadCargo', vehicle => lying.filter(each => isBeside(vehicle, each))).filter(
    use => whyNotLoad(table, unit, use).length === 0,
  );
}

export function unloadsAtHand(table: Dustup, unit: Unit): UnloadUse[] {
  return handlings(table, unit, 'unloadCargo', vehicle => cargoOf(table, vehicle)).filter(
    use => whyNotUnload(table, unit, use).length === 0,
  );
}

function handlings<D extends CargoUse['do']>(
  table: Dustup,
  unit: Unit,
  what: D,
  within: (vehicle: Vehicle) => readonly Cargo[],
): { readonly do: D; readonly vehicle: number; readonly cargo: readonly number[] }[] {
  if (table.cargo.length === 0) return [];
  return table.units.flatMap(({ id }) => {
    const vehicle = vehicleFor(table, unit, id);
    if (vehicle === null) return [];
    const most = handsAt(table, unit, vehicle).length;
    const room = what === 'loadCargo' ? placesLeft(table, vehicle) : most;
    const loads = within(vehicle);
    const idsOf = (kind: Cargo['kind']) => loads.filter(each => each.kind === kind).map(each => each.id);
    const some = [idsOf('box').slice(0, Math.max(0, Math.min(most, room))), idsOf('large').slice(0, 1)];
    return some.filter(cargo => cargo.length > 0).map(cargo => ({ do: what, vehicle: id, cargo }));
  });
}
