import type { KillzoneBoard, KillzoneQuestion, KillzoneView, Place } from '@sightline/killzone';
import { list, say } from '../../words/killzone.ts';
import { nameOf } from './figures.ts';
import { besideVehicle } from './naming-places.ts';

type ClimbOut = Extract<KillzoneQuestion, { kind: 'climbOut' }>;

/** Whoever stands so near, in mils, is met as soon as one is out. */
const NEAR = 2500;

/** "left, near the front": a side is long enough for two ways out of a wreck. */
export function wayOutName(view: KillzoneView, { vehicle }: ClimbOut, to: Place): string {
  const { hand, side, along } = besideVehicle(view.vehicles[vehicle.id]!, to);
  if (hand !== 'left' && hand !== 'right') return side;
  return say(`killzone.climb.${hand}`, { end: say(`killzone.climb.end.${along < 0 ? 'back' : 'front'}`) });
}

/** Of the ways out at one end of a side one is enough. */
export const isSameWayOut = (view: KillzoneView, asked: ClimbOut, a: Place, b: Place): boolean =>
  wayOutName(view, asked, a) === wayOutName(view, asked, b);

/** Which enemies are there, on foot or on wheels. */
export function metOutside(rules: KillzoneBoard, view: KillzoneView, { figure }: ClimbOut, to: Place): string {
  const { side } = view.figures[figure.id]!;
  const near = view.figures.filter(
    other => other.side !== side && rules.isFighting(other) && Math.hypot(other.x - to.x, other.y - to.y) <= NEAR,
  );
  if (near.length === 0) return say('killzone.climb.free');
  const names = list(near.map(({ who }) => nameOf(rules, who)));
  return say('killzone.climb.near', { names, count: near.length });
}
