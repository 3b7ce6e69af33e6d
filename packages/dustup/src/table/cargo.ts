import type { CargoRow } from '../content/cargo-schema.ts';
import type { Vehicle } from './units.ts';

/** DU-AIR-064: a box that a man can carry, or something that takes a squad; it lies on the ground or in a vehicle. */
export interface Cargo {
  readonly id: number;
  /** Whose it was in the beginning; whoever is there may handle it. */
  readonly side: number;
  readonly name: string;
  readonly kind: CargoRow['kind'];
  /** The vehicle that it is in, or NONE. */
  carrier: number;
  /** Where it lies, or where it was when it was loaded. */
  x: number;
  y: number;
  /** Gone with its vehicle, or off the table. */
  lost: boolean;
}

/** DU-AIR-064: the places of passengers that a load takes up: as many as the men who handle it. */
const PLACES: Readonly<Record<CargoRow['kind'], number>> = { box: 1, large: 5 };

export function placesOfLoads(loads: readonly Pick<Cargo, 'kind'>[]): number {
  return loads.reduce((sum, { kind }) => sum + PLACES[kind], 0);
}

export function cargoOf({ cargo }: { readonly cargo: readonly Cargo[] }, { id }: Pick<Vehicle, 'id'>): Cargo[] {
  return cargo.filter(({ carrier, lost }) => carrier === id && !lost);
}
