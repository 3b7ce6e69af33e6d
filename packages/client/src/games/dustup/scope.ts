import type { DustupBoard, DustupQuestion, DustupView } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import type { Point } from '../game.ts';
import { shownAt } from './land.ts';
import { pointOf } from './reach.ts';
import { sideSettingUp } from './Zones.tsx';

/** All that somebody wants to see who answers: the zones he deploys in, the enemies whom his unit can get at. */
export function scope(rules: DustupBoard, view: DustupView, question: Question): readonly Point[] | null {
  const asked = question as DustupQuestion;
  const side = sideSettingUp(view, asked);
  if (side !== undefined && side >= 0) return view.sides[side]!.zones.flat().map(place => shownAt(view, place));
  if (asked.kind !== 'act') return null;
  const unit = view.units[asked.unit.id]!;
  const targets = rules.threatenedBy?.(view, unit) ?? [];
  return [unit.id, ...targets].flatMap(id => pointOf(rules, view, id) ?? []);
}
