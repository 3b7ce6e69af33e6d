import type { Drill, DrillBoard, Unit } from '@sightline/drill';
import type { Question, Seat } from '@sightline/kernel';
import { say } from '../../words/index.ts';
import type { Note } from '../game.ts';
import { unitAsked } from './places.ts';
import { lineBetween } from './sight.ts';
import { nameOf } from './units.ts';

/** Whom a unit could shoot at if it stood on a square. */
export function targetsFrom(rules: DrillBoard, view: Drill, unit: Unit, square: number): Unit[] {
  return view.units.filter(enemy => rules.canShoot(view, { ...unit, at: square }, enemy));
}

/** The enemies on overwatch that see a walker on some square of its way. */
export function watchersOf(rules: DrillBoard, view: Drill, unit: Unit, way: readonly number[]): Unit[] {
  const watchers = view.units.filter(other => other.watching && other.side !== unit.side && rules.isStanding(other));
  return watchers.filter(watcher => way.some(square => rules.canShoot(view, watcher, { ...unit, at: square })));
}

/** Remarks on an answer; `wayTo` knows only ways that exist, so the answer has to be allowed. */
export function notes(
  rules: DrillBoard,
  view: Drill,
  _seat: Seat,
  question: Question,
  answer: unknown,
): readonly Note[] {
  const unit = unitAsked(view, question);
  if (question.kind === 'walk' && unit) return walkNotes(rules, view, unit, answer as number);
  if (typeof answer !== 'number') return [];
  const other = view.units[answer];
  if (question.kind === 'shoot' && unit && other) {
    return [{ text: lineBetween(rules, view, unit.at, other.at).text, rule: 'DR-SHOOT-002' }];
  }
  return question.kind === 'pick' && other ? pickNotes(rules, view, other) : [];
}

function walkNotes(rules: DrillBoard, view: Drill, unit: Unit, to: number): Note[] {
  const targets = targetsFrom(rules, view, unit, to).map(({ id }) => nameOf(id));
  const aim: Note = { text: say('drill.targetsFrom', { names: targets }), rule: 'DR-SHOOT-001' };
  if (to === unit.at) return [{ text: say('drill.stays'), rule: 'DR-WALK-004' }, aim];
  const way = rules.wayTo(view, unit, to);
  const watchers = watchersOf(rules, view, unit, way).map(({ id }) => nameOf(id));
  const steps: Note = { text: say('drill.steps', { count: way.length }), rule: 'DR-WALK-003' };
  if (watchers.length === 0) return [steps, aim];
  return [steps, aim, { text: say('drill.watchedBy', { names: watchers }), rule: 'DR-WATCH-002', tone: 'warning' }];
}

function pickNotes(rules: DrillBoard, view: Drill, unit: Unit): Note[] {
  const walk: Note = unit.pinned
    ? { text: say('drill.pinned'), rule: 'DR-DUCK-004', tone: 'warning' }
    : { text: say('drill.inReach', { count: rules.reach(view, unit).length - 1 }), rule: 'DR-WALK-001' };
  return [
    walk,
    { text: say('drill.targets', { count: targetsFrom(rules, view, unit, unit.at).length }), rule: 'DR-SHOOT-001' },
  ];
}
