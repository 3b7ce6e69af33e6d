import { type DuckView, type Figure, isInArc, isOnMap, rangeBetween, sees, sightOf } from '@sightline/duck';
import { say } from '../../words/index.ts';
import type { Measured, Point } from '../game.ts';
import { nameOfBlocker } from './blockers.ts';
import { centreOf, type Place, placeUnder, pointOf, spotOfSquare } from './squares.ts';

/** The rules' own line from head to head, with what stops it. A line to the other level is drawn on that of the first. */
export function lineBetween(view: DuckView, a: Figure, b: Figure): Measured {
  const seen = sees(view, a, b);
  const line = seen ? null : sightOf(view, a, b);
  const blocked = line?.blocker;
  const by = blocked ? nameOfBlocker(view, blocked) : undefined;
  return {
    from: pointOf(view, a),
    to: pointOf(view, { ...b, overhead: a.overhead }),
    text: [
      say('duck.range', { squares: rangeBetween(view, a.at, b.at) }),
      seen ? say('duck.clear') : say('duck.notSeen', { blocker: by }),
      isInArc(view, a, b.at) ? '' : say('duck.outOfArc'),
    ]
      .filter(Boolean)
      .join(' '),
    blockedBy: blocked ? spotOfSquare(view, blocked.square, a.overhead) : null,
    ...(by === undefined ? {} : { blocker: by }),
    reaches: seen,
  };
}

/** Between two places: their figures where somebody stands there, else the middles of the squares. */
export function measure(view: DuckView, from: Point, to: Point): Measured {
  const [a, b] = [placeUnder(view, from), placeUnder(view, to)];
  if (a === null || b === null) return { from, to, text: say('duck.offMap'), blockedBy: null, reaches: false };
  return {
    ...lineBetween(view, standIn(view, a), standIn(view, b)),
    from: centreOf(view, a.square, a.overhead),
    to: centreOf(view, b.square, a.overhead),
  };
}

/** Whoever stands there, or a man of straw who looks everywhere. */
function standIn(view: DuckView, place: Place): Figure {
  const there = figureAt(view, place);
  if (there) return there;
  const model = view.figures.find(figure => figure.kind === 'teamer')!;
  return { ...model, at: place.square, overhead: place.overhead, position: 'centre' };
}

export function figureAt(view: DuckView, { square, overhead }: Place): Figure | undefined {
  return view.figures.find(figure => figure.at === square && figure.overhead === overhead && isOnMap(figure));
}
