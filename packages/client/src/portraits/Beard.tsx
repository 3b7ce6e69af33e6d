import type { Tone } from './colours.ts';
import { shapeOf } from './Head.tsx';
import type { Face } from './looks.ts';

const MOUSTACHE = 'M41 67.4C42 62.8 47 62 50 63.8C53 62 58 62.8 59 67.4C55.5 65.8 52.5 66.4 50 66.4S44.5 65.8 41 67.4Z';

/** Everything that grows below the nose. It follows the jaw. */
export function Beard({ face, colour }: { readonly face: Face; readonly colour: Tone }) {
  const { cheek, jaw, chin } = shapeOf(face);
  const [left, right] = [50 - cheek, 50 + cheek];
  const jawline = `M${left} 52C${left} 62 ${50 - jaw} 66 ${50 - jaw} 69C${52 - jaw} ${chin} 42 ${chin + 2.5} 50 ${chin + 2.5}S${48 + jaw} ${chin} ${50 + jaw} 69C${50 + jaw} 66 ${right} 62 ${right} 52`;
  switch (face.beard) {
    case 'none':
      return null;
    case 'stubble':
      return (
        <path
          d={`${jawline}C67 60 62 62 58 62.5C54 60.5 46 60.5 42 62.5C38 62 33 60 ${left} 52Z`}
          fill={colour.shade}
          opacity={0.3}
        />
      );
    case 'full':
      return (
        <>
          <path
            d={`${jawline}C${right - 3} 60 63 62 59 63.4C55 61 45 61 41 63.4C37 62 ${left + 3} 60 ${left} 52ZM43 68.4Q50 64.8 57 68.4Q50 73.4 43 68.4Z`}
            fill={colour.base}
            fillRule="evenodd"
          />
          <path d={`M36 66Q40 ${chin - 2} 50 ${chin}Q42 ${chin - 5} 41 67Z`} fill={colour.light} opacity={0.5} />
        </>
      );
    case 'goatee':
      return (
        <>
          <path d={MOUSTACHE} fill={colour.base} />
          <path
            d={`M41 66.4Q40.6 73 43.6 ${chin}Q50 ${chin + 6} 56.4 ${chin}Q59.4 73 59 66.4L57.4 67.6Q57 72.6 50 72.8Q43 72.6 42.6 67.6Z`}
            fill={colour.base}
          />
        </>
      );
    case 'moustache':
      return (
        <>
          <path d={MOUSTACHE} fill={colour.base} />
          <path
            d="M41 67.4Q38.6 69.4 38.4 72Q41.4 70 43 66.6ZM59 67.4Q61.4 69.4 61.6 72Q58.6 70 57 66.6Z"
            fill={colour.base}
          />
        </>
      );
    case 'sideburns':
      return (
        <>
          <path
            d={`M${left - 0.6} 42H${left + 3.4}Q${left + 4} 54 ${left + 7.4} 62Q${left + 2.6} 64 ${left + 0.8} 58Z`}
            fill={colour.base}
          />
          <path
            d={`M${right + 0.6} 42H${right - 3.4}Q${right - 4} 54 ${right - 7.4} 62Q${right - 2.6} 64 ${right - 0.8} 58Z`}
            fill={colour.shade}
          />
        </>
      );
    default:
      return face.beard satisfies never;
  }
}
