import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import { say } from '../../words/index.ts';
import type { Measured, Point } from '../game.ts';
import { nameOfBlocker } from './blockers.ts';
import { centreOf, type Place, placeUnder, pointOf, spotOfSquare } from './squares.ts';

/** The rules' own line from head to head, with what stops it. A line to the other level is drawn on that of the first. */
export function lineBetween(rules: DuckBoard, view: DuckView, a: Figure, b: Figure): Measured {
  const seen = rules.sees(view, a, b);
  const line = seen ? null : rules.sightOf(view, a, b);
  const blocked = line?.blocker;
  const by = blocked ? nameOfBlocker(rules, view, blocked) : undefined;
  return {
    from: pointOf(rules, view, a),
    to: pointOf(rules, view, { ...b, overhead: a.overhead }),
    text: [
      say('duck.range', { squares: rules.rangeBetween(view, a.at, b.at) }),
      seen ? say('duck.clear') : say('duck.notSeen', { blocker: by }),
      rules.isInArc(view, a, b.at) ? '' : say('duck.outOfArc'),
    ]
      .filter(Boolean)
      .join(' '),
    blockedBy: blocked ? spotOfSquare(rules, view, blocked.square, a.overhead) : null,
    ...(by === undefined ? {} : { blocker: by }),
    reaches: seen,
  };
}

/** Between two places: their figures where somebody stands there, else the middles of the squares. */
export function measure(rules: DuckBoard, view: DuckView, from: Point, to: Point): Measured {
  const [a, b] = [placeUnder(rules, view, from), placeUnder(rules, view, to)];
  if (a === null || b === null) return { from, to, text: say('duck.offMap'), blockedBy: null, reaches: false };
  return {
    ...lineBetween(rules, view, standIn(rules, view, a), standIn(rules, view, b)),
    from: centreOf(rules, view, a.square, a.overhead),
    to: centreOf(rules, view, b.square, a.overhead),
  };
}

/** Whoever stands there, or a man of straw who looks everywhere. */
function standIn(rules: DuckBoard, view: DuckView, place: Place): Figure {
  const there = figureAt(rules, view, place);
  if (there) return there;
  const model = view.figures.find(figure => figure.kind === 'teamer')!;
  return { ...model, at: place.square, overhead: place.overhead, position: 'centre' };
}

export function figureAt(rules: DuckBoard, view: DuckView, { square, overhead }: Place): Figure | undefined {
  return view.figures.find(figure => figure.at === square && figure.overhead === overhead && rules.isOnMap(figure));
}
