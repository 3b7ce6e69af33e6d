import type { DuckBoard, DuckEvent, DuckView, Figure, Place, Teamer, Threat } from '@sightline/duck';
import type { Line, Question } from '@sightline/kernel';
import { windName } from '../../board/winds.ts';
import { called, say } from '../../words/duck.ts';
import type { SideMark } from '../game.ts';
import { burdens } from './burdens.ts';

/** The Team is blue, a second Team and everything that comes at them is red. */
export function markOf(figure: Figure): SideMark {
  if (figure.kind === 'threat') return 'red';
  return figure.kind === 'teamer' && figure.team > 0 ? 'red' : 'blue';
}

/** Two letters of a man's name; the number of anything else. */
export function labelOf(figure: Figure): string {
  if (figure.kind !== 'teamer') return String(figure.id);
  const [first = '', last = ''] = figure.card.name.split(' ');
  return `${first[0] ?? ''}${last[0] ?? ''}`;
}

export function teamOf(view: DuckView): Teamer[] {
  return view.figures.filter((figure): figure is Teamer => figure.kind === 'teamer');
}

export function threatsOf(rules: DuckBoard, view: DuckView): Threat[] {
  return view.figures.filter((figure): figure is Threat => figure.kind === 'threat' && rules.isOnMap(figure));
}

/** Somebody by his name, in the language of the page. */
export const nameText = (rules: DuckBoard, figure: Figure): string => called(rules.nameOf(figure));

/** A room; the Bridge is told from the boarding bridge. */
export const roomText = (room: string): string => say('duck.room', { room: called(room) });

/** Where a square is; an edition of before says it in English. */
export function placeText(rules: DuckBoard, view: DuckView, square: number): string {
  const place = rules.placeOf?.(view, square);
  if (!place) return rules.placeName?.(view, square) ?? '';
  switch (place.is) {
    case 'square':
      return say('duck.place.square', { room: roomText(place.room), spot: spotText(place) });
    case 'space':
      return say('duck.place.space');
    case 'bridge':
      return say('duck.place.bridge', { number: place.number, end: place.number % 4 });
    default:
      return place satisfies never;
  }
}

/** In which part of its room a square is; the first edition had numbers for it. */
function spotText({ spot, column, row }: Extract<Place, { readonly is: 'square' }>): string {
  if (!spot) return say('duck.spot.numbered', { column, row });
  const wind = (direction: number): string => windName(windIndex(direction));
  switch (spot.in) {
    case 'middle':
      return say('duck.spot.middle');
    case 'airlock':
      return say('duck.spot.airlock');
    case 'doorway':
      return say('duck.spot.doorway', { room: roomText(spot.to) });
    case 'half':
      return say('duck.spot.half', { half: wind(spot.half), towards: wind(spot.towards) });
    case 'corner':
    case 'side':
    case 'beside':
      return say(`duck.spot.${spot.in}`, { towards: wind(spot.towards) });
    default:
      return spot satisfies never;
  }
}

/** Facings count from the north, winds from the east. */
export function windIndex(facing: number): number {
  return (facing + 5) % 8;
}

/** A door by the rooms on its two sides. */
export function doorText(rules: DuckBoard, view: DuckView, door: number): string {
  const { doors, modules } = rules.planOf(view.arena);
  const { modules: sides, isAirlock } = doors[door]!;
  const [from = '', to = ''] = sides.flatMap(id => (modules[id] ? [roomText(modules[id].name)] : []));
  return isAirlock ? say('duck.airlockOf', { room: from }) : say('duck.doorBetween', { from, to });
}

/** All that can be seen of a figure, in words. */
export function stateOf(rules: DuckBoard, view: DuckView, figure: Figure): string {
  const marks: (string | false)[] = [
    // Whoever is wounded is not called fit.
    !(figure.condition === 'fit' && figure.wounds > 0) && say(`duck.conditions.${figure.condition}`),
    figure.wounds > 0 &&
      (figure.kind === 'threat' ? say('duck.woundedThreat') : say('duck.wounds', { wounds: figure.wounds })),
    figure.ducked && say('duck.ducked'),
    figure.overhead && say('duck.overhead'),
  ];
  if (figure.kind === 'teamer') {
    const ahead = pairAhead(rules, view, figure);
    marks.push(
      figure.waiting > 0 && say('duck.waiting'),
      figure.grapple !== null &&
        say('duck.grappledBy', { threat: nameText(rules, view.figures[figure.grapple.threat]!) }),
      figure.chicken && say('duck.chicken'),
      ...burdens(rules, view, figure),
      ahead.length > 0 && say('duck.behindOnBridge', { names: ahead }),
      figure.carries !== null && say('duck.carries', { whom: nameText(rules, view.figures[figure.carries]!) }),
    );
  }
  if (figure.kind === 'threat')
    marks.push(
      figure.scarred && say('duck.scarred'),
      figure.waitingSince > 0 && say('duck.hiding'),
      figure.trapped && say('duck.trapped'),
    );
  return marks.filter(mark => mark !== false).join(', ');
}

/** The two who stand before somebody on the bridge and keep him there (DK-MOVE-013); nobody where there is a way past. */
export function pairAhead(rules: DuckBoard, view: DuckView, { at }: Teamer): readonly string[] {
  const { squares } = view.bridge;
  const next = squares[squares.indexOf(at) - 1];
  const pair = next === undefined ? [] : teamOf(view).filter(other => other.at === next && rules.isOnMap(other));
  return pair.length > 1 ? pair.map(other => nameText(rules, other)) : [];
}

/** Who is acting: the figure asked about, or else the one that was told of last. */
export function activeIn(underWay: readonly Line<DuckEvent>[], asked?: Question): number | null {
  if (asked && 'figure' in asked && typeof asked.figure === 'number') return asked.figure;
  for (const line of underWay.toReversed()) {
    if (line.kind === 'event' && 'figure' in line.event && typeof line.event.figure === 'number')
      return line.event.figure;
  }
  return null;
}
