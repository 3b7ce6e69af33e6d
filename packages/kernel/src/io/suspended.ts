import type { Asked } from '../match/match.ts';

/** Thrown out of a rule when an answer is missing. It is no error: the step is run again when the answer is there. */
export class Suspended {
  readonly asked: Asked;
  constructor(asked: Asked) {
    this.asked = asked;
  }
}

/** Runs a step up to its end (null) or to the question it cannot go beyond. Errors pass through. */
export function runUntilSuspended(step: () => void): Asked | null {
  try {
    step();
    return null;
  } catch (thrown) {
    if (thrown instanceof Suspended) return thrown.asked;
    throw thrown;
  }
}
