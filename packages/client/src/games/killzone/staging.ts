import type { RollLine } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneEvent, KillzoneView, Place, Way } from '@sightline/killzone';
import type { Point } from '../game.ts';
import type { Burst, Happened, Scene, Thrown, Walk } from '../scene.ts';
import { pointOfFigure, pointOfVehicle } from './figures.ts';
import { shownAt } from './floors.ts';

// What the scenes of Killzone are put together from.

export type KillzoneHappened<E = KillzoneEvent> = Happened<E, KillzoneView>;

/** How one kind of event is shown. */
export type Staged<E> = (rules: KillzoneBoard, happened: KillzoneHappened<E>) => Partial<Scene>;

export type StagedKinds = {
  readonly [K in KillzoneEvent['type']]?: Staged<Extract<KillzoneEvent, { readonly type: K }>>;
};

/** Where somebody is seen: where he is now, or where he was before he was gone. */
export function seenAt(
  rules: KillzoneBoard,
  { before, after }: KillzoneHappened<unknown>,
  id: number,
): readonly Point[] {
  for (const view of [after, before]) {
    const figure = view.figures[id];
    if (figure && rules.isInPlay(figure)) return [pointOfFigure(rules, view, figure)];
  }
  return [];
}

export function vehicleAt(rules: KillzoneBoard, { after }: KillzoneHappened<unknown>, id: number): readonly Point[] {
  const vehicle = after.vehicles[id];
  return vehicle ? [pointOfVehicle(rules, after, vehicle)] : [];
}

/** From where somebody stood along a way to where he stands. */
export function walkOf(
  rules: KillzoneBoard,
  { before, after }: KillzoneHappened<unknown>,
  id: number,
  way: Way = [],
): { readonly at: readonly Point[]; readonly walks: readonly Walk[] } {
  const [from, to] = [before.figures[id], after.figures[id]];
  if (!from || !to || !rules.isInPlay(from) || !rules.isInPlay(to)) return { at: [], walks: [] };
  const points = [
    pointOfFigure(rules, before, from),
    ...pointsOn(rules, before, from, way),
    pointOfFigure(rules, after, to),
  ];
  return { at: points, walks: [{ piece: String(id), path: points }] };
}

/** The corners of a way on its own floor; what leads through a door or up the stairs is jumped. */
function pointsOn(rules: KillzoneBoard, view: KillzoneView, { room }: Place, way: Way): readonly Point[] {
  return way.slice(0, -1).flatMap(leg => ('through' in leg ? [] : [shownAt(rules, view, { ...leg, room })]));
}

/** A vehicle and everybody in it from where they were to where they are. */
export function driveOf(
  rules: KillzoneBoard,
  { before, after }: KillzoneHappened<unknown>,
  id: number,
): { readonly at: readonly Point[]; readonly walks: readonly Walk[] } {
  const [from, to] = [before.vehicles[id]!, after.vehicles[id]!];
  const pose = (view: KillzoneView, vehicle: typeof from) => ({
    ...pointOfVehicle(rules, view, vehicle),
    degrees: vehicle.heading,
  });
  const path = [pose(before, from), pose(after, to)];
  const riders = after.figures.filter(({ vehicle }) => vehicle === id).map(({ id: rider }) => rider);
  return {
    at: path,
    walks: [
      { piece: `vehicle ${id}`, path },
      ...riders.flatMap(rider => walkOf(rules, { before, after } as KillzoneHappened<unknown>, rider).walks),
    ],
  };
}

export const burstAt = (points: readonly Point[], kind: Burst['kind'], size?: number): readonly Burst[] =>
  points.map(at => ({ at, kind, ...(size === undefined ? {} : { size }) }));

/** The dice that fell for it, each good or not where that can be said of one. */
export function throwing(
  dice: readonly RollLine[],
  needed?: string,
  isGood?: boolean,
): { readonly thrown: Thrown | null } {
  if (dice.length === 0) return { thrown: null };
  const shown = dice.map(({ die, face }) => ({ die, face, ...(isGood === undefined ? {} : { isGood }) }));
  return { thrown: { dice: shown, ...(needed === undefined ? {} : { needed }) } };
}
