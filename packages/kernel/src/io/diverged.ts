/** Where a match that was played again did not come out as it was played: its step, and which of its inputs. */
export interface Divergence {
  readonly step: number;
  readonly input: number;
}

/** Thrown when a step does not take its inputs as it took them before: its rules are not deterministic, or they are others. */
export class Diverged extends Error {
  readonly at: Divergence;
  constructor(message: string, at: Divergence) {
    super(message);
    this.at = at;
  }
}
