import type { Tally } from '@sightline/kernel';
import type { Faces } from '../dice/ladder.ts';
import type { Success } from '../dice/rolls.ts';
import type { Who } from '../table.ts';
import type { Told } from './told.ts';

/** A roll against a number, as it is told. */
export interface Tested {
  readonly die: Faces;
  readonly face: number;
  readonly target: number;
  readonly passed: boolean;
}

export type CommandEvent = Told &
  (
    | { type: 'spokeDirectly'; unit: Who; to: Who; how: 'faceToFace' | 'clearChannel' }
    | { type: 'jammed'; unit: Who; comms: number; jammer: number; steps: number }
    | ({ type: 'messageRolled'; unit: Who; to: Who; shifts: Tally } & Tested)
    | ({ type: 'rallied'; unit: Who; by: Who } & Tested)
    | { type: 'detached'; unit: Who; detachment: Who; figures: readonly Who[] }
    | { type: 'rejoined' | 'regrouped'; unit: Who; other: Who }
    | { type: 'becameIndependent'; unit: Who; parent: Who }
    | {
        type: 'lookedAtCounter';
        unit: Who;
        counter: number;
        die: Faces;
        shifts: Tally;
        range: number;
        faces: readonly [quality: number, sensors: number];
        success: Success;
      }
    | { type: 'counterConfirmed'; side: string; counter: number; shows: true }
    | { type: 'hid'; unit: Who }
  );
