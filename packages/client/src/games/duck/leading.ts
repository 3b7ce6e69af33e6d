import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import type { Point } from '../game.ts';
import { factsOf } from './answers.ts';
import { placeUnder } from './squares.ts';

/** Of these the dice say how far they go: the squares that they may reach are shown first. */
const MOVE: object = { do: 'move' };
const DASH: object = { do: 'dash' };
const WAYS: readonly object[] = [MOVE, DASH];

/** What may bring whoever acts to the square under a point. A DASH has its price: it is never taken up by pressing a place. */
export function leadsTo(rules: DuckBoard, view: DuckView, question: Question, point: Point): readonly unknown[] {
  return waysTo(rules, view, question, point).includes(MOVE) ? [MOVE] : [];
}

/** What is said of a place that a DASH alone might reach. */
export function tooFar(rules: DuckBoard, view: DuckView, question: Question, point: Point): string | null {
  const [only] = waysTo(rules, view, question, point);
  const { options = [] } = question as Question & { readonly options?: readonly unknown[] };
  const isOpen = options.some(option => factsOf(option)['do'] === 'dash');
  return only === DASH && isOpen ? say('duck.tooFar') : null;
}

function waysTo(rules: DuckBoard, view: DuckView, question: Question, point: Point): readonly object[] {
  const place = question.kind === 'act' ? placeUnder(rules, view, point) : null;
  if (!place) return [];
  return WAYS.filter(way => {
    const { touched = [], overhead = false } = rules.foresightOf(view, question, way, true) ?? {};
    return overhead === place.overhead && touched.some(({ square }) => square === place.square);
  });
}
