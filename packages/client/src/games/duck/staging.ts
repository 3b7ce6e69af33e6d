import type { DuckBoard, DuckEvent, DuckView } from '@sightline/duck';
import type { RollLine } from '@sightline/kernel';
import { armOf } from '../../board/arms.ts';
import type { CueName } from '../../feel/sound.ts';
import type { Point } from '../game.ts';
import type { Burst, Happened, Scene, Thrown, Trajectory, Walk } from '../scene.ts';
import { centreOf, pointOf } from './squares.ts';

// What the scenes of DUCK! are put together from.

/** An event of DUCK! with what was seen. */
export type DuckHappened<E = DuckEvent> = Happened<E, DuckView>;

/** How one kind of event is shown. */
export type Staged<E> = (rules: DuckBoard, happened: DuckHappened<E>) => Partial<Scene> | null;

/** The event of a type, also where several types share their facts. */
type EventOf<K, E = DuckEvent> = E extends { readonly type: infer T } ? (K extends T ? E : never) : never;

export type StagedKinds = { readonly [K in DuckEvent['type']]?: Staged<EventOf<K>> };

/** Where somebody stands on a view; nobody who is not on the map. */
export function whereIs(rules: DuckBoard, view: DuckView, id: number | null): Point | null {
  const figure = id === null ? undefined : view.figures[id];
  return figure && figure.at >= 0 && rules.isOnMap(figure) ? pointOf(rules, view, figure) : null;
}

/** Where somebody is seen: where he stands now, or where he stood before he was gone. */
export function seenAt(
  rules: DuckBoard,
  { before, after }: DuckHappened<unknown>,
  id: number | null,
): readonly Point[] {
  const at = whereIs(rules, after, id) ?? whereIs(rules, before, id);
  return at ? [at] : [];
}

/** From where somebody stood to where he stands, over some squares. */
export function walkOf(
  rules: DuckBoard,
  { before, after }: DuckHappened<unknown>,
  id: number,
  over: readonly number[] = [],
): { readonly at: readonly Point[]; readonly walks: readonly Walk[] } {
  const [from, to] = [whereIs(rules, before, id), whereIs(rules, after, id)];
  const ends = [from, to].flatMap(point => point ?? []);
  if (!from || !to || (from.x === to.x && from.y === to.y)) return { at: ends, walks: [] };
  const { overhead } = after.figures[id]!;
  const path = [from, ...over.slice(0, -1).map(square => centreOf(rules, after, square, overhead)), to];
  return { at: path, walks: [{ piece: String(id), path }] };
}

/** The line from somebody to somebody else or to a square. */
export function lineTo(
  rules: DuckBoard,
  { before }: DuckHappened<unknown>,
  from: number,
  to: { readonly figure: number } | { readonly square: number },
  kind: Trajectory['kind'],
): readonly Trajectory[] {
  const start = whereIs(rules, before, from);
  const end = 'figure' in to ? whereIs(rules, before, to.figure) : centreOf(rules, before, to.square);
  return start && end ? [{ from: start, to: end, kind }] : [];
}

export const burstAt = (points: readonly Point[], kind: Burst['kind'], size?: number): readonly Burst[] =>
  points.map(at => ({ at, kind, ...(size === undefined ? {} : { size }) }));

/** Both ends of lines, for the picture to show. */
export const endsOf = (lines: readonly Trajectory[]): readonly Point[] => lines.flatMap(({ from, to }) => [from, to]);

/** The dice that were thrown for it, each good or not where that can be said of one. */
export function throwing(
  dice: readonly RollLine[],
  needed?: string,
  isGood?: (face: number) => boolean,
): { readonly thrown: Thrown | null } {
  if (dice.length === 0) return { thrown: null };
  const shown = dice.map(({ die, face }) => ({ die, face, ...(isGood ? { isGood: isGood(face) } : {}) }));
  return { thrown: { dice: shown, ...(needed === undefined ? {} : { needed }) } };
}

/** How a gun shoots, by what it is. */
export function kindOfShot(weapon: string): Trajectory['kind'] {
  const arm = armOf(weapon);
  if (arm === 'flame') return 'flame';
  return arm === 'launcher' ? 'throw' : 'bullet';
}

const SHOTS = {
  pistol: 'shot-pistol',
  rifle: 'shot-rifle',
  heavy: 'shot-heavy',
  flame: 'flame',
  launcher: 'shot-heavy',
  blade: 'blade',
} as const satisfies Record<ReturnType<typeof armOf>, CueName>;

export const soundOfShot = (weapon: string): CueName => SHOTS[armOf(weapon)];
