import type { CSSProperties } from 'react';
import type { Trajectory as Flight } from '../games/scene.ts';

/** What flies, reaches or looks from one point to another. */
export function Trajectory({ from, to, kind }: Flight) {
  const style = { '--dx': `${to.x - from.x}px`, '--dy': `${to.y - from.y}px` } as CSSProperties;
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  switch (kind) {
    case 'bullet':
      return (
        <g className="flight flight--bullet">
          <line className="flight__line" {...line} />
          <line className="flight__tracer" pathLength={1} {...line} />
          <Flash x={from.x} y={from.y} />
        </g>
      );
    case 'look':
      return <line className="flight flight--look" {...line} />;
    case 'blade':
      return (
        <g className="flight flight--blade" transform={`translate(${to.x} ${to.y}) rotate(${angleOf({ from, to })})`}>
          <path className="flight__slash" d="M-.5-.5Q.45-.15 .5.5Q.05.05-.5-.5Z" />
        </g>
      );
    case 'flame':
    case 'spray':
      return (
        <g className={`flight flight--${kind}`} style={style}>
          {DROPS.map(([aside, size, late]) => (
            <circle
              key={late}
              className="flight__drop"
              cx={from.x}
              cy={from.y}
              r={size}
              style={{ '--aside': aside, '--late': late } as CSSProperties}
            />
          ))}
        </g>
      );
    case 'throw':
      return (
        <g className="flight flight--throw" style={style}>
          <line className="flight__line" {...line} />
          <circle className="flight__thrown" cx={from.x} cy={from.y} r={0.16} />
        </g>
      );
    case 'missile':
      return (
        <g className="flight flight--missile" style={style}>
          <line className="flight__trail" pathLength={1} {...line} />
          <Dart from={from} to={to} d="M-.5-.16H.2L.55 0 .2.16H-.5L-.34 0Z" />
          <Flash x={from.x} y={from.y} />
        </g>
      );
    case 'shell':
      return (
        <g className="flight flight--shell" style={style}>
          <circle className="flight__below" cx={to.x} cy={to.y} r={0.5} />
          <Dart from={from} to={to} d="M-.55-.24Q.3-.3.6 0Q.3.3-.55.24Z" />
        </g>
      );
    case 'lock':
      return (
        <g className="flight flight--lock">
          <line className="flight__line" {...line} />
          <g transform={`translate(${to.x} ${to.y})`}>
            <path className="flight__frame" d="M-1.6-.8V-1.6H-.8M.8-1.6H1.6V-.8M1.6.8V1.6H.8M-.8 1.6H-1.6V.8" />
          </g>
        </g>
      );
    case 'trail':
      return <line className="flight flight__trail flight__trail--thick" pathLength={1} {...line} />;
    default:
      return kind satisfies never;
  }
}

/** What is seen on its way, with its head where it goes. */
function Dart({ from, to, d }: Pick<Flight, 'from' | 'to'> & { readonly d: string }) {
  return (
    <g className="flight__dart">
      <path d={d} transform={`translate(${from.x} ${from.y}) rotate(${angleOf({ from, to })})`} />
    </g>
  );
}

/** The muzzle flash: a star of eight points. */
function Flash({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="flight__flash"
        d="M0-.5.1-.16.36-.36.16-.1.5 0 .16.1.36.36.1.16 0 .5-.1.16-.36.36-.16.1-.5 0-.16-.1-.36-.36-.1-.16Z"
      />
    </g>
  );
}

/** How far aside each drop of a jet ends, how large it is, and how late it leaves, in shares. */
const DROPS = [
  [0, 0.2, 0],
  [0.35, 0.16, 0.06],
  [-0.35, 0.17, 0.1],
  [0.15, 0.22, 0.16],
  [-0.2, 0.15, 0.2],
  [0.45, 0.13, 0.26],
  [-0.5, 0.14, 0.3],
  [0.05, 0.2, 0.36],
] as const;

function angleOf({ from, to }: Pick<Flight, 'from' | 'to'>): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
