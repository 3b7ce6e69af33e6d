import type { Studio } from './studio.ts';

/** How much a cue may take of the room: what the hand does, what happens on the board, what shakes the table. */
export type Loudness = 'soft' | 'plain' | 'loud';

export interface Cue {
  readonly loudness: Loudness;
  /** Brings it to the level of its class; `tools/sounds.ts` prints what that comes to. */
  readonly level: number;
  /** Seconds until nothing of it is left but the room. */
  readonly length: number;
  /** How much of the room is heard with it. */
  readonly room: number;
  readonly play: (studio: Studio) => void;
}
