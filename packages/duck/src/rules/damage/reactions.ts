import type { Trigger } from '@sightline/kernel';

/** DK-DMG-008: a Threat has just come, or dragged him, into his square. */
export interface LaidHoldOf extends Trigger {
  readonly on: 'laidHoldOf';
  readonly threat: number;
}

export interface LastResort {
  readonly do: 'setOffOwnGrenades';
  readonly figure: number;
}
