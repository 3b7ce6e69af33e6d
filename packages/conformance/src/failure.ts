import type { SwitchValue } from '@sightline/kernel';

/** What the kit looks for, in the order in which it looks at a pause. */
export type Check =
  | 'plain data'
  | 'copy'
  | 're-run'
  | 'somebody can act'
  | 'invariants'
  | 'options'
  | 'refusals'
  | 'words'
  | 'frozen views'
  | 'secrets'
  | 'save and load'
  | 'undo'
  | 'replay'
  | 'inline play'
  | 'ends';

/** What is wrong with a system, and how to see it again. */
export interface Failure {
  readonly check: Check;
  readonly detail: string;
  readonly system: string;
  readonly scenario: string;
  readonly switches: Readonly<Record<string, SwitchValue>>;
  readonly seed: number;
  /** The pause at which it was found, counted from 0. */
  readonly pause: number;
  /** A replay file that leads to that pause. */
  readonly replay: string;
}

/** Thrown by a check that found something; `playGame` makes a `Failure` of it. */
export class Unfit extends Error {
  readonly check: Check;
  constructor(check: Check, detail: string) {
    super(detail);
    this.check = check;
  }
}

export function failureText(failure: Failure): string {
  const { check, detail, system, scenario, switches, seed, pause } = failure;
  const on = Object.entries(switches).map(([id, value]) => `${id}=${value}`);
  return `${system} fails "${check}" at pause ${pause} of seed ${seed} (${[scenario, ...on].join(', ')}): ${detail}`;
}
