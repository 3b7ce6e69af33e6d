import { DIRECTIONS, type Direction, isSide, opposite, type Side, turn } from './directions.ts';
import { type Grid, NOWHERE, neighbour } from './grid.ts';
import { halfAt, type Quarters, quarterAt } from './quarters.ts';
import { createSides, isShut, type Sides } from './walls.ts';

/** Where one kind of figure can set its foot. Arrays with one byte a square; the caller decides what they hold. */
export interface Footing {
  readonly grid: Grid;
  /** Sides that cannot be crossed. */
  readonly sides: Sides;
  /** Squares that cannot be entered. */
  readonly closed: Uint8Array;
  /** Squares that stand in the way of a diagonal step past them: filled, or occupied by those one may not brush by. */
  readonly prohibited: Uint8Array;
  /** Quarters filled by a thing that leaves room beside it: they close a side by halves and a corner by quarters. */
  readonly filled: Uint8Array;
  /** The level one stands at: 0 on the floor, more on top of a thing that fills the square. */
  readonly levels: Uint8Array;
}

/** What a step costs: straight, diagonally, diagonally past one prohibited square or anything raised. 0: not allowed. */
export interface Rate {
  readonly straight: number;
  readonly diagonal: number;
  readonly pastCorner: number;
}

/** Rates by what the step does: along the floor, between equal tops, up, down. */
export interface StepRates {
  readonly floor: Rate;
  readonly top: Rate;
  readonly up: Rate;
  readonly down: Rate;
}

/** The cost of every step: eight bytes a square, at square * 8 + direction - 1; 0 where no step can be made. */
export type StepCosts = Uint8Array;

export function createFooting(grid: Grid, sides: Sides = createSides(grid)): Footing {
  const bytes = (): Uint8Array => new Uint8Array(grid.size);
  return { grid, sides, closed: bytes(), prohibited: bytes(), filled: bytes(), levels: bytes() };
}

/** What one step from a square costs; 0 if it cannot be made. */
export function stepCost(footing: Footing, rates: StepRates, square: number, direction: Direction): number {
  const into = neighbour(footing.grid, square, direction);
  if (into === NOWHERE || footing.closed[into] !== 0) return 0;
  const rate = rateOf(rates, footing.levels[square]!, footing.levels[into]!);
  if (isSide(direction)) return crossesSide(footing, square, direction, into) ? rate.straight : 0;
  if (footing.filled[square]! & quarterAt(direction) || footing.filled[into]! & quarterAt(opposite(direction)))
    return 0;
  return rateAt(rate, barredCorners(footing, square, direction));
}

function rateAt(rate: Rate, barred: number): number {
  if (barred === 0) return rate.diagonal;
  return (barred & BOTH_BARRED) === BOTH_BARRED ? 0 : rate.pastCorner;
}

/** What a diagonal step costs that can be made but for the corners barred to it. */
export function costPast(
  { grid, levels }: Footing,
  rates: StepRates,
  square: number,
  corner: Direction,
  barred: number,
): number {
  return rateAt(rateOf(rates, levels[square]!, levels[neighbour(grid, square, corner)]!), barred);
}

export function fillStepCosts(
  footing: Footing,
  rates: StepRates,
  costs: StepCosts = new Uint8Array(footing.grid.size * 8),
): StepCosts {
  for (let square = 0; square < footing.grid.size; square++) fillFrom(footing, rates, costs, square);
  return costs;
}

/** Brings the costs up to date after something changed in a square, or on one of its sides: then for both squares. */
export function refreshStepCosts(footing: Footing, rates: StepRates, costs: StepCosts, square: number): void {
  fillFrom(footing, rates, costs, square);
  for (const direction of DIRECTIONS) {
    const beside = neighbour(footing.grid, square, direction);
    if (beside !== NOWHERE) fillFrom(footing, rates, costs, beside);
  }
}

/** The listed cost of a step; 0 if it cannot be made. */
export function costOfStep(costs: StepCosts, square: number, direction: Direction): number {
  return costs[square * 8 + direction - 1]!;
}

function fillFrom(footing: Footing, rates: StepRates, costs: StepCosts, square: number): void {
  for (const direction of DIRECTIONS) costs[square * 8 + direction - 1] = stepCost(footing, rates, square, direction);
}

function rateOf(rates: StepRates, from: number, to: number): Rate {
  if (to > from) return rates.up;
  if (to < from) return rates.down;
  return to === 0 ? rates.floor : rates.top;
}

function crossesSide({ sides, filled }: Footing, square: number, side: Side, into: number): boolean {
  if (isShut(sides, square, side)) return false;
  const here = halfAt(side);
  const there = halfAt(opposite(side) as Side);
  return (filled[square]! & here) !== here && (filled[into]! & there) !== there;
}

export const LEFT_BARRED = 1;
export const RIGHT_BARRED = 2;
export const BOTH_BARRED = 3;
/** Something raised stands at a corner, left or right: it could be climbed and bars nothing, but is not free either. */
const RAISED = 4;

/** Which of the two squares beside a diagonal step are prohibited for it, and whether one is raised. */
export function barredCorners(footing: Footing, square: number, corner: Direction): number {
  const left = turn(corner, -1) as Side;
  const right = turn(corner, 1) as Side;
  return (
    (isProhibited(footing, square, left, right, quarterAt(turn(corner, 2))) ? LEFT_BARRED : 0) |
    (isProhibited(footing, square, right, left, quarterAt(turn(corner, -2))) ? RIGHT_BARRED : 0) |
    (isRaised(footing, square, left) || isRaised(footing, square, right) ? RAISED : 0)
  );
}

function isRaised({ grid, levels }: Footing, square: number, side: Side): boolean {
  const via = neighbour(grid, square, side);
  return via !== NOWHERE && levels[via] !== 0 && levels[via] !== levels[square];
}

/** Whether the square passed by going out over one side and on over another is closed to those who brush its quarter. */
function isProhibited(footing: Footing, square: number, out: Side, on: Side, quarter: Quarters): boolean {
  const { grid, sides, prohibited, filled } = footing;
  const via = neighbour(grid, square, out);
  if (isShut(sides, square, out) || isShut(sides, via, on) || prohibited[via] !== 0) return true;
  return (filled[via]! & quarter) !== 0;
}
