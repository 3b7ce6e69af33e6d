import type { Tone } from './colours.ts';
import type { Face } from './looks.ts';

/** Half widths at cheek and jaw, and where the chin ends. Above the eyes all skulls are one size, so that hats fit. */
const SHAPES: Readonly<Record<Face['head'], { readonly cheek: number; readonly jaw: number; readonly chin: number }>> =
  {
    oval: { cheek: 20.5, jaw: 15, chin: 77 },
    square: { cheek: 21.5, jaw: 19, chin: 77 },
    long: { cheek: 19.5, jaw: 15.5, chin: 81 },
    round: { cheek: 23, jaw: 18, chin: 76 },
    pointed: { cheek: 20.5, jaw: 12, chin: 79 },
  };
const TOP = 17;
const TEMPLE = 21;

interface HeadProps {
  readonly face: Face;
  readonly skin: Tone;
}

export function Neck({ face, skin }: HeadProps) {
  const half = face.fine ? 9.5 : 12.5;
  return (
    <>
      <path d={`M${50 - half} 60V88Q50 96 ${50 + half} 88V60Z`} fill={skin.shade} />
      <path d={`M${50 - half} 72V88Q46 92 ${50 - half + 8} 91V76Z`} fill={skin.base} />
    </>
  );
}

export function Head({ face, skin }: HeadProps) {
  const { cheek, jaw, chin } = shapeOf(face);
  return (
    <>
      {[-1, 1].map(side => (
        <g key={side} transform={`translate(${50 + side * (cheek + 0.5)} 50)`}>
          <ellipse rx={4} ry={6.5} fill={side < 0 ? skin.base : skin.shade} />
          <path
            d={`M${side * -0.5}-3Q${side * 2} 0 ${side * -0.5} 3.5`}
            fill="none"
            stroke={skin.shade}
            strokeWidth={1.3}
          />
        </g>
      ))}
      <path d={outline(face)} fill={skin.base} />
      {/* The side away from the lamp. */}
      <path
        d={`M54 17.3C64 18 71 26 71 40C71 46 ${50 + cheek} 49 ${50 + cheek} 54C${50 + cheek} 62 ${50 + jaw} 66 ${49 + jaw} 69C${46 + jaw} ${chin - 3} 57 ${chin} 50 ${chin}C58 ${chin - 5} 61 68 62 58C63 50 66 44 65 36C64 28 60 21 54 17.3Z`}
        fill={skin.shade}
        opacity={0.55}
      />
      <path d="M34 26Q42 20 52 22Q44 26 40 34Q36 32 34 26Z" fill={skin.light} opacity={0.6} />
      <ellipse cx={39} cy={57} rx={4.5} ry={3} fill={skin.light} opacity={0.55} transform="rotate(-18 39 57)" />
    </>
  );
}

export function shapeOf(face: Face): { readonly cheek: number; readonly jaw: number; readonly chin: number } {
  const { cheek, jaw, chin } = SHAPES[face.head];
  return face.fine ? { cheek: cheek - 1, jaw: jaw - 2.5, chin: chin - 1.5 } : { cheek, jaw, chin };
}

/** From the crown down the right side to the chin, and up the left by the same curves. */
function outline(face: Face): string {
  const { cheek, jaw, chin } = shapeOf(face);
  const down: readonly (readonly [fromMiddle: number, y: number])[] = [
    [13, TOP],
    [TEMPLE, 26],
    [TEMPLE, 40],
    [TEMPLE, 46],
    [cheek, 49],
    [cheek, 54],
    [cheek, 62],
    [jaw, 66],
    [jaw - 1, 69],
    [jaw - 4, chin - 3],
    [7, chin],
  ];
  const right = down.map(([x, y]) => `${50 + x} ${y}`);
  const left = down.map(([x, y]) => `${50 - x} ${y}`).toReversed();
  return `M50 ${TOP}C${right.join(' ')} 50 ${chin} ${left.join(' ')} 50 ${TOP}Z`;
}
