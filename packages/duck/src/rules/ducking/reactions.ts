import type { Trigger } from '@sightline/kernel';

/** DK-DUCK-019: a Threat has just stepped over the threshold of an open door. */
export interface ThresholdCrossed extends Trigger {
  readonly on: 'thresholdCrossed';
  readonly threat: number;
  readonly door: number;
  readonly from: number;
}

export interface Operator {
  readonly do: 'shutDoor';
  readonly figure: number;
}

export interface DoorClosing extends Trigger {
  readonly on: 'doorClosing';
  readonly door: number;
  /** Who could dive when it began to close, and where he was: nobody dives back. */
  readonly near: readonly { readonly figure: number; readonly at: number }[];
}

export interface Diver {
  readonly do: 'diveUnder';
  readonly figure: number;
  readonly square: number;
}

/** DK-DUCK-022: a Threat has come within reach of a thing or of a door's controls. */
export interface ThreatNears extends Trigger {
  readonly on: 'threatNears';
  readonly threat: number;
  readonly from: number;
  readonly at: number;
}

/** A thing on the deck, or the switch of an open door; `at` is where one has to be for it. */
export type Prize =
  | { readonly do: 'diveForThing'; readonly figure: number; readonly at: number; readonly thing: string }
  | { readonly do: 'diveForSwitch'; readonly figure: number; readonly at: number; readonly door: number };
