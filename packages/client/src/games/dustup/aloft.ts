import type { DustupBoard, DustupView, Unit, Vehicle } from '@sightline/dustup';
import { called, list, say } from '../../words/dustup.ts';

type Flight = NonNullable<Vehicle['hull']['flight']>;

/** How something that can fly does it now; null for whatever stays on the ground, and in editions that know no flight. */
export function flightOf(unit: Unit): Flight | null {
  return unit.hull?.flight ?? null;
}

/** Whether it is in the air over the table. */
export function isAloft(unit: Unit): boolean {
  const flight = flightOf(unit);
  return unit.where === 'table' && flight !== null && flight.mode !== 'grounded';
}

type Flyer = Parameters<NonNullable<DustupBoard['aircraft']>['seenBy']>[1];

/** The same unit as something that flies; null for whatever cannot. */
export function flyerOf(unit: Unit): Flyer | null {
  const { hull } = unit;
  return hull?.flight ? ({ ...unit, hull: { ...hull, flight: hull.flight } } as Flyer) : null;
}

/** Nothing but an aircraft: on the ground it rolls or takes off, and never drives. */
export function isAircraft({ hull }: Pick<Vehicle, 'hull'>): boolean {
  return hull.model.mover === 'vtol' || hull.model.mover === 'fixedWing';
}

/** "hovering"; nothing for what can fly and stands on the ground like any other vehicle. */
export function flightText(unit: Unit): string | false {
  const { hull } = unit;
  const flight = flightOf(unit);
  if (!flight || !hull || (flight.mode === 'grounded' && !isAircraft({ hull }))) return false;
  const mode = say(`dustup.flight.${flight.mode}`);
  return flight.landedHard ? say('dustup.flight.hard', { mode }) : mode;
}

/** The bombs that are left, each kind with its number. */
export function bombsText(rules: DustupBoard, view: DustupView, unit: Vehicle): string | null {
  const left = (rules.aircraft?.flightOf(view, unit)?.bombs ?? []).map(({ name, left: count }) =>
    say('dustup.weapon', { count, weapon: called(name) }),
  );
  return left.length > 0 ? list(left) : null;
}

/** Where a counter of the inbound chart is: 3, 2, 1, or 0 for loiter; null for whoever is not on it. */
export function boxOf({ where, carrier, box }: Unit): number | null {
  return where === 'inbound' && carrier < 0 && typeof box === 'number' && box >= 0 ? box : null;
}

/** What one says of a box. */
export const boxName = (box: number): string => say(`dustup.boxes.${box as 0 | 1 | 2 | 3}`);

export type Landing = ReturnType<NonNullable<DustupBoard['flight']>['zoneAt']>;

/** What a zone is worth, in words. */
export function zoneText(zone: NonNullable<Landing>): string {
  const { landing, safe } = zone;
  return landing === 'light'
    ? say('dustup.zones.light', { chance: Math.round(safe * 100) })
    : say(`dustup.zones.${landing}`);
}
