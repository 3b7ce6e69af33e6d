import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import type { Point } from '../game.ts';
import { placeUnder } from './squares.ts';

/** Of these the dice say how far they go: the squares that they may reach are shown first. */
const WAYS: readonly object[] = [{ do: 'move' }, { do: 'dash' }];

/** What may bring whoever acts to the square under a point. */
export function leadsTo(rules: DuckBoard, view: DuckView, question: Question, point: Point): readonly unknown[] {
  const place = question.kind === 'act' ? placeUnder(rules, view, point) : null;
  if (!place) return [];
  return WAYS.filter(way => {
    const { touched = [], overhead = false } = rules.foresightOf(view, question, way, true) ?? {};
    return overhead === place.overhead && touched.some(({ square }) => square === place.square);
  });
}
