import type { DustupBoard, DustupEvent, DustupView, Figure, Unit } from '@sightline/dustup';
import type { Line, Question } from '@sightline/kernel';
import { words } from '../../words/index.ts';
import type { Point, SideMark } from '../game.ts';
import { shownAt } from './land.ts';

const say = words.dustup;

/** By side: the first seat is red. */
export const MARKS: readonly SideMark[] = ['red', 'blue'];

export function markOf({ side }: { readonly side: number }): SideMark {
  return MARKS[side]!;
}

export function isOnTable(unit: Unit): boolean {
  return unit.where === 'table';
}

/** Whether the viewer knows where a unit is. */
export function isSeen(rules: DustupBoard, view: DustupView, unit: Unit): boolean {
  return (
    isOnTable(unit) &&
    (!rules.isHidden(unit) || view.counters.some(({ unit: id, removed }) => id === unit.id && !removed))
  );
}

export function pointOfUnit(view: DustupView, unit: Unit): Point {
  return shownAt(view, view.figures[unit.leader]!);
}

/** The letters that stand for what a figure is: its place in the unit, or its speciality. */
export function labelOf(unit: Unit, figure: Figure): string {
  if (figure.id === unit.leader) return 'L';
  if (figure.specialist === 'medic') return '+';
  return String(unit.figures.indexOf(figure.id) + 1);
}

/** All that can be seen of a unit, in words. */
export function stateOf(rules: DustupBoard, view: DustupView, unit: Unit): string {
  const marks = [
    say.confidences[unit.confidence],
    say.able(rules.ableOf(view, unit).length, unit.figures.length),
    unit.suppression > 0 && say.suppressed(unit.suppression),
    unit.propped && say.propped,
    unit.column && say.column,
    unit.concealed && say.concealed,
    unit.mounted && say.mounted,
    unit.panicked && say.panicked,
    unit.leaderless && say.leaderless,
    rules.isHidden(unit) && say.hidden,
    unit.activated && say.activated,
  ];
  return marks.filter(mark => typeof mark === 'string').join(', ');
}

/** Which unit is acting: the one asked about, or else the innermost activation. */
export function activeIn(view: DustupView, underWay: readonly Line<DustupEvent>[], asked?: Question): number | null {
  if (asked && 'unit' in asked) return (asked as Question & { readonly unit: { readonly id: number } }).unit.id;
  return underWay.length > 0 ? (view.acting.at(-1) ?? null) : null;
}
