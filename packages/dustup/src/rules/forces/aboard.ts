import { type Refusal, refuse } from '@sightline/kernel';
import { placesOf } from '../../content/battle-group-schema.ts';
import type { CargoRow } from '../../content/cargo-schema.ts';
import type { ForceRow } from '../../content/force-schema.ts';
import type { VehicleRow } from '../../content/vehicle-schema.ts';
import { type Armoury, knownVehicle } from '../../content/weapons.ts';
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
    ...cargo.flatMap(({ name, aboard, kind, count }) =>
      take(name, aboard, placesOfLoads(Array.from({ length: count }, () => ({ kind })))),
    ),
  ];
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
