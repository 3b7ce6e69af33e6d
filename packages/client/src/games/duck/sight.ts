import { type DuckView, type Figure, isInArc, isOnMap, placeName, rangeBetween, sees, sightOf } from '@sightline/duck';
import { words } from '../../words/index.ts';
import type { Measured, Point } from '../game.ts';
import { centreOf, pointOf, spotOfSquare, squareUnder } from './squares.ts';

const say = words.duck;

/** The rules' own line from head to head, with what stops it. */
export function lineBetween(view: DuckView, a: Figure, b: Figure): Measured {
  const seen = sees(view, a, b);
  const line = seen ? null : sightOf(view, a, b);
  const blocked = line?.blocker;
  return {
    from: pointOf(view, a),
    to: pointOf(view, b),
    text: [
      say.range(rangeBetween(view, a.at, b.at)),
      seen ? say.clear : say.notSeen(blocked ? placeName(view, blocked.square) : ''),
      isInArc(view, a, b.at) ? '' : say.outOfArc,
    ]
      .filter(Boolean)
      .join(' '),
    blockedBy: blocked ? spotOfSquare(view, blocked.square) : null,
    reaches: seen,
  };
}

/** Between two places: their figures where somebody stands there, else the middles of the squares. */
export function measure(view: DuckView, from: Point, to: Point): Measured {
  const [a, b] = [squareUnder(view, from), squareUnder(view, to)];
  if (a === null || b === null) return { from, to, text: say.offMap, blockedBy: null, reaches: false };
  const [first, second] = [standIn(view, a), standIn(view, b)];
  const { blockedBy, text, reaches } = lineBetween(view, first, second);
  return { from: centreOf(view, a), to: centreOf(view, b), text, blockedBy, reaches };
}

/** Whoever stands there, or a man of straw who looks everywhere. */
function standIn(view: DuckView, square: number): Figure {
  const there = view.figures.find(figure => figure.at === square && isOnMap(figure));
  if (there) return there;
  const model = view.figures.find(figure => figure.kind === 'teamer')!;
  return { ...model, at: square, overhead: false, position: 'centre' };
}
