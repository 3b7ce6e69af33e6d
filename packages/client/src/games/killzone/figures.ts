import type { Line, Question } from '@sightline/kernel';
import {
  type DoAct,
  type Figure,
  isInPlay,
  type KillzoneEvent,
  type KillzoneView,
  NONE,
  VEHICLES,
  type Vehicle,
} from '@sightline/killzone';
import { called, say } from '../../words/index.ts';
import type { Point, SideMark } from '../game.ts';
import { shownAt } from './floors.ts';

/** By side: whoever comes first in the scenario is red. */
export const MARKS: readonly SideMark[] = ['red', 'blue'];

export function markOf({ side }: { readonly side: number }): SideMark {
  return MARKS[side]!;
}

/** "B3": the third of the second group of its side. */
export function labelOf(view: KillzoneView, { group, side, id }: Figure): string {
  const own = view.groups.filter(each => each.side === side);
  const letter = String.fromCharCode(65 + own.findIndex(each => each.id === group));
  return `${letter}${view.groups[group]!.members.indexOf(id) + 1}`;
}

/** Where a figure is drawn: its base, or its seat in a vehicle. */
export function pointOfFigure(view: KillzoneView, figure: Figure): Point {
  if (figure.vehicle === NONE) return shownAt(view, figure);
  return pointOfSeat(view, view.vehicles[figure.vehicle]!, figure.place);
}

/** Two abreast, from the front. */
function pointOfSeat(view: KillzoneView, vehicle: Vehicle, place: number): Point {
  const { length, width, places } = VEHICLES.get(vehicle.type);
  const rows = Math.ceil(places / 2);
  const along = places < 2 ? 0 : length * (0.2 - (0.5 * Math.floor(place / 2)) / Math.max(1, rows - 1));
  const aside = width < 2 ? 0 : width * (place % 2 === 0 ? -0.22 : 0.22);
  const turn = (vehicle.heading * Math.PI) / 180;
  const { x, y } = pointOfVehicle(view, vehicle);
  return {
    x: x + along * Math.sin(turn) + aside * Math.cos(turn),
    y: y - along * Math.cos(turn) + aside * Math.sin(turn),
  };
}

export function pointOfVehicle(view: KillzoneView, { x, y }: Pick<Vehicle, 'x' | 'y'>): Point {
  return shownAt(view, { x, y, room: NONE });
}

/** Whoever is drawn. */
export function figuresShown(view: KillzoneView): Figure[] {
  return view.figures.filter(isInPlay);
}

export function stateOf(view: KillzoneView, figure: Figure): string {
  const aboard = figure.vehicle === NONE ? null : view.vehicles[figure.vehicle]!;
  const marks = [
    say(`killzone.states.${figure.state}`),
    figure.away && say('killzone.away'),
    aboard &&
      (figure.place === 0
        ? say('killzone.drives', { vehicle: called(aboard.who.name) })
        : say('killzone.rides', { vehicle: called(aboard.who.name) })),
    figure.overdosed && say('killzone.overdosed'),
    figure.captive !== NONE && say('killzone.holds', { captive: called(view.figures[figure.captive]!.who.name) }),
  ];
  return marks.filter(mark => typeof mark === 'string').join(', ');
}

/** Who is acting: the figure that is asked about, or else the one that was told of last. */
export function activeIn(underWay: readonly Line<KillzoneEvent>[], asked?: Question): number | null {
  if (asked && 'figure' in asked) return (asked as DoAct).figure.id;
  for (const line of underWay.toReversed()) {
    if (line.kind === 'event' && (line.event.type === 'moved' || line.event.type === 'shotFired')) {
      return line.event.figure.id;
    }
  }
  return null;
}
