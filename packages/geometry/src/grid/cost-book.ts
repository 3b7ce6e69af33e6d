/**
 * The cheapest cost known for each state, kept from call to call without being wiped: costs count from a zero that goes
 * down with every call by more than the limit, so that whatever an earlier call wrote is above the new limit.
 */
export interface CostBook {
  /** zero + cost for every state reached in this call; anything above the ceiling is old. */
  readonly entries: Int32Array;
  zero: number;
  ceiling: number;
}

const HIGHEST = 0x7fffffff;

export function createCostBook(states: number): CostBook {
  return { entries: new Int32Array(states).fill(HIGHEST), zero: HIGHEST, ceiling: HIGHEST - 1 };
}

/** Begins a new call: no state has a cost yet. */
export function openBook(book: CostBook, limit: number): void {
  if (!Number.isInteger(limit) || limit < 0 || limit >= HIGHEST)
    throw new Error(`A limit of movement is a whole number from 0, not ${limit}`);
  if (book.zero <= limit) {
    book.entries.fill(HIGHEST);
    book.zero = HIGHEST;
  }
  book.zero -= limit + 1;
  book.ceiling = book.zero + limit;
}

export function hasCost(book: CostBook, state: number): boolean {
  return book.entries[state]! <= book.ceiling;
}

export function costIn(book: CostBook, state: number): number {
  return book.entries[state]! - book.zero;
}
