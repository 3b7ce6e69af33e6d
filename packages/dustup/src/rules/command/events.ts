import type { Tally } from '@sightline/kernel';
import type { Unopposed } from '../../dice/rolls.ts';
import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type CommandEvent = Told &
  (
    | { type: 'spokeDirectly'; unit: Who; to: Who; how: 'faceToFace' | 'clearChannel' }
    | { type: 'jammed'; unit: Who; comms: number; jammer: number; steps: number }
    | ({ type: 'messageRolled'; unit: Who; to: Who; shifts: Tally } & Unopposed)
    | ({ type: 'rallied'; unit: Who; by: Who } & Unopposed)
  );
