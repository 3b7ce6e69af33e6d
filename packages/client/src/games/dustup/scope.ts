import type { DustupBoard, DustupQuestion, DustupView } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import { cornersOf } from '../../board/area.ts';
import type { DeedId } from '../deeds.ts';
import type { Point } from '../game.ts';
import { shownAt } from './land.ts';
import { areaOf } from './nameplates.ts';
import { isSeen } from './units.ts';
import { sideSettingUp } from './Zones.tsx';

/** What is done at somebody: all of those are shown, however far off they are. */
const AT_OTHERS: readonly (DeedId | null)[] = ['shoot', 'throw', 'fight', 'call'];

/** All that somebody wants to see who answers: the zones he deploys in, the enemies at whom he is about to do something. */
export function scope(
  rules: DustupBoard,
  view: DustupView,
  question: Question,
  deed: DeedId | null,
): readonly Point[] | null {
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
  if (asked.kind === 'goFirst' || isSeizing(asked))
    return view.units.filter(unit => isSeen(rules, view, unit)).flatMap(({ id }) => pointsAbout(rules, view, id));
  if (asked.kind !== 'act' || !AT_OTHERS.includes(deed)) return null;
  const unit = view.units[asked.unit.id]!;
  const targets = rules.threatenedBy?.(view, unit) ?? [];
  return [unit.id, ...targets].flatMap(id => pointsAbout(rules, view, id));
}

/** Whether somebody may act before his turn: that depends on where everybody stands as well. */
function isSeizing(asked: DustupQuestion): boolean {
  if (asked.kind !== 'react') return false;
  return asked.options.some(option => 'choice' in option && 'do' in option.choice && option.choice.do === 'seize');
}

/** Whoever has fired, or is about to, at somebody who is asked what he does about it. */
function firerAgainst({ acting }: DustupView, asked: DustupQuestion): number | null {
  if (asked.kind === 'underLock') return asked.by.id;
  return asked.kind === 'useDecoy' || asked.kind === 'useAreaSystem' ? (acting.at(-1) ?? null) : null;
}

/** A unit is seen whole, and so is a hull, however long it is. */
function pointsAbout(rules: DustupBoard, view: DustupView, id: number): readonly Point[] {
  const spot = areaOf(rules, view, id);
  return spot ? cornersOf(spot) : [];
}
