import { BLOOD, INK, type Tone } from './colours.ts';
import type { Face, PortraitState } from './looks.ts';

interface FeatureProps {
  readonly face: Face;
  readonly skin: Tone;
  readonly state: PortraitState;
}

const LEVEL = 47;
const APART = 9.8;
/** How far the lids are open, in each cut of eye. */
const OPEN: Readonly<Record<Face['eyes'], number>> = { almond: 3.2, narrow: 2.4, round: 3.9, heavy: 2.8 };

export function Eyes({ face, skin, state, iris }: FeatureProps & { readonly iris: string }) {
  return [-1, 1].map(side => (
    <g key={side} transform={`translate(${50 + side * APART} ${LEVEL}) scale(${side} 1)`}>
      <Eye face={face} skin={skin} state={state} iris={iris} isHurt={state === 'wounded' && side > 0} />
    </g>
  ));
}

function Eye({ face, skin, state, iris, isHurt }: FeatureProps & { readonly iris: string; readonly isHurt: boolean }) {
  if (state === 'dead') {
    return <path d="M-4.6 0Q0 3.4 4.6 0" fill="none" stroke={INK} strokeWidth={1.8} strokeLinecap="round" />;
  }
  if (isHurt) {
    return <path d="M-4.6-1.4L3.6.6L-4.2 2.2" fill="none" stroke={INK} strokeWidth={1.8} strokeLinecap="round" />;
  }
  const open = OPEN[face.eyes] * (state === 'stressed' ? 1.35 : state === 'suppressed' ? 0.8 : 1);
  const radius = state === 'stressed' ? 1.8 : 2.5;
  const up = state === 'suppressed' ? -0.9 : 0;
  const lid = `M-5.2.5Q-1.4${-open * 1.55} 5.2-.5`;
  return (
    <>
      <path d={`M-5.6-2.6Q0-6 5.8-2.4L5.6 1.6Q0 5.4-5.4 2Z`} fill={skin.shade} opacity={0.35} />
      <path d={`${lid}Q1 ${open * 1.25}-5.2.5Z`} fill="#f6f2ea" />
      <ellipse cy={up} rx={radius} ry={Math.min(radius, open * 0.85)} fill={iris} />
      <ellipse cy={up} rx={radius * 0.5} ry={Math.min(radius * 0.5, open * 0.5)} fill="#0c0908" />
      <circle cx={-0.9} cy={up - 0.9} r={0.7} fill="#fff" />
      {face.eyes === 'heavy' && state !== 'stressed' && <path d={`${lid}Q0-1.4-5.2.5Z`} fill={skin.shade} />}
      <path d={lid} fill="none" stroke={INK} strokeWidth={face.fine ? 1.9 : 1.4} strokeLinecap="round" />
      {face.fine && <path d="M5-.4L7-1.8" stroke={INK} strokeWidth={1.4} strokeLinecap="round" />}
    </>
  );
}

/** From the inner end outwards, and how thick. */
const BROW_SHAPES: Readonly<Record<Face['brow'], { readonly d: string; readonly width: number }>> = {
  straight: { d: 'M-5.5.4Q0-1 6.5.4', width: 2.5 },
  arched: { d: 'M-5 1Q1-3.6 6.8.8', width: 2.1 },
  angry: { d: 'M-5.6 2.2Q0-1.2 6.4-1.6', width: 2.7 },
  bushy: { d: 'M-5.8.8Q0-1.6 7 .8', width: 4 },
};

export function Brows({ face, state, colour }: FeatureProps & { readonly colour: string }) {
  const { d, width } = BROW_SHAPES[face.brow];
  const worried = state === 'stressed' || state === 'suppressed';
  const turn = worried ? 16 : state === 'wounded' ? -9 : 0;
  return [-1, 1].map(side => (
    <path
      key={side}
      d={d}
      transform={`translate(${50 + side * APART} ${LEVEL - (worried ? 8.6 : 7.2)}) scale(${side} 1) rotate(${turn})`}
      fill="none"
      stroke={colour}
      strokeWidth={face.fine ? width * 0.8 : width}
      strokeLinecap="round"
    />
  ));
}

const NOSE_SHAPES: Readonly<Record<Face['nose'], { readonly shade: string; readonly under: string }>> = {
  short: { shade: 'M52 49L55 56.5Q54.6 59.4 50.6 59.2L51 54Z', under: 'M46.2 58.4Q50 61 54 58.2' },
  long: { shade: 'M51.6 45L55 58.6Q54.6 61.8 50.4 61.6L50.8 54Z', under: 'M46.4 60.6Q50 63.2 53.8 60.4' },
  broad: {
    shade: 'M52 47L57 57Q57 60.6 50.6 60.4L51 54Z',
    under: 'M43.6 58.6Q45 60.8 47 60Q50 61.8 53 60Q55 60.8 56.4 58.6',
  },
  hooked: { shade: 'M51 43.5Q56.4 49 55.2 57.6Q54.4 61.6 50 62L50.4 53Z', under: 'M46.8 59.8Q50 63.8 53.4 59.8' },
};

export function Nose({ face, skin }: FeatureProps) {
  const { shade, under } = NOSE_SHAPES[face.nose];
  return (
    <>
      <path d={shade} fill={skin.shade} opacity={0.8} />
      <path d={under} fill="none" stroke={skin.shade} strokeWidth={1.7} strokeLinecap="round" />
      <path d={under} fill="none" stroke={INK} strokeWidth={0.8} strokeLinecap="round" opacity={0.45} />
      <path d="M48.6 50L48.2 57" stroke={skin.light} strokeWidth={1.6} strokeLinecap="round" opacity={0.7} />
    </>
  );
}

const MOUTH_SHAPES: Readonly<Record<Face['mouth'], string>> = {
  level: 'M42.5 68Q50 69 57.5 68',
  smirk: 'M42.5 68.8Q51 70 58 66',
  frown: 'M42.5 69.4Q50 66.4 57.5 69.4',
  full: 'M43 68Q47 67 50 68.2Q53 67 57 68',
};

export function Mouth({ face, skin, state }: FeatureProps) {
  if (state === 'stressed') return <Teeth d="M42 72.6Q42.6 64 50 64T58 72.6Q50 70 42 72.6Z" />;
  if (state === 'wounded' || state === 'suppressed') return <Teeth d="M43 71Q44 66 50.4 65.6T57.4 69.6Q50 69 43 71Z" />;
  const d = state === 'dead' ? MOUTH_SHAPES.frown : MOUTH_SHAPES[face.mouth];
  const hasLips = face.fine || face.mouth === 'full';
  const turn = face.mouth === 'smirk' && state === 'well' ? -9 : 0;
  return (
    <>
      {hasLips && (
        <path
          d="M43.5 68Q47 65.4 50 66.6Q53 65.4 56.5 68Q50 73.8 43.5 68Z"
          transform={`rotate(${turn} 50 68)`}
          fill={BLOOD}
          opacity={0.42}
        />
      )}
      <path d={d} fill="none" stroke={INK} strokeWidth={1.7} strokeLinecap="round" opacity={0.8} />
      <path d="M46.5 72.4Q50 73.6 53.5 72.4" fill="none" stroke={skin.shade} strokeWidth={1.6} strokeLinecap="round" />
    </>
  );
}

/** Clenched, with the corners down: nobody should take it for a smile. */
function Teeth({ d }: { readonly d: string }) {
  return (
    <>
      <path d={d} fill="#f4efe4" stroke={INK} strokeWidth={1.7} strokeLinejoin="round" />
      <path d="M46.4 66.4V69.6M50 65.4V69M53.6 66.4V69.4" stroke={INK} strokeWidth={0.7} opacity={0.6} />
    </>
  );
}
