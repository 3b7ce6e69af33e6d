import { CLOTH, GLASS, INK, LEATHER, OLIVE, STEEL } from './colours.ts';
import type { Hat } from './looks.ts';

/** The colour of the seat, from the style sheet. */
const SIDE = 'var(--portrait-side)';

/** Those under which no hair is seen. */
export const hidesHair = (hat: Hat): boolean => hat !== 'none' && hat !== 'headset';

/** What hangs behind the head. */
export function HatBehind({ hat }: { readonly hat: Hat }) {
  if (hat === 'hood')
    return <path d="M16 92C10 40 20 3 50 3S90 40 84 92Q68 78 50 80Q32 78 16 92Z" fill={LEATHER.shade} />;
  if (hat === 'bandana') return <path d="M70 32L86 40L80 42L88 52L72 40Z" className="portrait__side-dark" />;
  return null;
}

/** What sits on the head, lamp at the upper left. */
export function HatOn({ hat }: { readonly hat: Hat }) {
  switch (hat) {
    case 'none':
      return null;
    case 'visor':
      return <Visor />;
    case 'headset':
      return (
        <>
          <path d="M27.5 46C24 22 35 11 50 11S76 22 72.5 46" fill="none" stroke={CLOTH.light} strokeWidth={3.4} />
          <rect x={23} y={42} width={7.5} height={15} rx={3.6} fill={CLOTH.base} />
          <rect x={69.5} y={42} width={7.5} height={15} rx={3.6} fill={CLOTH.shade} />
          <rect x={24.4} y={45} width={2.6} height={9} rx={1.3} fill={SIDE} />
          <path d="M27 56Q29 70 41 72" fill="none" stroke={CLOTH.shade} strokeWidth={2.2} strokeLinecap="round" />
          <circle cx={41.5} cy={72} r={2.4} fill={INK} />
        </>
      );
    case 'cap':
      return (
        <>
          <path d="M27 38C23 19 35 8.5 50 8.5S77 19 73 38Q62 31 50 31T27 38Z" fill={SIDE} />
          <path d="M62 11C73 16 76 26 73 38Q69 35 64 33.4C66 25 66 17 62 11Z" className="portrait__shade" />
          <path d="M28 37.6Q50 26 72 37.6Q73.4 41.6 69 41.4Q50 34 31 41.4Q26.6 41.6 28 37.6Z" fill={CLOTH.shade} />
          <circle cx={50} cy={9} r={2.2} fill={CLOTH.shade} />
          <path
            d="M50 14L52 19L57 19.4L53.2 22.6L54.4 27.4L50 24.8L45.6 27.4L46.8 22.6L43 19.4L48 19Z"
            fill="#fff"
            opacity={0.85}
          />
        </>
      );
    case 'pot':
      return (
        <>
          <path d="M23 44C20 18 34 7 50 7S80 18 77 44Q64 36.4 50 36.4T23 44Z" fill={OLIVE.base} />
          <path d="M60 8.6C74 13 79 26 77 44Q72 40.6 67 38.8C70 27 67 16 60 8.6Z" fill={OLIVE.shade} />
          <path d="M31 20Q38 11 50 10.6Q40 15 36 25Z" fill={OLIVE.light} />
          <path d="M23.4 35.4Q36 29 50 29T76.6 35.4L77 40Q64 33 50 33T23 40Z" fill={SIDE} />
          <path d="M23 44Q36 36.4 50 36.4T77 44" fill="none" stroke={INK} strokeWidth={1.6} opacity={0.55} />
          <Strap />
        </>
      );
    case 'rails':
      return (
        <>
          <path
            d="M26.4 43C22 18 35 7.5 50 7.5S78 18 73.6 43L70.6 43L69 36Q60 31.4 50 31.4T31 36L29.4 43Z"
            fill={CLOTH.base}
          />
          <path d="M61 9.6C74 15 77 27 73.6 43L70.6 43L69 36L66 34.6C69 25 67 16 61 9.6Z" fill={CLOTH.shade} />
          <path d="M32 20Q38 12.4 48 11.6Q39 16 36 25Z" fill={CLOTH.light} />
          <rect x={44.5} y={15} width={11} height={10} rx={2} fill={CLOTH.shade} />
          <rect x={47} y={17} width={6} height={6} rx={1.2} fill={SIDE} />
          <path d="M27 33L35 25M73 33L65 25" stroke={SIDE} strokeWidth={3} strokeLinecap="round" />
          <Strap />
        </>
      );
    case 'beret':
      return (
        <>
          <path d="M27 35C22 22 34 8.5 54 8.5C74 8.5 86 17 84 28C82.6 35 76 33.6 71.4 32.4Q50 26 27 35Z" fill={SIDE} />
          <path
            d="M70 11.6C82 16 85.4 22 84 28C82.6 35 76 33.6 71.4 32.4Q66 30.4 60 29.8Q74 25 70 11.6Z"
            className="portrait__shade"
          />
          <path d="M27 35Q50 26 72.4 33L72 36.6Q50 29.6 27.6 38.6Z" fill={INK} opacity={0.85} />
          <path d="M36 17L41 15L46 17Q46.4 24 41 26.6Q35.6 24 36 17Z" fill="#e8c65a" stroke={INK} strokeWidth={0.8} />
        </>
      );
    case 'peaked':
      return (
        <>
          <path d="M22 22C22 11 36 6.5 50 6.5S78 11 78 22Q76 28 71.6 30Q50 24 28.4 30Q24 28 22 22Z" fill={CLOTH.base} />
          <path d="M62 7.6C73 9.6 78 15 78 22Q76 28 71.6 30L64 28.2Q70 18 62 7.6Z" fill={CLOTH.shade} />
          <path d="M28.4 29.4Q50 23.4 71.6 29.4L72 35.6Q50 29.6 28 35.6Z" fill={SIDE} />
          <path d="M28.6 35.4Q50 29.4 71.4 35.4Q69 41.6 50 40.4Q31 41.6 28.6 35.4Z" fill={INK} />
          <path d="M34 36.6Q50 33 60 34.6" stroke="#fff" strokeWidth={1.2} fill="none" opacity={0.5} />
          <circle cx={50} cy={20} r={4.4} fill="#e8c65a" stroke={INK} strokeWidth={0.8} />
          <path d="M50 17V23M47 20H53" stroke={INK} strokeWidth={1.2} />
        </>
      );
    case 'bandana':
      return (
        <>
          <path d="M27.6 40C24 20 36 11 50 11S76 20 72.4 40Q62 31.6 50 31.6T27.6 40Z" fill={SIDE} />
          <path d="M62 13C73 18 75 28 72.4 40Q69 37 65 35C67 26 66 18 62 13Z" className="portrait__shade" />
          <g fill="#fff" opacity={0.85}>
            <path d="M38 22L41 19L44 22L41 25ZM50 17L53 14.4L56 17L53 20ZM52 27L55 24.4L58 27L55 29.6ZM33 31L35.4 28.6L38 31L35.4 33.4Z" />
          </g>
          <path d="M70 29Q76 29 75 35Q70 36 69.4 33Z" fill={SIDE} />
        </>
      );
    case 'hood':
      return (
        <path
          d="M20 84C14 30 28 5 50 5S86 30 80 84L72 78C77 50 74 24 50 22C26 24 23 50 28 78Z"
          fill={LEATHER.base}
          stroke={LEATHER.light}
          strokeWidth={1}
        />
      );
    default:
      return hat satisfies never;
  }
}

/** What a Verminator goes aboard in: the visor is up, so that his mother would know him. */
function Visor() {
  return (
    <>
      <path
        d="M25.4 47C20 18 34 6.5 50 6.5S80 18 74.6 47L70.4 47L69.4 37Q60 31.6 50 31.6T30.6 37L29.6 47Z"
        fill={STEEL.base}
      />
      <path d="M61 8.6C76 14 79 28 74.6 47L70.4 47L69.4 37L66 35.2C70 25 68 15 61 8.6Z" fill={STEEL.shade} />
      <path d="M31 19Q37 10.6 46 9.4L44.6 15Q37 17 34 23Z" fill={STEEL.light} />
      <path d="M46 6.8H54L54.8 17H45.2Z" fill={SIDE} />
      <path
        d="M29 33.6C30 21 40 16.6 50 16.6S70 21 71 33.6Q61 27 50 27T29 33.6Z"
        fill={GLASS.base}
        stroke={GLASS.shade}
        strokeWidth={1.4}
      />
      <path d="M34 26.6Q40 20 49 19.4Q41 22.6 37.6 28Z" fill={GLASS.light} opacity={0.9} />
      <circle cx={27} cy={40} r={4.2} fill={STEEL.shade} />
      <circle cx={27} cy={40} r={1.9} fill={SIDE} />
      <circle cx={73} cy={40} r={4.2} fill={STEEL.shade} />
      <circle cx={73} cy={40} r={1.9} fill={SIDE} />
      <Strap />
    </>
  );
}

function Strap() {
  return (
    <path d="M29.6 46Q31 66 42 78M70.4 46Q69 66 58 78" fill="none" stroke={INK} strokeWidth={1.8} opacity={0.75} />
  );
}
