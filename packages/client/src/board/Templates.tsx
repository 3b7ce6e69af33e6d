import type { Point } from '../games/game.ts';

/** What a template does to whatever it covers. */
export type Tone = 'reach' | 'maybe' | 'blast' | 'clipped' | 'fire' | 'smoke';

/** A round template. */
export function Disc({ at, radius, tone }: { readonly at: Point; readonly radius: number; readonly tone: Tone }) {
  return <circle className={`touched touched--${tone}`} cx={at.x} cy={at.y} r={radius} />;
}

interface HalfDiscProps {
  readonly at: Point;
  readonly radius: number;
  /** Degrees clockwise from north. */
  readonly facing: number;
  readonly tone: Tone;
}

/** The 180 degrees before something that points somewhere. */
export function HalfDisc({ at, radius, facing, tone }: HalfDiscProps) {
  return (
    <path
      className={`touched touched--${tone}`}
      d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Z`}
      transform={`translate(${at.x} ${at.y}) rotate(${facing})`}
    />
  );
}

interface StripProps {
  readonly from: Point;
  readonly toward: Point;
  readonly length: number;
  readonly width: number;
  readonly tone: Tone;
}

/** A straight strip from one point through another. */
export function Strip({ from, toward, length, width, tone }: StripProps) {
  return (
    <rect
      className={`touched touched--${tone}`}
      x={-width / 2}
      y={-length}
      width={width}
      height={length}
      transform={`translate(${from.x} ${from.y}) rotate(${bearing(from, toward)})`}
    />
  );
}

/** A dashed arrow: a throw, a step aside, a word to somebody. */
export function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <g className="arrow">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <g transform={`translate(${to.x} ${to.y}) rotate(${bearing(from, to)})`}>
        <path className="arrow__head" d="M-.18.3 0 0 .18.3Z" />
      </g>
    </g>
  );
}

/** Degrees clockwise from north. */
function bearing(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}
