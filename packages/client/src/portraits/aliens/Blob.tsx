import { INK } from '../colours.ts';
import { AlienEye, type AlienProps, GLOWS, Ichor } from './parts.tsx';

/** Where a blob keeps its eyes is its own affair. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number, r: number])[]>> = {
  1: [[50, 42, 12]],
  2: [
    [36, 44, 7.5],
    [62, 38, 9.5],
  ],
  3: [
    [32, 48, 6.5],
    [50, 34, 9],
    [68, 47, 7],
  ],
};

/** All it has is mouth, and what it looks at. */
export function Blob({ species, skin, state }: AlienProps) {
  return (
    <>
      <path d="M2 100C4 84 14 80 20 72C14 50 22 12 50 11S88 48 80 72C86 80 96 84 98 100Z" fill={skin.base} />
      <path
        d="M56 11.4C80 14 87 50 80 72C86 80 96 84 98 100H66C78 84 70 72 70 54C70 34 66 20 56 11.4Z"
        fill={skin.shade}
        opacity={0.75}
      />
      <path d="M26 40Q30 20 46 16Q36 26 33 44Q28 48 26 40Z" fill={skin.light} opacity={0.7} />
      <g fill={skin.light} opacity={0.55}>
        <circle cx={24} cy={84} r={5} />
        <circle cx={76} cy={80} r={3.4} />
        <circle cx={70} cy={24} r={3} />
        <circle cx={14} cy={94} r={3} />
        <circle cx={84} cy={92} r={4.4} />
      </g>
      <path d="M28 64Q50 74 72 62Q74 82 62 88Q50 92 38 88Q27 82 28 64Z" fill="#2d0d16" />
      <path
        d="M34 66.4L37 74L40.6 68.4ZM60 67.4L63.4 74L66 65.4ZM44 88.6L47 81L50.6 89.6ZM55 89L57.4 82.6L60.6 88Z"
        fill="#f3ecd2"
      />
      <path d="M30 64Q28 72 31 80M71 63Q74 72 70 84" stroke={skin.light} strokeWidth={2} fill="none" opacity={0.6} />
      <path d="M40 64Q41 76 43 78Q45 75 44 65ZM54 65Q55 72 56.6 74Q58.4 72 58 64.4Z" fill={skin.base} />
      {(PLACES[species.eyes] ?? []).map(([x, y, r]) => (
        <AlienEye key={x} x={x} y={y} r={r} colour={GLOWS[species.iris]!} state={state} pupil="round" />
      ))}
      {species.spots && (
        <path d="M20 60Q24 62 23 66M78 56Q74 60 77 66" stroke={INK} strokeWidth={1.6} fill="none" opacity={0.4} />
      )}
      <Ichor state={state} />
    </>
  );
}
