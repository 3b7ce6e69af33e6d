import type { DustupBoard, DustupEvent, DustupView, Figure, Unit } from '@sightline/dustup';
import type { Line, Question } from '@sightline/kernel';
import { say } from '../../words/index.ts';
import type { Point, SideMark } from '../game.ts';
import { shownAt } from './land.ts';

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
    say(`dustup.confidences.${unit.confidence}`),
    say('dustup.able', { able: rules.ableOf(view, unit).length, all: unit.figures.length }),
    unit.suppression > 0 && say('dustup.suppressed', { markers: unit.suppression }),
    unit.propped && say('dustup.propped'),
    unit.column && say('dustup.column'),
    unit.concealed && say('dustup.concealed'),
    unit.mounted && say('dustup.mounted'),
    unit.panicked && say('dustup.panicked'),
    unit.leaderless && say('dustup.leaderless'),
    rules.isHidden(unit) && say('dustup.hidden'),
    unit.activated && say('dustup.activated'),
  ];
  return marks.filter(mark => typeof mark === 'string').join(', ');
}

/** Which unit is acting: the one asked about, or else the innermost activation. */
export function activeIn(view: DustupView, underWay: readonly Line<DustupEvent>[], asked?: Question): number | null {
  if (asked && 'unit' in asked) return (asked as Question & { readonly unit: { readonly id: number } }).unit.id;
  return underWay.length > 0 ? (view.acting.at(-1) ?? null) : null;
}
