import { seedOf } from '../dice/commitment.ts';
import { counter, parseSeed } from '../dice/counter.ts';
import type { Die } from '../dice/die.ts';
import type { Event, Io, Sealed, Seat } from '../io.ts';
import type { AnswerTo, Question } from '../question.ts';

/** Who answers while odds are counted. */
export type Policy = (seat: Seat, question: Question) => unknown;

/** An outcome and in how many of how many equally likely ways it comes about. */
export interface Weighted<R> {
  readonly result: R;
  readonly ways: bigint;
}

export interface Distribution<R> {
  readonly results: readonly Weighted<R>[];
  readonly of: bigint;
}

const WAY_OUT = counter(parseSeed(seedOf('way out')));

/** One die on the path that is being walked, with the products of all weights up to and including it. */
interface Fork {
  readonly faces: readonly Weighted<unknown>[];
  readonly of: bigint;
  at: number;
  ways: bigint;
  total: bigint;
}

/** Shared by an enumeration and the sub-procedures within it. */
export interface Budget {
  leaves: number;
  readonly known: Map<string, Distribution<unknown>>;
}

/**
 * Walks every outcome of a procedure: it is run again and again, each time down another path of the dice tree. Equal
 * faces are one branch with a weight. Returns null when the tree has more leaves than the budget allows.
 */
export function enumerate<R, E extends Event>(
  run: (io: Io<E>) => R,
  keyOf: (result: R) => string,
  policy: Policy,
  budget: Budget,
): Distribution<R> | null {
  const path: Fork[] = [];
  const found = new Map<string, { result: R; ways: bigint; of: bigint }>();
  do {
    if (budget.leaves-- <= 0) return null;
    const result = run(new EnumeratedIo<E>(path, policy, budget));
    if (budget.leaves < 0) return null;
    const last = path.at(-1);
    add(found, keyOf(result), result, last?.ways ?? 1n, last?.total ?? 1n);
  } while (nextPath(path));
  return overOneDenominator([...found.values()]);
}

class EnumeratedIo<E extends Event> implements Io<E> {
  private depth = 0;
  private readonly path: Fork[];
  private readonly policy: Policy;
  private readonly budget: Budget;

  constructor(path: Fork[], policy: Policy, budget: Budget) {
    this.path = path;
    this.policy = policy;
    this.budget = budget;
  }

  roll(die: Die): number {
    return this.choose(() => facesOf(die), BigInt(die.faces.length)) as number;
  }

  ask<Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> {
    return this.policy(seat, question) as AnswerTo<Q>;
  }

  askAll<Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[] {
    return sealed.map(({ seat, question }) => this.ask(seat, question));
  }

  tell(): void {}

  sub<R>(key: string, procedure: (io: Io<E>) => R): R {
    let known = this.budget.known.get(key);
    if (!known) {
      const counted = enumerate<R, E>(procedure, JSON.stringify, this.policy, this.budget);
      if (!counted) return procedure(this);
      known = counted;
      this.budget.known.set(key, known);
    }
    const { results, of } = known;
    return this.choose(() => results, of) as R;
  }

  private choose(faces: () => readonly Weighted<unknown>[], of: bigint): unknown {
    const depth = this.depth++;
    if (depth >= DEEPEST) return this.giveUp(depth, faces());
    let fork = this.path[depth];
    if (!fork) {
      fork = { faces: faces(), of, at: 0, ways: 0n, total: 0n };
      this.path.push(fork);
      weigh(this.path, depth);
    }
    return fork.faces[fork.at]!.result;
  }

  private giveUp(depth: number, faces: readonly Weighted<unknown>[]): unknown {
    this.budget.leaves = -1;
    return faces[WAY_OUT.draw(depth, faces.length)]!.result;
  }
}

/**
 * A throw that is repeated until it succeeds has a path without an end, and it may be the first. Past this depth the
 * tree counts as too large, and chance alone leads the rule out of its loop.
 */
const DEEPEST = 1000;

/** Moves the last fork that has another face to it, and forgets all below. */
function nextPath(path: Fork[]): boolean {
  for (let fork = path.at(-1); fork; fork = path.at(-1)) {
    if (fork.at + 1 < fork.faces.length) {
      fork.at++;
      weigh(path, path.length - 1);
      return true;
    }
    path.pop();
  }
  return false;
}

function weigh(path: readonly Fork[], depth: number): void {
  const fork = path[depth]!;
  const above = path[depth - 1];
  fork.ways = (above?.ways ?? 1n) * fork.faces[fork.at]!.ways;
  fork.total = (above?.total ?? 1n) * fork.of;
}

const FACES = new WeakMap<readonly number[], readonly Weighted<number>[]>();

function facesOf(die: Die): readonly Weighted<number>[] {
  let faces = FACES.get(die.faces);
  if (!faces) {
    const counts = new Map<number, bigint>();
    for (const face of die.faces) counts.set(face, (counts.get(face) ?? 0n) + 1n);
    faces = [...counts].map(([result, ways]) => ({ result, ways }));
    FACES.set(die.faces, faces);
  }
  return faces;
}

function add<R>(
  found: Map<string, { result: R; ways: bigint; of: bigint }>,
  key: string,
  result: R,
  ways: bigint,
  of: bigint,
): void {
  const known = found.get(key);
  if (!known) found.set(key, { result, ways, of });
  else if (known.of === of) known.ways += ways;
  else if (known.of % of === 0n) known.ways += ways * (known.of / of);
  else {
    known.ways = known.ways * of + ways * known.of;
    known.of *= of;
    const shared = gcd(known.ways, known.of);
    known.ways /= shared;
    known.of /= shared;
  }
}

function overOneDenominator<R>(found: readonly { result: R; ways: bigint; of: bigint }[]): Distribution<R> {
  const of = found.reduce((common, entry) => (common / gcd(common, entry.of)) * entry.of, 1n);
  return { of, results: found.map(entry => ({ result: entry.result, ways: entry.ways * (of / entry.of) })) };
}

function gcd(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}
