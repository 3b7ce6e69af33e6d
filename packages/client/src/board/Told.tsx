import type { Point } from '../games/game.ts';

/** A word over the place where something happened. */
export interface ToldAt {
  readonly at: Point;
  readonly text: string;
}

interface ToldProps {
  readonly told: readonly ToldAt[];
  /** How high over the middle of a place its words begin. */
  readonly above: number;
}

/** So much can be taken in at once; a machine may have played for many turns. */
const MOST = 8;

/** What happened last, in words over the board; several over one place stand above one another, the first lowest. */
export function Told({ told, above }: ToldProps) {
  const last = told.slice(-MOST);
  return (
    <g className="hits">
      {last.map(({ at, text }, i) => {
        const below = last.slice(0, i).filter(other => isOverlaid(other.at, at)).length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its order
          <text key={i} x={at.x} y={at.y - above} dy={`${-1.1 * below}em`}>
            {text}
          </text>
        );
      })}
    </g>
  );
}

/** The halves of a square are so near to each other that words over both run into one. */
function isOverlaid(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < 0.75 && Math.abs(a.y - b.y) < 0.75;
}
