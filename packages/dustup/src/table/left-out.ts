import type { ForceRow } from '../content/force-schema.ts';
import { type Armoury, knownVehicle, mountable } from '../content/weapons.ts';
import type { Options } from '../switches.ts';
import { isAircraft } from './flight.ts';

/**
 * DU-FIRE-001, DU-AIR-001: a force without what the players leave out: vehicles or aircraft, whose riders walk as drop
 * troops then do, and crews of guided weapons and mortars. A force that is nothing else stays as it is.
 */
export function withoutChapters(force: ForceRow, armoury: Armoury, options: Options): ForceRow {
  return withoutVehicles(withoutCrews(force, armoury, options), armoury, options);
}

function withoutCrews(force: ForceRow, armoury: Armoury, { guidedWeapons, artillery }: Options): ForceRow {
  if (guidedWeapons && artillery) return force;
  const units = force.units.filter(({ served }) => {
    const kind = mountable(armoury, served?.weapon ?? '')?.kind;
    return (guidedWeapons || kind !== 'guided') && (artillery || kind !== 'mortar');
  });
  return units.length === 0 ? force : { ...force, units };
}

function withoutVehicles(force: ForceRow, armoury: Armoury, { vehicles, aircraft }: Options): ForceRow {
  if ((vehicles && aircraft) || force.units.length === 0) return force;
  const { vehicles: all = [], ...rest } = force;
  const kept = all
    .filter(({ vehicle }) => (isFlown(armoury, vehicle) ? aircraft : vehicles))
    .map(({ drop, ...vehicle }) => ({ ...vehicle, ...(aircraft && drop !== undefined ? { drop } : {}) }))
    .map(({ aboard, ...vehicle }, _, others) => ({
      ...vehicle,
      ...(others.some(({ code }) => code === aboard) ? { aboard } : {}),
    }));
  const units = force.units.map(({ aboard, drop, ...unit }) => ({
    ...unit,
    ...(kept.some(({ code }) => code === aboard) ? { aboard } : {}),
    ...(aircraft && drop !== undefined ? { drop } : {}),
  }));
  return kept.length === 0 ? { ...rest, units } : { ...rest, units, vehicles: kept };
}

function isFlown(armoury: Armoury, vehicle: string): boolean {
  const model = knownVehicle(armoury, vehicle);
  return model !== undefined && isAircraft(model);
}
