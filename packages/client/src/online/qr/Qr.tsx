import { useMemo } from 'react';
import { qrOf } from './matrix.ts';

/** Readers need so many light modules round a code. */
const QUIET = 4;

interface QrProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** A text for the camera of another device; nothing where it is too long for one. Always dark on light: readers want it so. */
export function Qr({ text, label }: QrProps) {
  const matrix = useMemo(() => qrOf(text), [text]);
  if (!matrix) return null;
  const size = matrix.length + 2 * QUIET;
  const path = matrix.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
