import type { SideMark } from '../games/game.ts';
import { CLOTH, INK, LEATHER, LINEN, OLIVE, STEEL, type Tone } from './colours.ts';
import type { Outfit } from './looks.ts';

const SHOULDERS = 'M4 100C5 88 16 83.6 34 80Q50 92 66 80C84 83.6 95 88 96 100Z';
/** The patterns of the sides are drawn for squares of the board: so much larger they suit a shoulder. */
const PATTERN_SCALE = 30;

const CLOTHS: Readonly<Record<Outfit['collar'], Tone>> = {
  armour: STEEL,
  tunic: OLIVE,
  officer: CLOTH,
  jacket: LEATHER,
  shirt: LINEN,
};

interface UniformProps {
  readonly collar: Outfit['collar'];
  readonly mark: SideMark | null;
}

/** Shoulders and collar: cloth by what somebody is, colour and pattern by his seat. */
export function Uniform({ collar, mark }: UniformProps) {
  const { light, base, shade } = CLOTHS[collar];
  return (
    <g transform="translate(0 -3)">
      <path d={SHOULDERS} fill={base} />
      <path d="M66 80C84 83.6 95 88 96 100H64Q66 90 66 80Z" fill={shade} />
      <Shoulders mark={mark} />
      <Collar collar={collar} light={light} shade={shade} />
    </g>
  );
}

/** The shoulders in the colour of the seat, with its pattern over it: nobody need see colours. */
function Shoulders({ mark }: { readonly mark: SideMark | null }) {
  if (mark === null) return null;
  const d = 'M4 100C5 89 14 84.4 27 81.6Q24 90 25 100ZM96 100C95 89 86 84.4 73 81.6Q76 90 75 100Z';
  return (
    <>
      <path d={d} fill="var(--portrait-side)" />
      <g transform={`scale(${PATTERN_SCALE})`}>
        <path d={scaled(d)} fill={`url(#pattern-${mark})`} />
      </g>
    </>
  );
}

const scaled = (d: string): string => d.replace(/\d+(\.\d+)?/g, number => String(Number(number) / PATTERN_SCALE));

function Collar({
  collar,
  light,
  shade,
}: {
  readonly collar: Outfit['collar'];
  readonly light: string;
  readonly shade: string;
}) {
  switch (collar) {
    case 'armour':
      return (
        <>
          <path d="M31 80Q50 96 69 80L73 90Q50 104 27 90Z" fill={light} />
          <path d="M50 91Q60 88 69 80L73 90Q62 96.6 50 97.4Z" fill={shade} />
          <path d="M31 80Q50 96 69 80" fill="none" stroke={INK} strokeWidth={1.4} opacity={0.6} />
        </>
      );
    case 'tunic':
      return (
        <>
          <path d="M33 79L50 93L42 100H30Z" fill={light} />
          <path d="M67 79L50 93L58 100H70Z" fill={shade} />
          <path d="M50 93V100" stroke={INK} strokeWidth={1.4} opacity={0.6} />
        </>
      );
    case 'officer':
      return (
        <>
          <path d="M33 78L50 92L43 100H29Z" fill={light} />
          <path d="M67 78L50 92L57 100H71Z" fill={shade} />
          <path
            d="M34 90L39 87M35.6 93.4L40.6 90.4M66 90L61 87M64.4 93.4L59.4 90.4"
            stroke="#e8c65a"
            strokeWidth={1.8}
          />
        </>
      );
    case 'jacket':
      return (
        <>
          <path d="M31 78L49 95L38 100H24Z" fill={light} />
          <path d="M69 78L51 95L62 100H76Z" fill={shade} />
          <g fill={STEEL.light}>
            <circle cx={33} cy={88} r={1.3} />
            <circle cx={36.6} cy={93} r={1.3} />
            <circle cx={67} cy={88} r={1.3} />
            <circle cx={63.4} cy={93} r={1.3} />
          </g>
        </>
      );
    case 'shirt':
      return (
        <>
          <path d="M34 80L50 93L41 99L32 88Z" fill={light} />
          <path d="M66 80L50 93L59 99L68 88Z" fill={shade} />
        </>
      );
    default:
      return collar satisfies never;
  }
}
