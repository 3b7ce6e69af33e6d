import type { Drill } from '@sightline/drill';
import { memo } from 'react';
import { useRules } from './rules.ts';
import { spotOfSquare } from './squares.ts';

/** The ground, the start rows, the obstacles and the numbers along the edge: nothing here changes in play. */
export const Field = memo(function Field({ obstacles }: Pick<Drill, 'obstacles'>) {
  const { size } = useRules();
  const coordinates = Array.from({ length: size }, (_, i) => i);
  const blocks = obstacles.flatMap((obstacle, square) => (obstacle === 1 ? [square] : []));
  return (
    <g className="field">
      <defs>
        <pattern id="field-ground" width="2" height="2" patternUnits="userSpaceOnUse">
          <rect width="2" height="2" className="field__ground" />
          <rect width="1" height="1" className="field__check" />
          <rect x="1" y="1" width="1" height="1" className="field__check" />
          <path
            className="field__gravel"
            d="M.22.31h.03M.71.64h.04M1.35.22h.03M1.72.78h.03M.4 1.55h.04M.83 1.2h.03M1.2 1.8h.04M1.61 1.37h.03"
          />
        </pattern>
        <pattern id="field-grid" width="1" height="1" patternUnits="userSpaceOnUse">
          <path className="field__line" d="M0 0H1M0 0V1" />
        </pattern>
        <radialGradient id="field-lamp" cx="50%" cy="42%" r="70%">
          <stop offset="0%" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="50%" stopColor="#fff" stopOpacity="0" />
          <stop offset="50%" stopColor="#000" stopOpacity="0" />
          <stop offset="100%" stopColor="#000" stopOpacity="0.26" />
        </radialGradient>
      </defs>
      <rect className="field__frame" x={-0.75} y={-0.75} width={size + 1.5} height={size + 1.5} rx={0.35} />
      <rect className="field__rim" x={-0.08} y={-0.08} width={size + 0.16} height={size + 0.16} rx={0.08} />
      <rect width={size} height={size} fill="url(#field-ground)" />
      <rect className="field__start field__start--red" width={size} height={1} />
      <rect className="field__start field__start--blue" y={size - 1} width={size} height={1} />
      <rect width={size} height={size} fill="url(#field-grid)" />
      <rect width={size} height={size} fill="url(#field-lamp)" />
      {coordinates.map(i => (
        <g key={i} className="field__number">
          <text x={i + 0.5} y={-0.38}>
            {i}
          </text>
          <text x={-0.4} y={i + 0.5}>
            {i}
          </text>
        </g>
      ))}
      {blocks.map(square => (
        <Block key={square} square={square} />
      ))}
    </g>
  );
});

/** A concrete block, lit from the north-west. */
function Block({ square }: { readonly square: number }) {
  const rules = useRules();
  const { x, y } = spotOfSquare(rules, square);
  return (
    <g className="block" transform={`translate(${x} ${y})`}>
      <path className="block__shadow" d="M.08.12h.96v.98H.2Z" />
      <rect className="block__side" x={0.02} y={0.02} width={0.96} height={0.96} rx={0.06} />
      <rect className="block__top" x={0.08} y={0.06} width={0.8} height={0.8} rx={0.05} />
      <path className="block__edge" d="M.1.84V.09H.86" />
    </g>
  );
}
