import type { Question, Viewer } from '@sightline/kernel';
import type { Figure, KillzoneBoard, KillzoneView, Place, Vehicle } from '@sightline/killzone';
import { called, say } from '../../words/index.ts';
import { namingIn, placesOf } from '../naming.ts';
import { fromEdges } from '../places.ts';

/** Outside, on foot: the number that is no room and no vehicle. */
export const NONE = -1;

export const namerOf = (board: KillzoneBoard): ((who: Figure['who']) => string) => namingIn('killzone', board);

/** The side that somebody takes for his own: the first, for those who only look on. */
export function ownSide({ seats }: KillzoneView, viewer: Viewer): number {
  return Math.max(0, seats.indexOf(viewer));
}

export function figureAsked(view: KillzoneView, question: Question): Figure | null {
  const { figure } = question as Question & { readonly figure?: { readonly id?: number } };
  return view.figures[figure?.id ?? NONE] ?? null;
}

/** Where somebody is who may sit in a vehicle. */
export function spotOf(view: KillzoneView, figure: Figure): Place {
  const aboard = view.vehicles[figure.vehicle];
  return aboard ? outside(aboard) : figure;
}

export const outside = ({ x, y }: Pick<Vehicle, 'x' | 'y'>): Place => ({ x, y, room: NONE });

/** Where a place is: by its room, or by its name or what lies there, and how far the edges are. */
export function placeText(board: KillzoneBoard, view: KillzoneView, at: Place): string {
  const named = placesOf<KillzoneView, Place>('killzone', board)(view, at);
  if (at.room !== NONE) return named ?? roomText(board, view, at.room);
  const ground = named ?? groundText(board, view, at);
  const edges = fromEdges(view.map, at);
  return ground === null ? edges : `${ground}, ${edges}`;
}

export function roomText(board: KillzoneBoard, view: KillzoneView, room: number): string {
  const { rooms, buildings } = board.groundOf(view.map);
  const { name, floor, building } = rooms[room]!;
  return say('killzone.room', { building: called(buildings[building]!.who.name), floor, room: called(name) });
}

type Rect = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
type Spot = Pick<Place, 'x' | 'y'>;

export const isInside = ({ minX, minY, maxX, maxY }: Rect, { x, y }: Spot): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** What lies at a place in the open; null on clear ground. */
export function groundText(board: KillzoneBoard, view: KillzoneView, at: Spot): string | null {
  const { patches, steps } = board.groundOf(view.map);
  const under = [...steps, ...patches].find(piece => isInside(piece, at));
  return under ? say(`killzone.grounds.${under.kind}`) : null;
}
