import { CLOTH, GLASS, INK, LEATHER, STEEL } from './colours.ts';
import type { EyeWear, MouthWear, PortraitState } from './looks.ts';

const SIDE = 'var(--portrait-side)';

/** What is worn before the eyes, or in place of one. */
export function OnEyes({ wear, state }: { readonly wear: EyeWear; readonly state: PortraitState }) {
  switch (wear) {
    case 'none':
      return null;
    case 'glasses':
      return (
        <g fill={GLASS.light} fillOpacity={0.22} stroke={INK} strokeWidth={1.6}>
          <rect x={33} y={42} width={14} height={10.4} rx={3.6} />
          <rect x={53} y={42} width={14} height={10.4} rx={3.6} />
          <path d="M47 45.6Q50 44 53 45.6M33 45L29 44M67 45L71 44" fill="none" />
        </g>
      );
    case 'goggles':
      return (
        <>
          <path d="M27 33Q50 25 73 33" fill="none" stroke={LEATHER.base} strokeWidth={4.6} />
          <g fill={GLASS.base} stroke={LEATHER.shade} strokeWidth={2.4}>
            <circle cx={41} cy={30} r={7} />
            <circle cx={59} cy={30} r={7} />
          </g>
          <path
            d="M37.6 29Q39 25.6 42 25.4M55.6 29Q57 25.6 60 25.4"
            stroke={GLASS.light}
            strokeWidth={1.6}
            strokeLinecap="round"
            fill="none"
          />
        </>
      );
    case 'cyber eye':
      return (
        <>
          <path d="M52 40.6L64 39L70.4 44V52L62 55.4L53 52.6Z" fill={STEEL.base} />
          <path d="M64 39L70.4 44V52L62 55.4L64.6 47Z" fill={STEEL.shade} />
          <circle cx={59.8} cy={47} r={5} fill={INK} />
          <circle cx={59.8} cy={47} r={3} fill={state === 'dead' ? CLOTH.base : '#ff4a3a'} />
          {state !== 'dead' && <circle cx={58.9} cy={46} r={1.1} fill="#ffd9d2" />}
          <path d="M66 53.6L68.6 62L65 67" stroke={STEEL.shade} strokeWidth={1.4} fill="none" />
        </>
      );
    case 'patch':
      return (
        <>
          <path d="M28 36Q50 38 71 56" fill="none" stroke={INK} strokeWidth={1.8} />
          <path d="M53 42.6Q60 40.4 67 43Q67.4 53 60 54Q52.6 52 53 42.6Z" fill={INK} />
          <path d="M55 44.4Q58 43.4 60 43.6" stroke={CLOTH.light} strokeWidth={1} fill="none" />
        </>
      );
    default:
      return wear satisfies never;
  }
}

/** What is worn over mouth and nose. */
export function OnMouth({ wear }: { readonly wear: MouthWear }) {
  switch (wear) {
    case 'none':
      return null;
    case 'breather':
      return (
        <>
          <path d="M30 52L40 60M70 52L60 60" stroke={INK} strokeWidth={2.2} />
          <path d="M38 58Q50 53 62 58L60 73Q50 80 40 73Z" fill={CLOTH.base} />
          <path d="M52 54.6Q58 55.6 62 58L60 73Q56 76.4 52 77.4Z" fill={CLOTH.shade} />
          <circle cx={50} cy={67} r={5} fill={INK} />
          <path d="M46.6 65.4H53.4M46.2 67.6H53.8M47 69.8H53" stroke={STEEL.base} strokeWidth={1} />
          <circle cx={37} cy={70} r={5.4} fill={STEEL.shade} />
          <circle cx={37} cy={70} r={2.8} fill={SIDE} />
          <circle cx={63} cy={70} r={5.4} fill={STEEL.shade} />
          <circle cx={63} cy={70} r={2.8} fill={SIDE} />
        </>
      );
    case 'scarf':
      return (
        <>
          <path d="M27.6 54Q50 62 72.4 54L70 72Q60 84 50 86Q40 84 30 72Z" fill={SIDE} />
          <path d="M60 59Q67 57.6 72.4 54L70 72Q60 84 50 86Q60 76 60 59Z" className="portrait__shade" />
          <path d="M36 63Q44 70 44 80M64 63Q58 70 57 80" stroke={INK} strokeWidth={1.2} fill="none" opacity={0.4} />
        </>
      );
    case 'mask':
      return (
        <>
          <path d="M28.6 50Q38 55 50 55T71.4 50L68 70Q62 80 50 82Q38 80 32 70Z" fill={CLOTH.base} />
          <path d="M60 54.4Q66 53.4 71.4 50L68 70Q62 80 50 82Q60 72 60 54.4Z" fill={CLOTH.shade} />
          <path d="M50 55L46.6 62H53.4Z" fill={CLOTH.light} opacity={0.5} />
          <path d="M42 69.4H58" stroke={INK} strokeWidth={1.2} opacity={0.5} />
        </>
      );
    default:
      return wear satisfies never;
  }
}
