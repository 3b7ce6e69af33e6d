import type { Figure, KillzoneBoard, KillzoneView, Place } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { nameOf } from './figures.ts';
import { NONE } from './floors.ts';
import { placeNameOf } from './naming-places.ts';

interface Goal extends Pick<Place, 'x' | 'y'> {
  readonly name: string;
}

/** So far off its line, in degrees, a walk still leads towards something. */
const ASIDE = 8;

/** What a walk leads towards, if to anything: two walks the same way are told apart by it. */
export function headingFor(rules: KillzoneBoard, view: KillzoneView, figure: Figure, end: Place): string | null {
  if (end.room !== figure.room) return null;
  const line = Math.atan2(end.y - figure.y, end.x - figure.x);
  let best: Goal | null = null;
  let least = (ASIDE * Math.PI) / 180;
  for (const goal of goalsOf(rules, view, figure)) {
    const off = Math.abs(Math.atan2(goal.y - figure.y, goal.x - figure.x) - line);
    const aside = Math.min(off, 2 * Math.PI - off);
    if (aside < least) [best, least] = [goal, aside];
  }
  return best && say('killzone.towards', { name: best.name });
}

/** Enemies on foot, vehicles, and what the battle is about. */
function goalsOf(rules: KillzoneBoard, view: KillzoneView, figure: Figure): readonly Goal[] {
  const enemies = view.figures.filter(
    other => other.side !== figure.side && other.vehicle === NONE && rules.isFighting(other),
  );
  const vehicles = view.vehicles.filter(({ away }) => !away);
  const markers = rules.standingOf?.(view).markers ?? [];
  const { objective } = view;
  const object = objective.kind === 'raid' ? [{ x: objective.object[0] * 1000, y: objective.object[1] * 1000 }] : [];
  return [
    ...enemies.map(({ who, x, y }) => ({ name: nameOf(rules, who), x, y })),
    ...vehicles.map(({ who, x, y }) => ({ name: nameOf(rules, who), x, y })),
    ...markers.map(({ at }) => ({
      name: say('killzone.turf', { place: placeNameOf(rules, view, at) }),
      x: at.x,
      y: at.y,
    })),
    ...object.map(at => ({ name: say('killzone.object'), ...at })),
  ];
}
