import { ALIEN_SKINS } from '../colours.ts';
import type { Looks, PortraitState } from '../looks.ts';
import { Beast } from './Beast.tsx';
import { Blob } from './Blob.tsx';
import { Humanoid } from './Humanoid.tsx';
import { Insect } from './Insect.tsx';
import { Machine } from './Machine.tsx';

interface AlienBustProps {
  readonly looks: Extract<Looks, { is: 'alien' }>;
  readonly state: PortraitState;
}

/** One of its kind: all of a species look alike to us. */
export function Alien({ looks: { species, mark }, state }: AlienBustProps) {
  const props = { species, state, skin: ALIEN_SKINS[species.skin]! };
  switch (species.archetype) {
    case 'beast':
      return <Beast {...props} />;
    case 'insect':
      return <Insect {...props} />;
    case 'blob':
      return <Blob {...props} />;
    case 'humanoid':
      return <Humanoid {...props} mark={mark} />;
    case 'machine':
      return <Machine {...props} />;
    default:
      return species.archetype satisfies never;
  }
}
