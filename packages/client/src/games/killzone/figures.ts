import type { Line, Question } from '@sightline/kernel';
import type { DoAct, Figure, Group, KillzoneBoard, KillzoneEvent, KillzoneView, Vehicle } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import type { Point, SideMark } from '../game.ts';
import { namingIn } from '../naming.ts';
import { NONE, shownAt } from './floors.ts';
import { isCarrier } from './prizes.ts';

/** By side: whoever comes first in the scenario is red. */
export const MARKS: readonly SideMark[] = ['red', 'blue'];

export function markOf({ side }: { readonly side: number }): SideMark {
  return MARKS[side]!;
}

/** What a group, somebody of it or a vehicle is called. */
export const nameOf = namingIn<Figure['who']>('killzone');

/** "GG3" is Getaway gang 3; whoever leads has the letters alone, as he has no number in his name. */
export function labelOf(view: KillzoneView, { group, id, leader }: Figure): string {
  const { members } = view.groups[group]!;
  const letters = lettersOf(view)[group]!;
  return leader || members.length === 1 ? letters : `${letters}${members.indexOf(id) + 1}`;
}

const known = new WeakMap<readonly Group[], readonly string[]>();

/** The initials of each group, so many of them that no two groups have the same, whosever they are. */
function lettersOf({ groups }: KillzoneView): readonly string[] {
  let letters = known.get(groups);
  if (!letters) {
    letters = groups.map(({ who }, i) => {
      const names = initialsOf(who.name);
      const isOnlyOne = (short: string): boolean =>
        groups.every((other, j) => i === j || initialsOf(other.who.name).every(each => each !== short));
      return names.find(isOnlyOne) ?? `${names[0]}${String.fromCharCode(97 + i)}`;
    });
    known.set(groups, letters);
  }
  return letters;
}

/** "GG", then "Ge", "Gt" and so on: short names for a long one, the best first. */
function initialsOf(name: string): readonly string[] {
  const words = name.split(' ').filter(word => !/^(the|of)$/i.test(word));
  const initials = words
    .map(word => word[0]!.toUpperCase())
    .join('')
    .slice(0, 2);
  const [first = '?'] = words;
  return [initials, ...[...first.slice(1)].map(letter => `${first[0]!.toUpperCase()}${letter}`)];
}

/** Where a figure is drawn: its base, or its seat in a vehicle. */
export function pointOfFigure(rules: KillzoneBoard, view: KillzoneView, figure: Figure): Point {
  if (figure.vehicle === NONE) return shownAt(rules, view, figure);
  return pointOfSeat(rules, view, view.vehicles[figure.vehicle]!, figure.place);
}

/** Two abreast from the front, and one behind the other on what is too narrow for it. */
function pointOfSeat(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, place: number): Point {
  const { length, width, places } = rules.modelOf(view, vehicle);
  const abreast = width < 2 ? 1 : 2;
  const rows = Math.ceil(places / abreast);
  const along = places < 2 ? 0 : length * (0.2 - (0.5 * Math.floor(place / abreast)) / Math.max(1, rows - 1));
  const aside = abreast === 1 ? 0 : width * (place % 2 === 0 ? -0.22 : 0.22);
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

export function stateOf(rules: KillzoneBoard, view: KillzoneView, figure: Figure): string {
  const aboard = figure.vehicle === NONE ? null : view.vehicles[figure.vehicle]!;
  const marks = [
    // That somebody sits in a vehicle says that he is up and about.
    (figure.state !== 'active' || aboard === null) && say(`killzone.states.${figure.state}`),
    figure.away && say('killzone.away'),
    aboard &&
      (figure.place === 0
        ? say('killzone.drives', { vehicle: nameOf(rules, aboard.who) })
        : say('killzone.rides', { vehicle: nameOf(rules, aboard.who) })),
    isCarrier(view, figure) && say('killzone.hasPrize', { loot: view.objective.kind === 'getaway' }),
    figure.overdosed && say('killzone.overdosed'),
    figure.captive !== NONE && say('killzone.holds', { captive: nameOf(rules, view.figures[figure.captive]!.who) }),
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
