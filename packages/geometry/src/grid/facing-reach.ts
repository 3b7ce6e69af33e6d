import { type BucketQueue, createQueue, DEAREST, dequeue, enqueue, restart } from './bucket-queue.ts';
import { type CostBook, costIn, createCostBook, hasCost, openBook } from './cost-book.ts';
import { DIRECTIONS, type Direction, directionBySigns, eighthsBetween, isSide } from './directions.ts';
import { type Grid, vectorBetween } from './grid.ts';
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
 * As Reach, for those who must mind which way they face. Forward are the five neighbours up to a right angle off the
 * facing, and a forward step turns the figure that way; a step to one of the other three is backward and leaves the
 * facing as it is.
 *
 * A state is square * 16 + facing; facing 0 stands for having paid for a turn whose end the next step will settle, and
 * that is a forward one: to turn first and back off afterwards is never cheaper than the other way about. So only the
 * cheapest state of a square needs to turn, and a state that costs as much as turning there is of no further use.
 */
export interface FacingReach {
  readonly grid: Grid;
  start: number;
  /** The squares reached, the start first, then in order of cost; and how many they are. */
  readonly order: Int32Array;
  count: number;
  readonly costs: CostBook;
  readonly previous: Int32Array;
  /** Of the ways that cost the same the one with the least of these is kept: what is shunned, length, bends. */
  readonly burdens: Int32Array;
  /** The cheapest state of each square reached, with its own book to tell in which call it was found. */
  readonly best: Int32Array;
  readonly bestCosts: CostBook;
  readonly queue: BucketQueue;
  readonly strides: Int32Array;
}

const UNDECIDED = 0;
const STATES = 16;

/** A shunned square outweighs any length, and length any number of bends; a diagonal step is half as long again. */
const SHUNNED = 1 << 20;
const STRAIGHT = 2 << 8;
const DIAGONAL = 3 << 8;

/** For each facing the directions that are forward, as bits; all of them while it is undecided. */
const FORWARD = Uint16Array.from({ length: 9 }, (_, facing) =>
  DIRECTIONS.filter(direction => facing === UNDECIDED || eighthsBetween(facing as Direction, direction) <= 2).reduce(
    (bits, direction) => bits | (1 << direction),
    0,
  ),
);

export function createFacingReach(grid: Grid): FacingReach {
  return {
    grid,
    start: 0,
    order: new Int32Array(grid.size),
    count: 0,
    costs: createCostBook(grid.size * STATES),
    previous: new Int32Array(grid.size * STATES),
    burdens: new Int32Array(grid.size * STATES),
    best: new Int32Array(grid.size),
    bestCosts: createCostBook(grid.size),
    queue: createQueue(),
    strides: stridesOf(grid),
  };
}

/**
 * The cheapest way to every square within a limit, from a square and a facing; stops as for reachFrom. Of ways that cost
 * the same it is one past the fewest shunned squares, and of those the straightest.
 */
export function reachFacing(
  reach: FacingReach,
  steps: StepCosts,
  from: { readonly square: number; readonly facing: Direction },
  limit: number,
  rates: FacingRates,
  stops: Uint8Array | null = null,
  shunned: Uint8Array | null = null,
): FacingReach {
  const { queue, costs, bestCosts, burdens } = reach;
  openBook(costs, limit);
  openBook(bestCosts, limit);
  reach.count = 0;
  reach.start = from.square * STATES + from.facing;
  restart(queue);
  offer(reach, reach.start, 0, reach.start, 0);
  while (queue.waiting > 0) {
    const state = dequeue(queue);
    const spent = queue.cost;
    if (costIn(costs, state) < spent) continue;
    const square = state >> 4;
    const facing = state & 15;
    const burden = burdens[state]!;
    if (!hasCost(bestCosts, square)) noteSquare(reach, square, state, spent);
    else if (costIn(bestCosts, square) === spent && burden < burdens[reach.best[square]!]!) reach.best[square] = state;
    if (spent === limit || (stops !== null && stops[square] !== 0 && square !== from.square)) continue;
    if (state === reach.best[square]) offer(reach, square * STATES + UNDECIDED, spent + rates.turn, state, burden);
    else if (facing !== UNDECIDED && spent >= costIn(bestCosts, square) + rates.turn) continue;
    for (const direction of DIRECTIONS) {
      const step = steps[square * 8 + direction - 1]!;
      if (step === 0) continue;
      const next = square + reach.strides[direction]!;
      const into = next * STATES;
      const carried = burden + burdenOf(facing, direction) + (shunned !== null && shunned[next] !== 0 ? SHUNNED : 0);
      if (isForward(facing, direction)) offer(reach, into + direction, spent + step, state, carried);
      else offer(reach, into + facing, spent + step * rates.backward, state, carried);
    }
  }
  return reach;
}

/** The movement points needed to come to a square, whatever the facing there; null if it is out of reach. */
export function facingCostTo(reach: FacingReach, square: number): number | null {
  return hasCost(reach.bestCosts, square) ? costIn(reach.bestCosts, square) : null;
}

/** The steps and turns on the best way to a square; null if it is out of reach. */
export function facingPathTo(reach: FacingReach, square: number): FacedStep[] | null {
  if (!hasCost(reach.bestCosts, square)) return null;
  const path: FacedStep[] = [];
  let facing = UNDECIDED;
  for (let state = reach.best[square]!; state !== reach.start; state = reach.previous[state]!) {
    // An undecided turn ends where the step after it faces.
    if ((state & 15) !== UNDECIDED) facing = state & 15;
    path.push(stepBetween(reach, reach.previous[state]!, state, facing as Direction));
  }
  return path.reverse();
}

function stepBetween(reach: FacingReach, before: number, state: number, facing: Direction): FacedStep {
  const cost = costIn(reach.costs, state) - costIn(reach.costs, before);
  if ((state & 15) === UNDECIDED) return { kind: 'turn', facing, cost };
  const square = state >> 4;
  const { dx, dy } = vectorBetween(reach.grid, before >> 4, square);
  return { kind: directionBySigns(dx, dy) === facing ? 'forward' : 'backward', square, facing, cost };
}

/** The states of a square come up in order of cost, so that the first is the best. */
function noteSquare(reach: FacingReach, square: number, state: number, cost: number): void {
  reach.best[square] = state;
  reach.bestCosts.entries[square] = reach.bestCosts.zero + cost;
  reach.order[reach.count++] = square;
}

function burdenOf(facing: number, direction: Direction): number {
  const bend = facing === UNDECIDED ? 0 : eighthsBetween(facing as Direction, direction);
  return (isSide(direction) ? STRAIGHT : DIAGONAL) + bend;
}

function isForward(facing: number, direction: Direction): boolean {
  return (FORWARD[facing]! & (1 << direction)) !== 0;
}

/** Whatever leads to a state comes up before it does, so that the lightest of equal ways is known by then. */
function offer(reach: FacingReach, state: number, cost: number, previous: number, burden: number): void {
  const { queue, costs, burdens } = reach;
  const entry = costs.zero + cost;
  if (entry > costs.ceiling || costs.entries[state]! < entry) return;
  if (costs.entries[state] === entry) {
    if (burden >= burdens[state]!) return;
    burdens[state] = burden;
    reach.previous[state] = previous;
    return;
  }
  burdens[state] = burden;
  if (cost - queue.cost > DEAREST) throw new Error(`A step of ${cost - queue.cost} is dearer than ${DEAREST}`);
  costs.entries[state] = entry;
  reach.previous[state] = previous;
  enqueue(queue, state, cost);
}
