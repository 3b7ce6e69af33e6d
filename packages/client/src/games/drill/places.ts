import type { Drill, DrillBoard } from '@sightline/drill';
import type { Offered, Question } from '@sightline/kernel';
import type { Point, Spot } from '../game.ts';
import { spotOfSquare, squareAt } from './squares.ts';
import { unitAt } from './units.ts';

/** Squares are answers to walking and laying; units stand for themselves wherever they are. */
export function spotOf(rules: DrillBoard, view: Drill, question: Question, answer: unknown): Spot | null {
  switch (question.kind) {
    case 'lay':
    case 'walk':
      return typeof answer === 'number' ? spotOfSquare(rules, answer) : null;
    case 'pick':
    case 'shoot':
      return typeof answer === 'number' ? spotOfUnit(rules, view, answer) : null;
    case 'react': {
      const offered = answer as Offered<number>;
      return 'pass' in offered ? null : spotOfUnit(rules, view, offered.choice);
    }
    default:
      return null;
  }
}

export function answerAt(rules: DrillBoard, view: Drill, question: Question, point: Point): unknown {
  const square = squareAt(rules, point);
  switch (question.kind) {
    case 'lay':
    case 'walk':
      return square ?? undefined;
    case 'pick':
    case 'shoot':
      return unitAt(rules, view, square)?.id;
    default:
      return undefined;
  }
}

/** The unit that a question is about: the walker, the shooter. */
export function unitAsked(view: Drill, question: Question): Drill['units'][number] | undefined {
  return view.units[(question as Question & { readonly unit?: number }).unit ?? -1];
}

function spotOfUnit(rules: DrillBoard, view: Drill, id: number): Spot | null {
  const unit = view.units[id];
  return unit ? spotOfSquare(rules, unit.at) : null;
}
