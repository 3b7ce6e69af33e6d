import { INK } from '../colours.ts';
import { type AlienProps, GLOWS, Ichor } from './parts.tsx';

/** Plates, faceted eyes, and mandibles that meet sideways. */
export function Insect({ species, skin, state }: AlienProps) {
  const glow = GLOWS[species.iris]!;
  const isDead = state === 'dead';
  return (
    <>
      <g fill="none" stroke={skin.shade} strokeWidth={3} strokeLinecap="round">
        <path d="M42 22Q34 6 16 4M58 22Q66 6 84 4" />
      </g>
      <path d="M6 100Q10 78 32 74L50 84L68 74Q90 78 94 100Z" fill={skin.shade} />
      <path d="M6 100Q10 78 32 74L42 80L34 100Z" fill={skin.base} />
      <path d="M24 88Q36 80 50 90Q64 80 76 88" fill="none" stroke={INK} strokeWidth={1.6} opacity={0.5} />
      <path d="M50 12Q70 14 80 34Q82 48 70 62L58 80H42L30 62Q18 48 20 34Q30 14 50 12Z" fill={skin.base} />
      <path d="M54 12.4Q72 15 80 34Q82 48 70 62L58 80H50Q64 60 62 40Q62 22 54 12.4Z" fill={skin.shade} opacity={0.7} />
      <path d="M50 13Q46 30 50 48Q54 30 50 13Z" fill={skin.shade} />
      <path d="M32 24Q38 16 46 15Q40 22 37 30Z" fill={skin.light} opacity={0.7} />
      {[-1, 1].map(side => (
        <g key={side} transform={`translate(${50 + side * 19} 42) scale(${side} 1) rotate(18)`}>
          <ellipse rx={9.4} ry={13.4} fill={INK} />
          <ellipse rx={7.8} ry={11.8} fill={isDead ? skin.shade : glow} />
          <path
            d="M-6-6L6-2M-7.4 0L7.4 4M-6 6L5 9M-3-11L-4 11M2-11.4L1.4 11.6"
            stroke={INK}
            strokeWidth={0.9}
            opacity={0.6}
          />
          {isDead ? (
            <path d="M-8 0Q0 5 8 0" stroke={INK} strokeWidth={2.4} fill="none" />
          ) : (
            <ellipse cx={side * -3} cy={-5} rx={2} ry={3} fill="#fff" opacity={0.85} />
          )}
        </g>
      ))}
      {species.eyes > 1 && (
        <g fill={isDead ? INK : glow} stroke={INK} strokeWidth={1}>
          <circle cx={46} cy={29} r={2.2} />
          <circle cx={54} cy={29} r={2.2} />
          {species.eyes > 2 && <circle cx={50} cy={24} r={2.2} />}
        </g>
      )}
      <path d="M38 62H62L58 82H42Z" fill="#2b0f10" />
      <path d="M47 63L50 70L53 63Z" fill={skin.shade} />
      {[-1, 1].map(side => (
        <g key={side} transform={`translate(50 0) scale(${side} 1)`}>
          <path
            d="M11 58Q21 66 18 80Q15 89 2 86Q8 82 9 76Q10 68 6 64Z"
            fill={side < 0 ? skin.light : skin.base}
            stroke={INK}
            strokeWidth={1.2}
            strokeLinejoin="round"
          />
          <path d="M10.4 71L6.4 72.6L9.6 75Z" fill={INK} />
        </g>
      ))}
      <Ichor state={state} />
    </>
  );
}
