import { type DuckView, isOnMap, planOf } from '@sightline/duck';
import type { Offered, Question } from '@sightline/kernel';
import type { Point, Spot } from '../game.ts';
import { lineOfSide, pointOf, spotOfDoor, spotOfSquare, squareUnder } from './squares.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Questions whose bare numbers are figures; elsewhere they are squares. */
const OF_FIGURES: ReadonlySet<string> = new Set([
  'order',
  'target',
  'victim',
  'who',
  'comrade',
  'figure',
  'concert',
  'nextInConcert',
  'actingLeader',
]);
const FIGURES = ['target', 'comrade', 'patient', 'machine', 'figure'] as const;

/**
 * Where an answer is on the map. Acts are small plain values that name squares, figures, doors and fittings by the same
 * words everywhere, so that one place reads them all.
 */
export function spotOf(view: DuckView, question: Question, answer: unknown): Spot | null {
  if (typeof answer === 'number')
    return OF_FIGURES.has(question.kind) ? ofFigure(view, answer) : ofSquare(view, answer);
  if (typeof answer !== 'object' || answer === null) return null;
  if ('reaction' in answer) return spotOf(view, question, (answer as Exclude<Offered<unknown>, { pass: true }>).choice);
  return spotOfFacts(view, answer as Facts);
}

function spotOfFacts(view: DuckView, facts: Facts): Spot | null {
  for (const key of ['to', 'via', 'square'] as const) {
    const square = facts[key];
    if (typeof square !== 'number') continue;
    const side = facts['side'];
    return typeof side === 'number' ? ofSide(view, square, side as 1 | 3 | 5 | 7) : ofSquare(view, square);
  }
  if (typeof facts['door'] === 'number') return spotOfDoor(view, facts['door']);
  if (typeof facts['fitting'] === 'number') return ofSquare(view, view.fittings[facts['fitting']]?.at ?? -1);
  if (typeof facts['vehicle'] === 'number') return ofSquare(view, view.vehicles[facts['vehicle']]?.front ?? -1);
  if (typeof facts['module'] === 'number') return ofModule(view, facts['module']);
  if (typeof facts['act'] === 'object' && facts['act'] !== null) return spotOfFacts(view, facts['act'] as Facts);
  for (const key of FIGURES) if (typeof facts[key] === 'number') return ofFigure(view, facts[key] as number);
  return null;
}

function ofSquare(view: DuckView, square: number): Spot | null {
  return square >= 0 && square < planOf(view.arena).grid.size ? spotOfSquare(view, square) : null;
}

function ofFigure(view: DuckView, id: number): Spot | null {
  const figure = view.figures[id];
  if (!figure || figure.at < 0) return null;
  const { x, y } = pointOf(view, figure);
  return { x: x - 0.4, y: y - 0.4, width: 0.8, height: 0.8 };
}

function ofSide(view: DuckView, square: number, side: 1 | 3 | 5 | 7): Spot {
  const { from, to } = lineOfSide(view, { square, side });
  return { x: from.x - 0.2, y: from.y - 0.2, width: to.x - from.x + 0.4, height: to.y - from.y + 0.4 };
}

function ofModule(view: DuckView, module: number): Spot | null {
  const { modules, tiles, tiling } = planOf(view.arena);
  const tile = tiles[modules[module]?.tiles[0] ?? -1];
  if (!tile) return null;
  const { columns } = tiling;
  return { x: (tile.place % columns) * 5 + 1.5, y: Math.floor(tile.place / columns) * 5 + 1.5, width: 2, height: 2 };
}

/** What somebody means who points there and no listed answer lies there: a square, a figure, a direction to face. */
export function answerAt(view: DuckView, question: Question, point: Point): unknown {
  const square = squareUnder(view, point);
  if (square === null) return undefined;
  switch (question.kind) {
    case 'walk':
      return { to: square };
    case 'throwAt':
    case 'threatMove':
    case 'spraySquare':
      return square;
    case 'act': {
      const figure = view.figures.find(each => each.at === square && isOnMap(each) && each.kind === 'threat');
      return figure ? { do: 'shoot', target: figure.id } : undefined;
    }
    case 'stance':
      return stanceTowards(view, question, point);
    default:
      return undefined;
  }
}

/** Facing the pointer, in the middle of the square or as near to it as is offered. */
function stanceTowards(view: DuckView, question: Question, point: Point): unknown {
  const { figure: id, options } = question as Question & { figure: number; options: readonly Stance[] };
  const figure = view.figures[id];
  if (!figure) return undefined;
  const at = pointOf(view, figure);
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
