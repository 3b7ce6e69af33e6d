import type { SideMark } from '../../games/game.ts';
import { INK } from '../colours.ts';
import { Uniform } from '../Uniform.tsx';
import { AlienEye, type AlienProps, GLOWS, Ichor, Spots } from './parts.tsx';

/** Nearly a man, until it looks up. */
export function Humanoid({ species, skin, state, mark }: AlienProps & { readonly mark: SideMark | null }) {
  const glow = GLOWS[species.iris]!;
  return (
    <>
      {species.horns === 'crest' && (
        <path
          d="M50 2L56 10L66 8L68 18L80 22L76 34L84 44L74 48H26L16 44L24 34L20 22L32 18L34 8L44 10Z"
          fill={skin.shade}
        />
      )}
      <path d="M38 62H62V90Q50 98 38 90Z" fill={skin.shade} />
      <Uniform collar="jacket" mark={mark} />
      <path
        d="M50 9C70 9 78 24 75 42C73 54 66 60 64 68C62 78 56 84 50 84S38 78 36 68C34 60 27 54 25 42C22 24 30 9 50 9Z"
        fill={skin.base}
      />
      <path
        d="M56 9.6C72 12 78 26 75 42C73 54 66 60 64 68C62 78 56 84 50 84C60 74 60 62 63 52C67 38 66 20 56 9.6Z"
        fill={skin.shade}
        opacity={0.6}
      />
      <path d="M32 26Q38 15 50 15Q42 20 38 32Z" fill={skin.light} opacity={0.65} />
      {species.horns === 'pair' && (
        <path d="M34 18Q28 8 32 0Q38 6 42 14ZM66 18Q72 8 68 0Q62 6 58 14Z" fill={skin.shade} />
      )}
      <g fill="none" stroke={skin.shade} strokeWidth={2} strokeLinecap="round">
        <path d="M40 20Q50 24 60 20M42 27Q50 31 58 27M45 34Q50 36 55 34" />
        <path d="M31 60L37 63M32 65L38 67.6M69 60L63 63M68 65L62 67.6" />
      </g>
      {species.spots && (
        <Spots
          skin={skin}
          at={[
            [32, 36, 2],
            [68, 34, 2],
            [30, 30, 1.6],
            [70, 28, 1.6],
          ]}
        />
      )}
      {[-1, 1].map(side => (
        <g key={side} transform={`translate(${50 + side * 12} 47) scale(${side} 1) rotate(-16)`}>
          <path d="M-8.6 1Q0-7.6 9.4 0Q1 7.2-8.6 1Z" fill={INK} />
          <AlienEye x={0.6} y={0} r={3.8} colour={glow} state={state} />
        </g>
      ))}
      <path d="M47.6 58L48.6 62M52.4 58L51.4 62" stroke={INK} strokeWidth={1.8} strokeLinecap="round" />
      <path d="M41 71Q50 68.4 59 71" stroke={INK} strokeWidth={2} strokeLinecap="round" fill="none" />
      <path d="M44 70.6L45.4 74L47 70ZM56 70.6L54.6 74L53 70Z" fill="#f7f1de" />
      <Ichor state={state} />
    </>
  );
}
