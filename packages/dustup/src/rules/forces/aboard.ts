import { type Refusal, refuse } from '@sightline/kernel';
import { placesOf } from '../../content/battle-group-schema.ts';
import type { CargoRow } from '../../content/cargo-schema.ts';
import type { ForceRow } from '../../content/force-schema.ts';
import type { VehicleRow } from '../../content/vehicle-schema.ts';
import { type Armoury, knownVehicle, mountable } from '../../content/weapons.ts';
import { placesOfLoads } from '../../table/cargo.ts';

type VehicleUnitRow = NonNullable<ForceRow['vehicles']>[number];

/** DU-VEH-042, DU-GAP2-042, DU-AIR-064: why what starts in a vehicle finds no place there: vehicles, men and loads. */
export function whyNotAboard(force: ForceRow, cargo: readonly CargoRow[], armoury: Armoury): Refusal[] {
  const { units, vehicles = [] } = force;
  const rowOf = ({ vehicle }: VehicleUnitRow): VehicleRow | undefined => knownVehicle(armoury, vehicle);
  const left = new Map(vehicles.map(unit => [unit.code, rowOf(unit)?.capacity ?? 0]));
  const take = (name: string, code: string | undefined, needs: number): Refusal[] => {
    if (code === undefined) return [];
    const free = left.get(code);
    if (free === undefined) return [refuse('DU-VEH-042', 'unknownCarrier', { name, code })];
    left.set(code, free - needs);
    return needs <= free ? [] : [refuse('DU-VEH-042', 'noPlaceAboard', { name, code, needs, left: free })];
  };
  return [
    ...vehicles.flatMap(unit => whyNotInHold(unit, vehicles, rowOf)),
    ...vehicles.flatMap(({ code, name = code, aboard }) => {
      const carrier = vehicles.find(unit => unit.code === aboard);
      return take(name, aboard, (carrier && rowOf(carrier)?.hold?.places) ?? 0);
    }),
    ...units.flatMap(unit => take(unit.name, unit.aboard, placesOf(unit))),
    ...whyNotHauled(force, armoury, rowOf),
    ...cargo.flatMap(({ name, aboard, kind, count }) =>
      take(name, aboard, placesOfLoads(Array.from({ length: count }, () => ({ kind })))),
    ),
  ];
}

/** DU-HEAVY-010, DU-VEH-053: neither grav nor hover; mechs, monsters and aircraft have no hook (DU-VEH-048). */
export function hasHook({ kind, mover }: VehicleRow): boolean {
  return kind === 'vehicle' && (mover === 'tracked' || mover === 'lowWheeled' || mover === 'highWheeled');
}

/** DU-HEAVY-010: a crew that starts aboard has its gun behind what it rides in, which can haul one that is not too large. */
function whyNotHauled(
  { units, vehicles = [] }: ForceRow,
  armoury: Armoury,
  rowOf: (unit: VehicleUnitRow) => VehicleRow | undefined,
): Refusal[] {
  const hauling = new Set<string>();
  return units.flatMap(({ name, aboard, served }) => {
    const carrier = vehicles.find(({ code }) => code === aboard);
    const row = carrier && rowOf(carrier);
    if (row === undefined || (served?.on !== 'carriage' && served?.on !== 'emplacement')) return [];
    const weapon = mountable(armoury, served.weapon);
    const size = weapon?.kind === 'heavy' ? weapon.row.size : 1;
    const isFree = !hauling.has(carrier!.code);
    hauling.add(carrier!.code);
    const hauls = served.on === 'carriage' && hasHook(row) && size <= row.size + 1 && isFree;
    return hauls ? [] : [refuse('DU-HEAVY-010', 'cannotHaulGunOf', { name, code: carrier!.code })];
  });
}

/** DU-GAP2-042: one vehicle in a hold, and none that is too large for it or flies by itself. */
function whyNotInHold(
  { code, name = code, aboard, vehicle }: VehicleUnitRow,
  vehicles: readonly VehicleUnitRow[],
  rowOf: (unit: VehicleUnitRow) => VehicleRow | undefined,
): Refusal[] {
  const carrier = vehicles.find(unit => unit.code === aboard);
  const [row, hold] = [rowOf({ code, vehicle }), carrier && rowOf(carrier)?.hold];
  if (carrier === undefined || row === undefined) return [];
  const [first] = vehicles.filter(unit => unit.aboard === aboard);
  const fits =
    hold !== undefined &&
    row.size <= hold.size &&
    row.turrets === undefined &&
    first?.code === code &&
    carrier.aboard === undefined;
  return fits ? [] : [refuse('DU-GAP2-042', 'noRoomInHold', { name, code: carrier.code })];
}
