import type { Direction, Position } from '@sightline/geometry/grid';
import type { Part } from '@sightline/kernel';

/** How men move and stand. */
export type MovementEvent =
  | {
      type: 'moveThrown';
      figure: number;
      face: number;
      parts: readonly Part[];
      points: number;
      dash: boolean;
    }
  | { type: 'stepped'; figure: number; from: number; to: number; facing: Direction }
  | { type: 'stood'; figure: number; facing: Direction; position: Position; broad: boolean }
  | { type: 'stumbled'; figure: number; at: number; left: number }
  /** The throw does not last for any square that is free. */
  | { type: 'heldUp'; figure: number; at: number; points: number }
  | { type: 'skidded'; figure: number; at: number }
  | { type: 'swapped'; figure: number; comrade: number };
