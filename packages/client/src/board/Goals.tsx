import type { Spot } from '../games/game.ts';

/** Where the objective is. */
export function Goals({ spots }: { readonly spots: readonly Spot[] }) {
  return (
    <g className="goals">
      {spots.map(({ x, y, width, height }) => (
        <rect key={`${x},${y}`} x={x} y={y} width={width} height={height} rx={0.2} />
      ))}
    </g>
  );
}
