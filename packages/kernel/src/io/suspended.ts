import type { Event, Io } from '../io.ts';
import type { Asked } from '../match/match.ts';
import type { System } from '../system.ts';

/** Thrown out of a rule when an answer is missing. It is no error: the step is run again when the answer is there. */
export class Suspended {
  readonly asked: Asked;
  constructor(asked: Asked) {
    this.asked = asked;
  }
}

/** Runs a step up to its end (null) or to the question it cannot go beyond. Errors pass through. */
export function runUntilSuspended<T, E extends Event, V>(system: System<T, E, V>, table: T, io: Io<E>): Asked | null {
  try {
    system.step(table, io);
    return null;
  } catch (thrown) {
    if (thrown instanceof Suspended) return thrown.asked;
    throw thrown;
  }
}
