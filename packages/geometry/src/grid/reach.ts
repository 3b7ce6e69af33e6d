import { type BucketQueue, createQueue, dequeue, enqueue, restart, withdraw } from './bucket-queue.ts';
import { type Direction, vectorOf } from './directions.ts';
import type { Grid } from './grid.ts';
import type { StepCosts } from './steps.ts';

/**
 * Which squares can be reached and for how much. Made once for a grid and filled again by every call of reachFrom: what
 * it says holds until the next call.
 */
export interface Reach {
  readonly grid: Grid;
  /** The squares reached, the start first, then in order of cost. */
  readonly order: Int32Array;
  /** How many they are. */
  count: number;
  start: number;
  readonly costs: Int32Array;
  /** The direction of the step by which each square is best entered. */
  readonly entered: Uint8Array;
  /** In which call a square was last touched, so that nothing has to be wiped between calls. */
  readonly touched: Uint32Array;
  call: number;
  readonly queue: BucketQueue;
  /** What to add to a square to step in each direction. */
  readonly strides: Int32Array;
}

/** Rows and columns before diagonals, so that of equal ways the straighter is found first. */
const STEP_ORDER: readonly Direction[] = [1, 3, 5, 7, 2, 4, 6, 8];

export function createReach(grid: Grid): Reach {
  return {
    grid,
    order: new Int32Array(grid.size),
    count: 0,
    start: 0,
    costs: new Int32Array(grid.size),
    entered: new Uint8Array(grid.size),
    touched: new Uint32Array(grid.size),
    call: 0,
    queue: createQueue(grid.size),
    strides: stridesOf(grid),
  };
}

/** What to add to a square to step in each direction, by direction - 1. */
export function stridesOf(grid: Grid): Int32Array {
  return Int32Array.from({ length: 8 }, (_, index) => {
    const { dx, dy } = vectorOf((index + 1) as Direction);
    return dy * grid.width + dx;
  });
}

/**
 * The cheapest way to every square within a limit of movement points. Squares marked in stops may be entered but not
 * left again; the start may always be left.
 */
export function reachFrom(
  reach: Reach,
  steps: StepCosts,
  start: number,
  limit: number,
  stops: Uint8Array | null = null,
): Reach {
  const { order, costs, entered, touched, queue, strides } = reach;
  reach.call++;
  reach.start = start;
  reach.count = 0;
  restart(queue);
  touched[start] = reach.call;
  costs[start] = 0;
  enqueue(queue, start, 0);
  while (queue.waiting > 0) {
    const square = dequeue(queue);
    order[reach.count++] = square;
    if (stops !== null && stops[square] !== 0 && square !== start) continue;
    for (const direction of STEP_ORDER) {
      const step = steps[square * 8 + direction - 1]!;
      const cost = queue.cost + step;
      if (step === 0 || cost > limit) continue;
      const into = square + strides[direction - 1]!;
      if (touched[into] === reach.call) {
        if (costs[into]! <= cost) continue;
        withdraw(queue, into, costs[into]!);
      }
      touched[into] = reach.call;
      costs[into] = cost;
      entered[into] = direction;
      enqueue(queue, into, cost);
    }
  }
  return reach;
}

export function isReached(reach: Reach, square: number): boolean {
  return reach.touched[square] === reach.call;
}

/** The movement points needed to come to a square; null if it is out of reach. */
export function costTo(reach: Reach, square: number): number | null {
  return isReached(reach, square) ? reach.costs[square]! : null;
}

/** The squares entered on the best way to a square, that square last; null if it is out of reach. */
export function pathTo(reach: Reach, square: number): number[] | null {
  if (!isReached(reach, square)) return null;
  const path: number[] = [];
  for (let at = square; at !== reach.start; at -= reach.strides[reach.entered[at]! - 1]!) path.push(at);
  return path.reverse();
}

/** The direction of the first step on the best way to a square; null for the start and for what is out of reach. */
export function firstStepTo(reach: Reach, square: number): Direction | null {
  const path = pathTo(reach, square);
  if (path === null || path.length === 0) return null;
  return reach.entered[path[0]!] as Direction;
}

/** The squares reached, the start first, then in order of cost. */
export function squaresReached(reach: Reach): Int32Array {
  return reach.order.slice(0, reach.count);
}
