import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { list, say } from '../../words/duck.ts';
import type { Measured, Point } from '../game.ts';
import { actorOf, factsOf } from './answers.ts';
import { nameOfBlocker } from './blockers.ts';
import { passedBy } from './flight.ts';
import { nameText } from './names.ts';
import { centreOf, type Place, placeUnder, pointOf, spotOfSquare } from './squares.ts';

/** The rules' own line from head to head, with what stops it. A line to the other level is drawn on that of the first. */
export function lineBetween(rules: DuckBoard, view: DuckView, a: Figure, b: Figure): Measured {
  const seen = rules.sees(view, a, b);
  const line = seen ? null : rules.sightOf(view, a, b);
  const blocked = line?.blocker;
  const [man, ...others] = seen ? inTheWay(rules, view, a, b) : [];
  const men = man && list([man, ...others].map(each => nameText(rules, each)));
  const by = men ?? (blocked ? nameOfBlocker(rules, view, blocked) : undefined);
  const stop = man?.at ?? blocked?.square;
  return {
    from: pointOf(rules, view, a),
    to: pointOf(rules, view, { ...b, overhead: a.overhead }),
    text: [
      say('duck.range', { squares: rules.rangeBetween(view, a.at, b.at) }),
      men ? say('duck.mustDuck', { men }) : seen ? say('duck.clear') : say('duck.notSeen', { blocker: by }),
      rules.isInArc(view, a, b.at) ? '' : say('duck.outOfArc'),
    ]
      .filter(Boolean)
      .join(' '),
    blockedBy: stop === undefined ? null : spotOfSquare(rules, view, stop, a.overhead),
    ...(by === undefined ? {} : { blocker: men ? say('duck.blocks', { blocker: men }) : by }),
    reaches: seen && !man,
  };
}

/** DK-SHOOT-018, DK-SHOOT-020: what lies on the line to somebody who is in sight and cannot be shot at. */
export function whyRefused(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | null {
  const { do: deed, target } = factsOf(answer);
  const man = question.kind === 'act' && deed === 'shoot' ? actorOf(view, question) : undefined;
  const foe = man && view.figures[Number(target)];
  if (!foe || !rules.isInArc(view, man, foe.at) || !rules.sees(view, man, foe)) return null;
  const what = passedBy(rules, view, man, foe.at);
  return what.length === 0 ? null : say('duck.stopsShot', { blocker: list(what) });
}

/** DK-DUCK-002: those who would have to get down before a man could shoot at a Threat. */
export function inTheWay(rules: DuckBoard, view: DuckView, from: Figure, to: Figure): readonly Figure[] {
  return from.kind === 'teamer' && to.kind === 'threat' ? (rules.inTheWayOf?.(view, from, to) ?? []) : [];
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

/** Of those who share a square the one whose figure is nearest to a point. */
export function figureUnder(rules: DuckBoard, view: DuckView, point: Point): Figure | undefined {
  const place = placeUnder(rules, view, point);
  if (!place) return undefined;
  const off = (figure: Figure): number => {
    const { x, y } = pointOf(rules, view, figure);
    return Math.hypot(x - point.x, y - point.y);
  };
  return view.figures
    .filter(({ at, overhead }) => at === place.square && overhead === place.overhead)
    .filter(rules.isOnMap)
    .sort((a, b) => off(a) - off(b))[0];
}

export function figureAt(rules: DuckBoard, view: DuckView, { square, overhead }: Place): Figure | undefined {
  return view.figures.find(figure => figure.at === square && figure.overhead === overhead && rules.isOnMap(figure));
}
