import type { Line, Question } from '@sightline/kernel';
import type { DoAct, Figure, KillzoneBoard, KillzoneEvent, KillzoneView, Vehicle } from '@sightline/killzone';
import { called, say } from '../../words/index.ts';
import type { Point, SideMark } from '../game.ts';
import { NONE, shownAt } from './floors.ts';

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
export function pointOfFigure(rules: KillzoneBoard, view: KillzoneView, figure: Figure): Point {
  if (figure.vehicle === NONE) return shownAt(rules, view, figure);
  return pointOfSeat(rules, view, view.vehicles[figure.vehicle]!, figure.place);
}

/** Two abreast, from the front. */
function pointOfSeat(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, place: number): Point {
  const { length, width, places } = rules.modelOf(view, vehicle);
  const rows = Math.ceil(places / 2);
  const along = places < 2 ? 0 : length * (0.2 - (0.5 * Math.floor(place / 2)) / Math.max(1, rows - 1));
  const aside = width < 2 ? 0 : width * (place % 2 === 0 ? -0.22 : 0.22);
  const turn = (vehicle.heading * Math.PI) / 180;
  const { x, y } = pointOfVehicle(rules, view, vehicle);
  return {
    x: x + along * Math.sin(turn) + aside * Math.cos(turn),
    y: y - along * Math.cos(turn) + aside * Math.sin(turn),
  };
}

export function pointOfVehicle(rules: KillzoneBoard, view: KillzoneView, { x, y }: Pick<Vehicle, 'x' | 'y'>): Point {
  return shownAt(rules, view, { x, y, room: NONE });
}

/** Whoever is drawn. */
export function figuresShown(rules: KillzoneBoard, view: KillzoneView): Figure[] {
  return view.figures.filter(rules.isInPlay);
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
