import type { Point } from '../games/game.ts';
import type { Box } from './beside.ts';
import type { Projection } from './Stage.tsx';

/** What a game writes on its board itself, in one line over a point. */
export interface Written {
  /** The middle of its base line. */
  readonly at: Point;
  readonly text: string;
  /** How high its letters are, in units of the board; never less than can be read. */
  readonly size: number;
}

/** Pixels below which nothing is read. */
const LEAST = 10;
/** How wide a bold letter is as a share of its height. */
const WIDE = 0.52;

/** Where that lies in the picture, so that no name is laid over it. */
export function boxesOfWriting(written: readonly Written[], { at, scale }: Projection): readonly Box[] {
  return written.map(({ at: point, text, size }) => {
    const high = Math.max(LEAST, size * scale);
    const width = text.length * high * WIDE;
    const { x, y } = at(point);
    return { left: x - width / 2, top: y - high, width, height: high };
  });
}
