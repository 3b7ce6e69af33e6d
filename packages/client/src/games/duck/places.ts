import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Offered, Question } from '@sightline/kernel';
import type { Point, Spot } from '../game.ts';
import { figureAt } from './sight.ts';
import { lineOfSide, placeUnder, pointOf, spotOfDoor, spotOfSquare } from './squares.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Questions whose bare numbers are figures, and those whose numbers are squares; other numbers are neither. */
const OF_FIGURES: ReadonlySet<string> = new Set(['order', 'droneHandler', 'actingLeader']);
const OF_SQUARES: ReadonlySet<string> = new Set([
  'throwAt',
  'spraySquare',
  'knockBackFork',
  'shrinkBack',
  'threatMove',
]);
const SQUARES = ['to', 'via', 'square', 'at'] as const;
const FIGURES = ['target', 'comrade', 'patient', 'machine', 'with', 'figure'] as const;

/**
 * Where an answer is on the map. Acts are small plain values that name squares, figures, doors and fittings by the same
 * words everywhere, so that one place reads them all.
 */
export function spotOf(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): Spot | null {
  if (typeof answer === 'number') {
    if (OF_FIGURES.has(question.kind)) return ofFigure(rules, view, answer);
    return OF_SQUARES.has(question.kind) ? ofSquare(rules, view, answer, isOverhead(view, question)) : null;
  }
  if (typeof answer !== 'object' || answer === null) return null;
  if ('reaction' in answer)
    return spotOf(rules, view, question, (answer as Exclude<Offered<unknown>, { pass: true }>).choice);
  return spotOfFacts(rules, view, answer as Facts, actorOf(view, question, answer as Facts));
}

/** Whoever is asked about, or whoever the answer names to do it. */
function actorOf(view: DuckView, question: Question, answer: Facts): number | undefined {
  const { figure } = question as Question & { readonly figure?: number };
  return (
    figure ?? (typeof answer['figure'] === 'number' && view.figures[answer['figure']] ? answer['figure'] : undefined)
  );
}

/** Squares are those of the level on which the man is whom it is about. */
function isOverhead(view: DuckView, question: Question): boolean {
  const { figure } = question as Question & { readonly figure?: number };
  return figure !== undefined && (view.figures[figure]?.overhead ?? false);
}

function spotOfFacts(rules: DuckBoard, view: DuckView, facts: Facts, actor: number | undefined): Spot | null {
  const man = actor === undefined ? undefined : view.figures[actor];
  if (typeof facts['door'] === 'number') return spotOfDoor(rules, view, facts['door']);
  for (const key of SQUARES) {
    const square = facts[key];
    if (typeof square !== 'number') continue;
    const side = facts['side'];
    return typeof side === 'number'
      ? ofSide(rules, view, square, side as 1 | 3 | 5 | 7)
      : ofSquare(rules, view, square, man?.overhead ?? false);
  }
  if (typeof facts['side'] === 'number' && man && man.at >= 0)
    return ofSide(rules, view, man.at, facts['side'] as 1 | 3 | 5 | 7);
  if (typeof facts['hatch'] === 'number') return ofSquare(rules, view, facts['hatch'], facts['do'] === 'climbUp');
  if (facts['do'] === 'climbDown' && man) return ofSquare(rules, view, man.at, false);
  if (typeof facts['fitting'] === 'number')
    return ofSquare(rules, view, view.fittings[facts['fitting']]?.at ?? -1, false);
  if (typeof facts['load'] === 'number') return ofSquare(rules, view, view.loads[facts['load']]?.at ?? -1, false);
  if (typeof facts['vehicle'] === 'number')
    return ofSquare(rules, view, view.vehicles[facts['vehicle']]?.front ?? -1, false);
  if (typeof facts['module'] === 'number')
    return ofTile(rules, view, rules.planOf(view.arena).modules[facts['module']]?.tiles[0]);
  if (typeof facts['tile'] === 'number') return ofTile(rules, view, facts['tile']);
  if (typeof facts['act'] === 'object' && facts['act'] !== null)
    return spotOfFacts(rules, view, facts['act'] as Facts, actor);
  for (const key of FIGURES) if (typeof facts[key] === 'number') return ofFigure(rules, view, facts[key]);
  return null;
}

function ofSquare(rules: DuckBoard, view: DuckView, square: number, overhead: boolean): Spot | null {
  return square >= 0 && square < rules.planOf(view.arena).grid.size
    ? spotOfSquare(rules, view, square, overhead)
    : null;
}

function ofFigure(rules: DuckBoard, view: DuckView, id: number): Spot | null {
  const figure = view.figures[id];
  if (!figure || figure.at < 0) return null;
  const { x, y } = pointOf(rules, view, figure);
  return { x: x - 0.4, y: y - 0.4, width: 0.8, height: 0.8 };
}

function ofSide(rules: DuckBoard, view: DuckView, square: number, side: 1 | 3 | 5 | 7): Spot {
  const { from, to } = lineOfSide(rules, view, { square, side });
  return { x: from.x - 0.2, y: from.y - 0.2, width: to.x - from.x + 0.4, height: to.y - from.y + 0.4 };
}

function ofTile(rules: DuckBoard, view: DuckView, id: number | undefined): Spot | null {
  const { tiles, tiling } = rules.planOf(view.arena);
  const tile = tiles[id ?? -1];
  if (!tile) return null;
  const { columns } = tiling;
  return { x: (tile.place % columns) * 5 + 1.5, y: Math.floor(tile.place / columns) * 5 + 1.5, width: 2, height: 2 };
}

/** What somebody means who points there and no listed answer lies there: a square, a figure, a door, a direction. */
export function answerAt(rules: DuckBoard, view: DuckView, question: Question, point: Point): unknown {
  const place = placeUnder(rules, view, point);
  if (place === null) return undefined;
  const isOnHisLevel = place.overhead === isOverhead(view, question);
  switch (question.kind) {
    case 'walk':
      if (isOnHisLevel) return { to: place.square };
      return place.overhead ? { do: 'climbUp', hatch: place.square } : { do: 'climbDown' };
    case 'throwAt':
    case 'threatMove':
    case 'spraySquare':
      return isOnHisLevel ? place.square : undefined;
    case 'act': {
      const figure = figureAt(rules, view, place);
      if (figure?.kind === 'threat') return attackOn(rules, view, question, figure.id);
      const door = view.doors.find(({ id }) => isInside(spotOfDoor(rules, view, id), point));
      if (door) return { do: door.open && !door.jammed ? 'closeDoor' : 'openDoor', door: door.id };
      if (place.overhead) return isOnHisLevel ? undefined : { do: 'climbUp', hatch: place.square };
      // Whoever cannot examine it from where he is learns why not.
      const isChit = view.chits.some(({ at, turned }) => at === place.square && !turned);
      return isChit ? { do: 'examineChit', at: place.square } : undefined;
    }
    case 'stance':
    case 'threatFacing':
      return stanceTowards(rules, view, question, point);
    default:
      return undefined;
  }
}

/** A shot at him; with a weapon that is aimed at squares and reaches his, its squirt: where to is asked next. */
export function attackOn(rules: DuckBoard, view: DuckView, question: Question, target: number): unknown {
  const { options = [] } = question as Question & { readonly options?: readonly unknown[] };
  const flame = options.find(option => (option as Facts | null)?.['do'] === 'flame');
  const reached = flame === undefined ? null : rules.foresightOf(view, question, flame, true);
  const isReached = reached?.touched?.some(({ square }) => square === view.figures[target]?.at) ?? false;
  return isReached ? flame : { do: 'shoot', target };
}

function isInside({ x, y, width, height }: Spot, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/** Facing the pointer, in the middle of the square or as near to it as is offered. */
function stanceTowards(rules: DuckBoard, view: DuckView, question: Question, point: Point): unknown {
  const { figure: id, options } = question as Question & { figure: number; options: readonly Stance[] };
  const figure = view.figures[id];
  if (!figure) return undefined;
  const at = pointOf(rules, view, figure);
  const angle = (Math.atan2(point.x - at.x, at.y - point.y) * 180) / Math.PI;
  const facing = (((Math.round(angle / 45) + 8) % 8) + 1) as number;
  const facings = options.filter(option => option.facing === facing);
  return (
    facings.find(({ position }) => position === 'centre') ??
    facings.find(({ position }) => position === figure.position) ??
    facings[0]
  );
}

interface Stance {
  readonly facing: number;
  readonly position: string;
}
