import type { CSSProperties } from 'react';
import type { Burst as Struck } from '../games/scene.ts';

/** What is seen at a point: a hit, a blast, smoke that drifts, fire that flickers. */
export function Burst({ at, kind, size = 1 }: Struck) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <g className={`burst burst--${kind}`}>
        <Picture kind={kind} />
      </g>
    </g>
  );
}

function Picture({ kind }: Pick<Struck, 'kind'>) {
  switch (kind) {
    case 'hit':
      return (
        <path
          className="burst__star"
          d="M0-.6.14-.2.5-.4.22-.04.6.16.18.18.2.6 0 .28-.24.56-.18.16-.6.1-.22-.06-.46-.42-.12-.2Z"
        />
      );
    case 'miss':
      return <path className="burst__puff" d="M-.3 0A.3.3 0 1 1 .3 0A.3.3 0 1 1-.3 0Z" />;
    case 'blast':
      return (
        <>
          <circle className="burst__core" r={0.5} />
          <circle className="burst__ring" r={0.5} />
        </>
      );
    case 'smoke':
      return PUFFS.map(([x, y, r]) => <circle key={x} className="burst__smoke" cx={x} cy={y} r={r} style={late(x)} />);
    case 'fire':
      return PUFFS.map(([x, y, r]) => (
        <path
          key={x}
          className="burst__flame"
          d={`M${x} ${y + r}q${-r}-${r} 0-${2.2 * r}q${r} ${1.2 * r} 0 ${2.2 * r}Z`}
          style={late(x)}
        />
      ));
    case 'fall':
      return <path className="burst__cross" d="M-.34-.34.34.34M.34-.34-.34.34" />;
    case 'alarm':
      return (
        <>
          <circle className="burst__ring" r={0.5} />
          <circle className="burst__ring burst__ring--late" r={0.5} />
        </>
      );
    default:
      return kind satisfies never;
  }
}

const PUFFS = [
  [-0.3, 0.1, 0.26],
  [0.28, 0.05, 0.3],
  [0, -0.22, 0.34],
  [0.12, 0.26, 0.22],
] as const;

/** Neighbours do not move in step. */
const late = (x: number): CSSProperties => ({ '--late': Math.abs(x) }) as CSSProperties;
