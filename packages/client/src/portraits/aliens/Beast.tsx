import { INK, LINEN } from '../colours.ts';
import { AlienEye, type AlienProps, GLOWS, Ichor, Spots } from './parts.tsx';

/** Muzzle, fangs, and something to butt with. */
export function Beast({ species, skin, state }: AlienProps) {
  const glow = GLOWS[species.iris]!;
  return (
    <>
      {species.horns === 'nose' && (
        <path
          d="M50 6L62 10L74 8L80 20L91 28L88 42L94 54L84 62H16L6 54L12 42L9 28L20 20L26 8L38 10Z"
          fill={skin.shade}
        />
      )}
      {species.horns === 'crest' && (
        <path d="M30 30L22 10L37 17L40 2L50 13L60 2L63 17L78 10L70 30Z" fill={skin.shade} />
      )}
      <path d="M2 100C6 80 24 72 50 72S94 80 98 100Z" fill={skin.shade} />
      <path d="M2 100C6 80 24 72 40 72L30 100Z" fill={skin.base} />
      {species.horns === 'pair' && (
        <g fill={LINEN.base}>
          <path d="M30 30C14 30 6 18 8 4C14 14 24 16 36 20Z" />
          <path d="M70 30C86 30 94 18 92 4C86 14 76 16 64 20Z" fill={LINEN.shade} />
        </g>
      )}
      <path d="M26 34L12 30L22 46ZM74 34L88 30L78 46Z" fill={skin.shade} />
      <path
        d="M50 12C70 12 80 26 77 44C75 56 69 60 67 70C65 83 58 90 50 90S35 83 33 70C31 60 25 56 23 44C20 26 30 12 50 12Z"
        fill={skin.base}
      />
      <path
        d="M56 12.6C72 15 80 28 77 44C75 56 69 60 67 70C65 83 58 90 50 90C62 80 62 66 64 54C68 40 66 22 56 12.6Z"
        fill={skin.shade}
        opacity={0.65}
      />
      <path d="M32 26Q40 17 50 18Q42 24 39 34Z" fill={skin.light} opacity={0.6} />
      {species.spots && (
        <Spots
          skin={skin}
          at={[
            [44, 22, 3],
            [54, 26, 2.4],
            [36, 32, 2],
            [62, 20, 2],
            [50, 34, 1.8],
          ]}
        />
      )}
      <AlienEye x={37} y={44} r={5} colour={glow} state={state} />
      <AlienEye x={63} y={44} r={5} colour={glow} state={state} />
      {/* The brow is what makes it angry. */}
      <path d="M26 34L46 43L44.6 47L28 40ZM74 34L54 43L55.4 47L72 40Z" fill={skin.shade} />
      <path d="M38 58Q50 48 62 58Q66 72 60 80Q50 86 40 80Q34 72 38 58Z" fill={skin.light} opacity={0.55} />
      <path
        d="M44 58Q47 61 46.4 63M56 58Q53 61 53.6 63"
        stroke={INK}
        strokeWidth={2.4}
        strokeLinecap="round"
        fill="none"
      />
      <path d="M36 69Q50 63 64 69Q63 80 50 82Q37 80 36 69Z" fill="#3a0f12" />
      <path
        d="M37.4 69L40.4 77L43.4 67.4ZM62.6 69L59.6 77L56.6 67.4ZM45 67L47 72.4L49 66.6ZM55 67L53 72.4L51 66.6ZM43 80.4L45 75L47.6 81.4ZM57 80.4L55 75L52.4 81.4Z"
        fill="#f7f1de"
      />
      {species.horns === 'nose' && <path d="M45.6 56Q48 44 52 36Q54.6 46 54.6 56Q50 59 45.6 56Z" fill={LINEN.base} />}
      <Ichor state={state} />
    </>
  );
}
