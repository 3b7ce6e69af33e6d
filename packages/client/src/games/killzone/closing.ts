import type { Act, Figure, KillzoneBoard, KillzoneView, Place } from '@sightline/killzone';
import { NONE } from './floors.ts';

/** Bases that touch, with a hair to spare. */
const CONTACT = 1010;

/** The enemy that somebody would stand base to base with. */
export function touchedAt(rules: KillzoneBoard, view: KillzoneView, figure: Figure, end: Place): Figure | undefined {
  return view.figures.find(
    other =>
      other.side !== figure.side &&
      other.vehicle === NONE &&
      other.room === end.room &&
      rules.isFighting(other) &&
      Math.hypot(other.x - end.x, other.y - end.y) <= CONTACT,
  );
}

/** The enemy whom an act closes with on foot: a fight follows from it. */
export function closedWith(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): Figure | undefined {
  return act.do === 'move' ? touchedAt(rules, view, figure, rules.walkWay(view, figure, act.way).end) : undefined;
}
