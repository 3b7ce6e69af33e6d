/**
 * A queue of states by small whole costs, first in first out among equals. Every cost has a bucket, and the buckets go
 * round, since no cost waiting is more than the dearest step above the cheapest one. A state that becomes cheaper is
 * simply queued again: whoever takes states out passes over those that are known to cost less than queue.cost.
 */
export interface BucketQueue {
  readonly buckets: readonly number[][];
  /** How many entries of each bucket count; what lies beyond is left over from earlier. */
  readonly lengths: Int32Array;
  /** The cost of the states being taken, and how many of its bucket have been. */
  cost: number;
  taken: number;
  waiting: number;
}

/** The dearest step that the queue can tell apart; one less than a power of two. */
export const DEAREST = 255;

export function createQueue(): BucketQueue {
  return {
    buckets: Array.from({ length: DEAREST + 1 }, () => []),
    lengths: new Int32Array(DEAREST + 1),
    cost: 0,
    taken: 0,
    waiting: 0,
  };
}

/** Empties the queue and begins at cost 0. */
export function restart(queue: BucketQueue): void {
  if (queue.waiting > 0) queue.lengths.fill(0);
  else queue.lengths[queue.cost & DEAREST] = 0;
  queue.cost = 0;
  queue.taken = 0;
  queue.waiting = 0;
}

export function enqueue(queue: BucketQueue, state: number, cost: number): void {
  const bucket = cost & DEAREST;
  const length = queue.lengths[bucket]!;
  queue.buckets[bucket]![length] = state;
  queue.lengths[bucket] = length + 1;
  queue.waiting++;
}

/** The cheapest state that waits, taken out; its cost is then queue.cost. Only while something waits. */
export function dequeue(queue: BucketQueue): number {
  while (queue.taken === queue.lengths[queue.cost & DEAREST]) {
    queue.lengths[queue.cost & DEAREST] = 0;
    queue.taken = 0;
    queue.cost++;
  }
  queue.waiting--;
  return queue.buckets[queue.cost & DEAREST]![queue.taken++]!;
}
