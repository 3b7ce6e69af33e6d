import type { Measured, Point } from '../games/game.ts';

type SightLineProps = Omit<Measured, 'text'>;

/** A line of sight as the rules found it: whole where it is clear, broken off at what blocks it. */
export function SightLine({ from, to, blockedBy, reaches, blocker }: SightLineProps) {
  const stop = blockedBy ? { x: blockedBy.x + blockedBy.width / 2, y: blockedBy.y + blockedBy.height / 2 } : to;
  const seen = blockedBy ? nearest(from, to, stop) : to;
  const isGood = !blockedBy && reaches;
  return (
    <g className={isGood ? 'sight' : 'sight sight--broken'}>
      {blockedBy && <line className="sight__rest" x1={seen.x} y1={seen.y} x2={to.x} y2={to.y} />}
      <line className="sight__line" x1={from.x} y1={from.y} x2={seen.x} y2={seen.y} />
      <circle className="sight__end" cx={from.x} cy={from.y} r={0.09} />
      <circle className="sight__end" cx={to.x} cy={to.y} r={0.09} />
      {blockedBy && (
        <rect
          className="sight__block"
          x={blockedBy.x}
          y={blockedBy.y}
          width={blockedBy.width}
          height={blockedBy.height}
        />
      )}
      {blocker && (
        <text className="sight__label" x={stop.x} y={stop.y - 0.62}>
          {blocker}
        </text>
      )}
    </g>
  );
}

/** The point of the line that is closest to what blocks it: there the eye stops. */
function nearest(from: Point, to: Point, point: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  if (length === 0) return from;
  const share = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  return { x: from.x + share * dx, y: from.y + share * dy };
}
