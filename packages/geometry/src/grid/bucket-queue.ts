/**
 * A queue of states by small whole costs, first in first out among equals, in typed arrays: every cost has a bucket, and
 * the buckets go round, since no cost waiting is more than the dearest step above the cheapest one. A state waits at
 * most once.
 */
export interface BucketQueue {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** The cost of the states being taken. */
  cost: number;
  waiting: number;
}

/** One more than the dearest step. */
const BUCKETS = 256;
const NONE = -1;

/** The dearest step that the queue can tell apart. */
export const DEAREST = BUCKETS - 1;

export function createQueue(states: number): BucketQueue {
  return {
    first: new Int32Array(BUCKETS).fill(NONE),
    last: new Int32Array(BUCKETS).fill(NONE),
    next: new Int32Array(states),
    previous: new Int32Array(states),
    cost: 0,
    waiting: 0,
  };
}

/** Empties the queue and begins at cost 0. */
export function restart(queue: BucketQueue): void {
  if (queue.waiting > 0) queue.first.fill(NONE);
  queue.cost = 0;
  queue.waiting = 0;
}

export function enqueue(queue: BucketQueue, state: number, cost: number): void {
  const bucket = cost & DEAREST;
  const { first, last, next, previous } = queue;
  next[state] = NONE;
  if (first[bucket] === NONE) {
    first[bucket] = state;
    previous[state] = NONE;
  } else {
    next[last[bucket]!] = state;
    previous[state] = last[bucket]!;
  }
  last[bucket] = state;
  queue.waiting++;
}

/** Takes out a state that waits at the given cost. */
export function withdraw(queue: BucketQueue, state: number, cost: number): void {
  const bucket = cost & DEAREST;
  const { first, last, next, previous } = queue;
  const before = previous[state]!;
  const after = next[state]!;
  if (before === NONE) first[bucket] = after;
  else next[before] = after;
  if (after === NONE) last[bucket] = before;
  else previous[after] = before;
  queue.waiting--;
}

/** The cheapest state that waits, taken out; its cost is then queue.cost. A bug if none waits. */
export function dequeue(queue: BucketQueue): number {
  if (queue.waiting === 0) throw new Error('The queue is empty');
  while (queue.first[queue.cost & DEAREST] === NONE) queue.cost++;
  const state = queue.first[queue.cost & DEAREST]!;
  withdraw(queue, state, queue.cost);
  return state;
}
