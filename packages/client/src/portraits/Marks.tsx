import { BLOOD, INK, type Tone } from './colours.ts';
import type { Face, PortraitState } from './looks.ts';

/** What life has written on a face. */
export function Marks({ mark, skin }: { readonly mark: Face['mark']; readonly skin: Tone }) {
  switch (mark) {
    case 'none':
      return null;
    case 'cheek scar':
      return (
        <g fill="none" strokeLinecap="round">
          <path d="M34 54L42 64" stroke={skin.shade} strokeWidth={2.6} />
          <path d="M34 54L42 64M35.5 59L39 56M38.5 62L42 59.4" stroke={skin.light} strokeWidth={1.1} />
        </g>
      );
    case 'brow scar':
      return (
        <path
          d="M62.5 33L59 44.4M58.6 50.6L57.4 56"
          stroke={skin.light}
          strokeWidth={2}
          strokeLinecap="round"
          fill="none"
        />
      );
    case 'plaster':
      return (
        <g transform="rotate(-9 50 54)">
          <rect x={42.5} y={51.2} width={15} height={5} rx={2.4} fill="#ecd9b8" />
          <rect x={47.5} y={51.2} width={5} height={5} fill="#d3b98d" />
        </g>
      );
    case 'freckles':
      return (
        <g fill={skin.shade}>
          {[
            [35, 55],
            [38.5, 57.5],
            [41.5, 54.5],
            [58.5, 54.5],
            [61.5, 57.5],
            [65, 55],
            [37, 60.5],
            [63, 60.5],
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={1} />
          ))}
        </g>
      );
    case 'war paint':
      return (
        <path
          d="M32.5 53.5L44 56.5L43.6 59.6L32.8 57ZM67.5 53.5L56 56.5L56.4 59.6L67.2 57Z"
          fill={INK}
          opacity={0.75}
        />
      );
    case 'tattoo':
      return (
        <path
          d="M63 52Q69 56 65 63M60.6 55Q65 58 62 64.4M66 50L69 47"
          fill="none"
          stroke="#1d3b57"
          strokeWidth={1.7}
          strokeLinecap="round"
          opacity={0.8}
        />
      );
    default:
      return mark satisfies never;
  }
}

/** How somebody fares, as far as it is written in his face. */
export function Troubles({ state }: { readonly state: PortraitState }) {
  switch (state) {
    case 'well':
    case 'dead':
    case 'suppressed':
      return null;
    case 'wounded':
      return (
        <>
          <path d="M57 34Q63 36 65 40Q66 46 64 52Q67 58 63 66Q60 60 61 54Q57 50 60 44Q60 38 57 34Z" fill={BLOOD} />
          <path d="M56 70Q57 74 55.4 77Q53.6 74 54 70.4Z" fill={BLOOD} />
        </>
      );
    case 'stressed':
      return (
        <g fill="#a9dcf5" stroke="#3c7fa6" strokeWidth={0.8}>
          <path d="M33 34Q37 40 33.4 42.4Q29 41.6 33 34Z" />
          <path d="M69 52Q73 58 69.4 60.4Q65 59.6 69 52Z" />
        </g>
      );
    default:
      return state satisfies never;
  }
}
