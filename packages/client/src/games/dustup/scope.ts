import type { DustupBoard, DustupQuestion, DustupView } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import type { Point } from '../game.ts';
import { spotOfHull } from './hulls.ts';
import { shownAt } from './land.ts';
import { pointOf } from './reach.ts';
import { isSeen, isVehicle } from './units.ts';
import { sideSettingUp } from './Zones.tsx';

/** All that somebody wants to see who answers: the zones he deploys in, the enemies whom his unit can get at. */
export function scope(rules: DustupBoard, view: DustupView, question: Question): readonly Point[] | null {
  const asked = question as DustupQuestion;
  const side = sideSettingUp(view, asked);
  if (side !== undefined && side >= 0) return view.sides[side]!.zones.flat().map(place => shownAt(view, place));
  const firer = firerAgainst(view, asked);
  if (firer !== null && 'unit' in asked) return [asked.unit.id, firer].flatMap(id => pointsAbout(rules, view, id));
  if (asked.kind === 'placeMission') {
    const { side, id } = view.units[asked.unit.id]!;
    const foes = view.units.filter(other => other.side !== side && isSeen(rules, view, other));
    return [id, ...foes.map(foe => foe.id)].flatMap(each => pointsAbout(rules, view, each));
  }
  // Who goes first depends on how everybody stands.
  if (asked.kind === 'goFirst')
    return view.units.filter(unit => isSeen(rules, view, unit)).flatMap(({ id }) => pointsAbout(rules, view, id));
  if (asked.kind !== 'act') return null;
  const unit = view.units[asked.unit.id]!;
  const targets = rules.threatenedBy?.(view, unit) ?? [];
  return [unit.id, ...targets].flatMap(id => pointsAbout(rules, view, id));
}

/** Whoever has fired, or is about to, at somebody who is asked what he does about it. */
function firerAgainst({ acting }: DustupView, asked: DustupQuestion): number | null {
  if (asked.kind === 'underLock') return asked.by.id;
  return asked.kind === 'useDecoy' || asked.kind === 'useAreaSystem' ? (acting.at(-1) ?? null) : null;
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
