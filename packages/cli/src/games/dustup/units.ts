import type { DustupBoard, DustupView, Unit, Vehicle } from '@sightline/dustup';
import type { Question, Viewer } from '@sightline/kernel';
import { called } from '../../words/index.ts';
import { namingIn, placesOf } from '../naming.ts';
import { fromEdges, type Mils } from '../places.ts';

export const namerOf = (board: DustupBoard): ((who: Unit['who']) => string) => namingIn('dustup', board);

/** Whether the viewer knows where a unit is. */
export function isSeen(board: DustupBoard, view: DustupView, unit: Unit): boolean {
  const isKnown = !board.isHidden(unit) || view.counters.some(({ unit: id, removed }) => id === unit.id && !removed);
  return unit.where === 'table' && isKnown;
}

/** The side that somebody takes for his own: the first, for those who only look on. */
export function ownSide(view: DustupView, viewer: Viewer): number {
  return Math.max(
    0,
    view.sides.findIndex(({ seat }) => seat === viewer),
  );
}

/** A vehicle, mech or monster; tables of old editions know none. */
export function isVehicle(unit: Unit): unit is Vehicle {
  return (unit.hull ?? null) !== null;
}

/** Where a unit is: with its leader, at the middle of a vehicle, or in the one that it rides in. */
export function placeOf(view: DustupView, unit: Unit): Mils {
  const carrier = unit.where === 'aboard' ? view.units[unit.carrier] : undefined;
  if (carrier) return placeOf(view, carrier);
  return isVehicle(unit) ? unit.hull : view.figures[unit.leader]!;
}

export function unitAsked(view: DustupView, question: Question): Unit | null {
  const { unit } = question as Question & { readonly unit?: { readonly id?: number } };
  return view.units[unit?.id ?? -1] ?? null;
}

/** Where a place is: by its name or what grows there, and how far the edges are. */
export function placeText(board: DustupBoard, view: DustupView, at: Mils): string {
  const ground = board.groundName(view, at);
  const named = placesOf<DustupView, Mils>('dustup', board)(view, at) ?? (ground === null ? null : called(ground));
  const edges = fromEdges(view.map, at);
  return named === null ? edges : `${named}, ${edges}`;
}
