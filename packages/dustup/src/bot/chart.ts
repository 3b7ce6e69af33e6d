import { distance, routeCost, walkOn } from '@sightline/geometry/field';
import { type Ground, groundOf } from '../ground/ground.ts';
import { goingOf, terrainFor } from '../ground/walk.ts';
import type { Place } from '../table/table.ts';
import type { Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';

/** The chart knows the ground by squares of two inches. */
const CELL = 2000;
/** How near a place is when the straight line is as good as any way. */
const NEAR = 3000;

/** The ground as one kind of mover finds it: squares, and what it costs to go from each to those beside it. */
interface Chart {
  readonly columns: number;
  readonly rows: number;
  /** For each square the eight beside it, clockwise from the north-west; infinite where there is no way. */
  readonly steps: readonly (readonly number[])[];
  /** What it costs to get to a square from all others, by that square; drawn up when first asked for. */
  readonly fields: Map<number, readonly number[]>;
}

const BESIDE = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
] as const;

const charts = new WeakMap<Ground, Map<string, Chart>>();

/** About how many thousandths of a point it takes a unit to get from one place to another, whoever is in the way. */
export function wayBetween(view: DustupView, unit: Unit, from: Place, to: Place): number {
  const straight = distance(from, to);
  if (straight <= NEAR) return straight;
  const chart = chartFor(view, unit);
  const field = fieldTo(chart, squareAt(chart, to));
  let least = Number.POSITIVE_INFINITY;
  for (const square of [squareAt(chart, from), ...besides(chart, squareAt(chart, from))]) {
    least = Math.min(least, field[square]! + distance(from, middleOf(chart, square)));
  }
  return Number.isFinite(least) ? Math.max(straight, least) : 3 * straight;
}

function chartFor(view: DustupView, unit: Unit): Chart {
  const ground = groundOf(view);
  let known = charts.get(ground);
  if (known === undefined) {
    known = new Map();
    charts.set(ground, known);
  }
  const going = goingOf(unit);
  const key = `${going.mover} ${going.water} ${going.hardship} ${going.size}`;
  let chart = known.get(key);
  if (chart === undefined) {
    chart = drawn(ground, unit);
    known.set(key, chart);
  }
  return chart;
}

function drawn(ground: Ground, unit: Unit): Chart {
  const walk = walkOn(terrainFor(ground, goingOf(unit)), 0);
  const chart = { columns: Math.ceil(ground.width / CELL), rows: Math.ceil(ground.depth / CELL) };
  const steps = Array.from({ length: chart.columns * chart.rows }, (_, square) =>
    BESIDE.map((_, i) => {
      const other = beside(chart, square, i);
      if (other === null) return Number.POSITIVE_INFINITY;
      return routeCost(walk, [middleOf(chart, square), middleOf(chart, other)]).cost;
    }),
  );
  return { ...chart, steps, fields: new Map() };
}

type Squares = Pick<Chart, 'columns' | 'rows'>;

function squareAt({ columns, rows }: Squares, { x, y }: Place): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)));
  return Math.min(rows - 1, Math.max(0, Math.floor(y / CELL))) * columns + column;
}

function middleOf({ columns }: Squares, square: number): Place {
  return { x: ((square % columns) + 0.5) * CELL, y: (Math.floor(square / columns) + 0.5) * CELL };
}

function beside({ columns, rows }: Squares, square: number, direction: number): number | null {
  const [dx, dy] = BESIDE[direction]!;
  const [x, y] = [(square % columns) + dx, Math.floor(square / columns) + dy];
  return x < 0 || y < 0 || x >= columns || y >= rows ? null : y * columns + x;
}

function besides(chart: Squares, square: number): number[] {
  return BESIDE.map((_, i) => beside(chart, square, i)).filter(other => other !== null);
}

/** From the goal outwards, until nothing gets cheaper any more. */
function fieldTo(chart: Chart, goal: number): readonly number[] {
  const known = chart.fields.get(goal);
  if (known !== undefined) return known;
  const field = chart.steps.map(() => Number.POSITIVE_INFINITY);
  field[goal] = 0;
  const open = [goal];
  for (let square = open.shift(); square !== undefined; square = open.shift()) {
    for (const [i, cost] of chart.steps[square]!.entries()) {
      const other = beside(chart, square, i);
      if (other === null || field[square]! + cost >= field[other]!) continue;
      field[other] = field[square]! + cost;
      open.push(other);
    }
  }
  chart.fields.set(goal, field);
  return field;
}
