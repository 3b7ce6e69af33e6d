import type { DustupBoard, DustupQuestion, DustupView } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import type { Point } from '../game.ts';
import { spotOfHull } from './hulls.ts';
import { shownAt } from './land.ts';
import { pointOf } from './reach.ts';
import { isVehicle } from './units.ts';
import { sideSettingUp } from './Zones.tsx';

/** All that somebody wants to see who answers: the zones he deploys in, the enemies whom his unit can get at. */
export function scope(rules: DustupBoard, view: DustupView, question: Question): readonly Point[] | null {
  const asked = question as DustupQuestion;
  const side = sideSettingUp(view, asked);
  if (side !== undefined && side >= 0) return view.sides[side]!.zones.flat().map(place => shownAt(view, place));
  if (asked.kind !== 'act') return null;
  const unit = view.units[asked.unit.id]!;
  const targets = rules.threatenedBy?.(view, unit) ?? [];
  return [unit.id, ...targets].flatMap(id => pointsAbout(rules, view, id));
}

/** A hull is seen whole, however long it is. */
function pointsAbout(rules: DustupBoard, view: DustupView, id: number): readonly Point[] {
  const point = pointOf(rules, view, id);
  const unit = view.units[id];
  if (!point || !unit || !isVehicle(unit)) return point ? [point] : [];
  const { x, y, width, height } = spotOfHull(rules, view, unit.hull);
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}
