import { INK, type Tone } from '../colours.ts';
import type { PortraitState, Species } from '../looks.ts';

export interface AlienProps {
  readonly species: Species;
  readonly skin: Tone;
  readonly state: PortraitState;
}

interface AlienEyeProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  readonly state: PortraitState;
  readonly pupil?: 'slit' | 'round';
}

/** An eye that is no man's: it glows a little, and shuts when all is over. */
export function AlienEye({ x, y, r, colour, state, pupil = 'slit' }: AlienEyeProps) {
  if (state === 'dead') {
    return (
      <path
        d={`M${x - r} ${y}Q${x} ${y + r * 0.7} ${x + r} ${y}`}
        fill="none"
        stroke={INK}
        strokeWidth={2.2}
        strokeLinecap="round"
      />
    );
  }
  const wide = state === 'stressed' ? 1.2 : 1;
  return (
    <>
      <circle cx={x} cy={y} r={r * wide * 1.25} fill={INK} opacity={0.7} />
      <circle cx={x} cy={y} r={r * wide} fill={colour} />
      {pupil === 'slit' ? (
        <ellipse cx={x} cy={y} rx={r * 0.22} ry={r * 0.85} fill="#0c0908" />
      ) : (
        <circle cx={x} cy={y} r={r * 0.45} fill="#0c0908" />
      )}
      <circle cx={x - r * 0.35} cy={y - r * 0.4} r={r * 0.24} fill="#fff" />
    </>
  );
}

/** What glows in the dark of a hull: one for every iris that people have. */
export const GLOWS = ['#ffb02e', '#ffe14d', '#9dff57', '#ff5a3c', '#f3f08a', '#ff8a2b'] as const;

/** Spots or stripes on a skin, where a species has them. */
export function Spots({
  skin,
  at,
}: {
  readonly skin: Tone;
  readonly at: readonly (readonly [number, number, number])[];
}) {
  return at.map(([x, y, r]) => (
    <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 0.8} fill={skin.shade} opacity={0.6} />
  ));
}

/** What runs in their veins is not red. */
export function Ichor({ state }: { readonly state: PortraitState }) {
  if (state !== 'wounded') return null;
  return (
    <g stroke="#16240a" strokeWidth={0.8} strokeLinejoin="round">
      <path d="M58 22Q68 26 69 34Q72 42 68 50Q66 44 64 42Q64 52 60 58Q57 48 60 40Q54 32 58 22Z" fill="#b7e23c" />
      <path d="M55 20L60 27L57 31L63 38" fill="none" stroke={INK} strokeWidth={1.8} />
    </g>
  );
}
