import { type BucketQueue, createQueue, dequeue, enqueue, restart } from './bucket-queue.ts';
import { type CostBook, costIn, createCostBook, hasCost, openBook } from './cost-book.ts';
import { type Direction, vectorOf } from './directions.ts';
import type { Grid } from './grid.ts';
import type { StepCosts } from './steps.ts';

/**
 * Which squares can be reached and for how much. Made once for a grid and filled again by every call of reachFrom: what
 * it says holds until the next call.
 */
export interface Reach {
  readonly grid: Grid;
  start: number;
  /** The squares reached, the start first, then in order of cost; and how many they are. */
  readonly order: Int32Array;
  count: number;
  readonly costs: CostBook;
  /** The direction of the step by which each square is best entered. */
  readonly entered: Uint8Array;
  readonly queue: BucketQueue;
  readonly strides: Int32Array;
}

export function createReach(grid: Grid): Reach {
  return {
    grid,
    start: 0,
    order: new Int32Array(grid.size),
    count: 0,
    costs: createCostBook(grid.size),
    entered: new Uint8Array(grid.size),
    queue: createQueue(),
    strides: stridesOf(grid),
  };
}

/** What to add to a square to step in each direction; the first entry, for no direction, is 0. */
export function stridesOf(grid: Grid): Int32Array {
  return Int32Array.from({ length: 9 }, (_, direction) => {
    if (direction === 0) return 0;
    const { dx, dy } = vectorOf(direction as Direction);
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
  const { order, entered, queue, strides, costs } = reach;
  openBook(costs, limit);
  const { entries, zero, ceiling } = costs;
  reach.start = start;
  let count = 0;
  restart(queue);
  entries[start] = zero;
  enqueue(queue, start, 0);
  while (queue.waiting > 0) {
    const square = dequeue(queue);
    const spent = zero + queue.cost;
    if (entries[square]! < spent) continue;
    order[count++] = square;
    if (spent === ceiling || (stops !== null && stops[square] !== 0 && square !== start)) continue;
    // Rows and columns come before diagonals, so that of equal ways the straighter is found first.
    for (let index = 0; index < 8; index++) {
      const direction = index < 4 ? 2 * index + 1 : 2 * index - 6;
      const step = steps[square * 8 + direction - 1]!;
      const into = square + strides[direction]!;
      const cost = spent + step;
      if (step === 0 || cost > ceiling || entries[into]! <= cost) continue;
      entries[into] = cost;
      entered[into] = direction;
      enqueue(queue, into, cost - zero);
    }
  }
  reach.count = count;
  return reach;
}

export function isReached(reach: Reach, square: number): boolean {
  return hasCost(reach.costs, square);
}

/** The movement points needed to come to a square; null if it is out of reach. */
export function costTo(reach: Reach, square: number): number | null {
  return hasCost(reach.costs, square) ? costIn(reach.costs, square) : null;
}

/** The squares entered on the best way to a square, that square last; null if it is out of reach. */
export function pathTo(reach: Reach, square: number): number[] | null {
  if (!isReached(reach, square)) return null;
  const path: number[] = [];
  for (let at = square; at !== reach.start; at -= reach.strides[reach.entered[at]!]!) path.push(at);
  return path.reverse();
}

/** The direction of the first step on the best way to a square; null for the start and for what is out of reach. */
export function firstStepTo(reach: Reach, square: number): Direction | null {
  const first = pathTo(reach, square)?.[0];
  return first === undefined ? null : (reach.entered[first] as Direction);
}

/** The squares reached, the start first, then in order of cost. */
export function squaresReached(reach: Reach): Int32Array {
  return reach.order.slice(0, reach.count);
}
