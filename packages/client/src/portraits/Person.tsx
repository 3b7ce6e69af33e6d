import { Beard } from './Beard.tsx';
import { HAIR_COLOURS, IRISES, SKINS } from './colours.ts';
import { Brows, Eyes, Mouth, Nose } from './Features.tsx';
import { Hair, HairBehind } from './Hair.tsx';
import { HatBehind, HatOn, hidesHair } from './Hats.tsx';
import { Head, Neck } from './Head.tsx';
import type { Looks, PortraitState } from './looks.ts';
import { Marks, Troubles } from './Marks.tsx';
import { Uniform } from './Uniform.tsx';
import { OnEyes, OnMouth } from './Wear.tsx';

interface PersonProps {
  readonly looks: Extract<Looks, { is: 'person' }>;
  readonly state: PortraitState;
}

/** How far a head goes down between its shoulders under fire. */
const DUCKED = 7;

/** A person from behind to before: what hangs, neck, cloth, head, face, hair, hat. */
export function Person({ looks: { face, outfit, mark }, state }: PersonProps) {
  const skin = SKINS[face.skin]!;
  const hair = HAIR_COLOURS[face.hairColour]!;
  const features = { face, skin, state };
  const down = state === 'suppressed' ? `translate(0 ${DUCKED})` : undefined;
  return (
    <>
      <g transform={down}>
        <HairBehind cut={face.hair} colour={hair} underHat={hidesHair(outfit.hat)} />
        <HatBehind hat={outfit.hat} />
        <Neck face={face} skin={skin} />
      </g>
      <Uniform collar={outfit.collar} mark={mark} />
      <g transform={down}>
        <Head face={face} skin={skin} />
        <Nose {...features} />
        <Beard face={face} colour={hair} />
        <Mouth {...features} />
        <Marks mark={face.mark} skin={skin} />
        <Eyes {...features} iris={IRISES[face.iris]!} />
        <Brows {...features} colour={hair.shade} />
        {!hidesHair(outfit.hat) && <Hair cut={face.hair} colour={hair} />}
        <OnMouth wear={outfit.mouthWear} />
        <HatOn hat={outfit.hat} />
        <OnEyes wear={outfit.eyeWear} state={state} />
        <Troubles state={state} />
      </g>
    </>
  );
}
