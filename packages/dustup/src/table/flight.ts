import type { VehicleRow } from '../content/vehicle-schema.ts';
import type { Unit, Vehicle } from './units.ts';

/** DU-AIR-012, DU-AIR-013: an aircraft is grounded or airborne, and airborne it moves or hovers. */
type FlightMode = 'moving' | 'hovering' | 'grounded';

/** What a hull that can fly has besides; its heading is the facing of the hull. */
export interface Flight {
  mode: FlightMode;
  /** DU-AIR-066: it never takes off again. */
  landedHard: boolean;
  /** DU-AIR-045: units that it has fired at since it last moved, and that see it for that. */
  firedAt: number[];
  /** DU-AIR-038: how many of each of its bombs have fallen. */
  dropped: number[];
}

type Model = VehicleRow;

/** A vehicle that is nothing but an aircraft. */
export function isAircraft({ mover }: Model): boolean {
  return mover === 'vtol' || mover === 'fixedWing';
}

/** DU-AIR-013, DU-AIR-017: it neither hovers nor lands. */
export function isFixedWing({ mover }: Model): boolean {
  return mover === 'fixedWing';
}

/** DU-AIR-027: aircraft come flying; a grav vehicle that can fly begins on the ground. */
export function newFlight(model: Model): Flight | null {
  if (!isAircraft(model) && !model.traits.includes('mayFly')) return null;
  const dropped = (model.bombs ?? []).map(() => 0);
  return { mode: isAircraft(model) ? 'moving' : 'grounded', landedHard: false, firedAt: [], dropped };
}

/** DU-AIR-020, DU-AIR-021. */
export function doesHover(unit: Pick<Unit, 'where' | 'hull'>): boolean {
  return isAirborne(unit) && unit.hull?.flight?.mode === 'hovering';
}

/** A vehicle that can fly. */
export interface Flyer extends Vehicle {
  readonly hull: Vehicle['hull'] & { readonly flight: Flight };
}

export function isFlyer(unit: Unit): unit is Flyer {
  return unit.hull !== null && unit.hull.flight !== null;
}

/** It flies, over the table or on its way to it. */
export function isFlown({ hull }: Pick<Unit, 'hull'>): boolean {
  const flight = hull?.flight ?? null;
  return flight !== null && flight.mode !== 'grounded';
}

/**
 * DU-AIR-012: the door to whether a unit is in the air over the table. What happens on the ground neither touches it nor
 * minds it: `stands` is not true of it.
 */
export function isAirborne(unit: Pick<Unit, 'where' | 'hull'>): boolean {
  return unit.where === 'table' && isFlown(unit);
}
