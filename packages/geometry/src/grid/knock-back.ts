import { type Direction, directionBySigns, vectorOf } from './directions.ts';
import { type Grid, NOWHERE, neighbour } from './grid.ts';
import { costOfStep, type StepCosts } from './steps.ts';

/** One who is being driven straight away from something: dx, dy points from there to where the retreat began. */
export interface Retreat {
  readonly square: number;
  readonly dx: number;
  readonly dy: number;
  /** Steps since the straight line was begun: along its larger component, and aside along the smaller. */
  readonly along: number;
  readonly aside: number;
}

/** A step of a retreat. One that slides leaves the straight line, which is begun again from the new square. */
export interface RetreatStep {
  readonly direction: Direction;
  readonly slides: boolean;
}

/** What can be done next: go on, choose at a fork, or nothing, the straight step being barred in that direction. */
export type NextRetreat =
  | { readonly kind: 'step'; readonly step: RetreatStep }
  | { readonly kind: 'fork'; readonly steps: readonly [RetreatStep, RetreatStep] }
  | { readonly kind: 'barred'; readonly direction: Direction; readonly into: number };

/** Why a knock-back is over, or what has to be settled before it goes on. */
export type KnockBackStop =
  | { readonly kind: 'spent' }
  | { readonly kind: 'barred'; readonly direction: Direction; readonly into: number }
  | { readonly kind: 'fork'; readonly steps: readonly [RetreatStep, RetreatStep] }
  | { readonly kind: 'occupied'; readonly square: number; readonly step: RetreatStep };

export interface KnockBack {
  /** The squares entered, in order. */
  readonly path: readonly number[];
  readonly stop: KnockBackStop;
  /** Steps that were not made. */
  readonly left: number;
  /** From here the knock-back can be taken up again. */
  readonly retreat: Retreat;
}

export function beginRetreat(square: number, dx: number, dy: number): Retreat {
  if (dx === 0 && dy === 0) throw new Error('A retreat needs a direction to go away in');
  return { square, dx, dy, along: 0, aside: 0 };
}

/**
 * The next step away. Every step advances by one along the larger component; the smaller follows the straight line,
 * rounded to the nearest square, exact halves being a fork. If the line is barred and has both components, a single step
 * along one of them is taken instead: a fork again if both are free.
 */
export function nextRetreat(grid: Grid, steps: StepCosts, retreat: Retreat): NextRetreat {
  const straight = straightSteps(retreat);
  const free = straight.filter(direction => costOfStep(steps, retreat.square, direction) > 0);
  if (free.length > 0) return oneOrFork(free, false);
  const slides = sidesteps(steps, retreat.square, retreat);
  if (slides.length > 0) return oneOrFork(slides, true);
  return { kind: 'barred', direction: straight[0]!, into: neighbour(grid, retreat.square, straight[0]!) };
}

/** The retreat after a step. */
export function takeRetreat(grid: Grid, retreat: Retreat, { direction, slides }: RetreatStep): Retreat {
  const square = neighbour(grid, retreat.square, direction);
  if (square === NOWHERE) throw new Error(`There is no square in direction ${direction} of ${retreat.square}`);
  if (slides) return { ...retreat, square, along: 0, aside: 0 };
  const { dx, dy } = vectorOf(direction);
  const aside = isWide(retreat) ? dy : dx;
  return { ...retreat, square, along: retreat.along + 1, aside: retreat.aside + Math.abs(aside) };
}

/**
 * Drives a retreat on by up to so many steps, as long as nothing has to be decided: it pauses at a fork and before an
 * occupied square (any mark but 0), and ends when the steps are spent or the way is barred.
 */
export function knockBack(grid: Grid, steps: StepCosts, occupied: Uint8Array, from: Retreat, pips: number): KnockBack {
  const path: number[] = [];
  let retreat = from;
  for (let left = pips; left > 0; left--) {
    const next = nextRetreat(grid, steps, retreat);
    if (next.kind !== 'step') return { path, stop: next, left, retreat };
    const after = takeRetreat(grid, retreat, next.step);
    if (occupied[after.square] !== 0)
      return { path, stop: { kind: 'occupied', square: after.square, step: next.step }, left, retreat };
    retreat = after;
    path.push(after.square);
  }
  return { path, stop: { kind: 'spent' }, left: 0, retreat };
}

/** Where one who is pushed in a direction can go: the same step, or else along a component of the line; none if barred. */
export function pushedSteps(
  steps: StepCosts,
  square: number,
  direction: Direction,
  away: { readonly dx: number; readonly dy: number },
): Direction[] {
  if (costOfStep(steps, square, direction) > 0) return [direction];
  return sidesteps(steps, square, away);
}

/** The step or, on an exact half, the two steps that follow the straight line; the straighter one first. */
function straightSteps(retreat: Retreat): Direction[] {
  const { dx, dy } = retreat;
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  const width = Math.min(Math.abs(dx), Math.abs(dy));
  // Twice the sideways way that belongs to the next step, in units of 1 / length.
  const ideal = 2 * (retreat.along + 1) * width;
  const isHalf = (ideal - length) % (2 * length) === 0;
  const rounded = Math.floor((ideal + length) / (2 * length));
  if (!isHalf) return [stepAside(retreat, rounded - retreat.aside)];
  return [stepAside(retreat, rounded - 1 - retreat.aside), stepAside(retreat, rounded - retreat.aside)];
}

function stepAside(retreat: Retreat, aside: number): Direction {
  const { dx, dy } = retreat;
  return isWide(retreat) ? directionBySigns(dx, dy * aside) : directionBySigns(dx * aside, dy);
}

function isWide({ dx, dy }: Retreat): boolean {
  return Math.abs(dx) >= Math.abs(dy);
}

/** The free single steps along the row and the column that are parts of a slanting line; a straight line has none. */
function sidesteps(
  steps: StepCosts,
  square: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): Direction[] {
  if (dx === 0 || dy === 0) return [];
  return [directionBySigns(dx, 0), directionBySigns(0, dy)].filter(
    direction => costOfStep(steps, square, direction) > 0,
  );
}

function oneOrFork(directions: readonly Direction[], slides: boolean): NextRetreat {
  const [first, second] = directions.map(direction => ({ direction, slides }));
  return second === undefined ? { kind: 'step', step: first! } : { kind: 'fork', steps: [first!, second] };
}
