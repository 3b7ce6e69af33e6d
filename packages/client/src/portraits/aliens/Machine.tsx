import { BLOOD, INK, STEEL } from '../colours.ts';
import { type AlienProps, GLOWS } from './parts.tsx';

/** Riveted, and looking at you through a slit. */
export function Machine({ species, skin, state }: AlienProps) {
  const glow = state === 'dead' ? '#23282d' : GLOWS[species.iris]!;
  return (
    <>
      <path d="M64 16L69 9M36 16L33 10" stroke={STEEL.shade} strokeWidth={2.4} strokeLinecap="round" />
      <circle cx={69.4} cy={9} r={2.6} fill={glow} />
      <path d="M4 100L10 82L36 74H64L90 82L96 100Z" fill={skin.shade} />
      <path d="M4 100L10 82L36 74H44L32 100Z" fill={skin.base} />
      <path d="M40 70H60V84H40Z" fill={INK} />
      <path d="M40 74H60M40 78H60" stroke={STEEL.base} strokeWidth={1.4} />
      <path d="M30 18L40 11H60L70 18L76 44L68 70L58 78H42L32 70L24 44Z" fill={STEEL.base} />
      <path d="M56 11H60L70 18L76 44L68 70L58 78H52L60 50Z" fill={STEEL.shade} />
      <path d="M32 20L41 13.6H50L42 24L34 40L28 42Z" fill={STEEL.light} opacity={0.8} />
      <path d="M46 11H54L53 34H47Z" fill={skin.base} />
      <path d="M25 38L34 35H66L75 38L72 52L64 54H36L28 52Z" fill={INK} />
      <Sensor eyes={species.eyes} glow={glow} />
      <path d="M36 60H64L60 74H40Z" fill={STEEL.shade} />
      <path d="M41 62V72M45.6 62V73M50 62V73M54.4 62V73M59 62V72" stroke={INK} strokeWidth={2} />
      <g fill={INK} opacity={0.7}>
        <circle cx={34} cy={24} r={1.4} />
        <circle cx={66} cy={24} r={1.4} />
        <circle cx={31} cy={60} r={1.4} />
        <circle cx={69} cy={60} r={1.4} />
      </g>
      {state === 'wounded' && (
        <>
          <path d="M58 14L62 22L57 27L66 34L61 40" fill="none" stroke={INK} strokeWidth={2.2} />
          <path d="M66 34L74 30L70 36L79 37L71 40L75 46L66 40Z" fill="#ffd75e" stroke={BLOOD} strokeWidth={0.8} />
        </>
      )}
    </>
  );
}

function Sensor({ eyes, glow }: { readonly eyes: number; readonly glow: string }) {
  if (eyes === 1) return <rect x={32} y={42} width={36} height={5} rx={2.5} fill={glow} />;
  const places = eyes === 2 ? [39, 61] : [37, 50, 63];
  return places.map(x => (
    <g key={x}>
      <circle cx={x} cy={45} r={5.4} fill={glow} />
      <circle cx={x - 1.4} cy={43.4} r={1.5} fill="#fff" opacity={0.85} />
    </g>
  ));
}
