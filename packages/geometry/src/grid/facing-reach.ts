import { type BucketQueue, createQueue, DEAREST, dequeue, enqueue, restart, withdraw } from './bucket-queue.ts';
import { DIRECTIONS, type Direction, eighthsBetween } from './directions.ts';
import type { Grid } from './grid.ts';
import { stridesOf } from './reach.ts';
import type { StepCosts } from './steps.ts';

/** What facing costs in movement. */
export interface FacingRates {
  /** Movement points for turning on the spot to any facing. */
  readonly turn: number;
  /** How many times dearer a backward step is. */
  readonly backward: number;
}

export type FacedStep =
  | { readonly kind: 'turn'; readonly facing: Direction; readonly cost: number }
  | {
      readonly kind: 'forward' | 'backward';
      readonly square: number;
      readonly facing: Direction;
      readonly cost: number;
    };

/**
 * As Reach, for those who have to mind which way they face. A state is square * 8 + facing - 1. Forward are the five
 * neighbours up to a right angle off the facing, and a forward step turns the figure to it; a step to one of the other
 * three is backward and leaves the facing as it is.
 */
export interface FacingReach {
  readonly grid: Grid;
  /** The squares reached, the start first, then in order of cost. */
  readonly order: Int32Array;
  count: number;
  start: number;
  readonly costs: Int32Array;
  readonly previous: Int32Array;
  readonly touched: Uint32Array;
  /** The cheapest state of each square and the call in which it was found. */
  readonly best: Int32Array;
  readonly found: Uint32Array;
  call: number;
  readonly queue: BucketQueue;
  readonly strides: Int32Array;
}

export function createFacingReach(grid: Grid): FacingReach {
  const states = grid.size * 8;
  return {
    grid,
    order: new Int32Array(grid.size),
    count: 0,
    start: 0,
    costs: new Int32Array(states),
    previous: new Int32Array(states),
    touched: new Uint32Array(states),
    best: new Int32Array(grid.size),
    found: new Uint32Array(grid.size),
    call: 0,
    queue: createQueue(states),
    strides: stridesOf(grid),
  };
}

/** The cheapest way to every square within a limit, from a square and a facing; stops as for reachFrom. */
export function reachFacing(
  reach: FacingReach,
  steps: StepCosts,
  from: { readonly square: number; readonly facing: Direction },
  limit: number,
  rates: FacingRates,
  stops: Uint8Array | null = null,
): FacingReach {
  const { queue, strides } = reach;
  reach.call++;
  reach.count = 0;
  reach.start = stateOf(from.square, from.facing);
  restart(queue);
  offer(reach, reach.start, 0, reach.start);
  while (queue.waiting > 0) {
    const state = dequeue(queue);
    const square = state >> 3;
    const cost = queue.cost;
    noteSquare(reach, square, state);
    if (stops !== null && stops[square] !== 0 && square !== from.square) continue;
    const facing = facingOf(state);
    for (const direction of DIRECTIONS) {
      if (direction !== facing && cost + rates.turn <= limit)
        offer(reach, stateOf(square, direction), cost + rates.turn, state);
      const step = steps[square * 8 + direction - 1]!;
      if (step === 0) continue;
      const backward = eighthsBetween(facing, direction) > 2;
      const total = cost + (backward ? step * rates.backward : step);
      if (total > limit) continue;
      offer(reach, stateOf(square + strides[direction - 1]!, backward ? facing : direction), total, state);
    }
  }
  return reach;
}

/** The movement points needed to come to a square, whatever the facing there; null if it is out of reach. */
export function facingCostTo(reach: FacingReach, square: number): number | null {
  return reach.found[square] === reach.call ? reach.costs[reach.best[square]!]! : null;
}

/** The steps and turns on the best way to a square; null if it is out of reach. */
export function facingPathTo(reach: FacingReach, square: number): FacedStep[] | null {
  if (reach.found[square] !== reach.call) return null;
  const path: FacedStep[] = [];
  for (let state = reach.best[square]!; state !== reach.start; state = reach.previous[state]!)
    path.push(stepBetween(reach, reach.previous[state]!, state));
  return path.reverse();
}

function stepBetween(reach: FacingReach, before: number, state: number): FacedStep {
  const facing = facingOf(state);
  const cost = reach.costs[state]! - reach.costs[before]!;
  const square = state >> 3;
  if (square === before >> 3) return { kind: 'turn', facing, cost };
  const forward = square === (before >> 3) + reach.strides[facing - 1]!;
  return { kind: forward ? 'forward' : 'backward', square, facing, cost };
}

/** The states of a square come up in order of cost, so that the first is the best. */
function noteSquare(reach: FacingReach, square: number, state: number): void {
  if (reach.found[square] === reach.call) return;
  reach.found[square] = reach.call;
  reach.best[square] = state;
  reach.order[reach.count++] = square;
}

function offer(reach: FacingReach, state: number, cost: number, previous: number): void {
  const { costs, touched, queue } = reach;
  if (cost - queue.cost > DEAREST) throw new Error(`A step of ${cost - queue.cost} is dearer than ${DEAREST}`);
  if (touched[state] === reach.call) {
    if (costs[state]! <= cost) return;
    withdraw(queue, state, costs[state]!);
  }
  touched[state] = reach.call;
  costs[state] = cost;
  reach.previous[state] = previous;
  enqueue(queue, state, cost);
}

function stateOf(square: number, facing: Direction): number {
  return square * 8 + facing - 1;
}

function facingOf(state: number): Direction {
  return ((state & 7) + 1) as Direction;
}
