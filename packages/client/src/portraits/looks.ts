import type { SideMark } from '../games/game.ts';
import { type Chooser, chooser } from './choosing.ts';
import { ALIEN_SKINS, IRISES, SKINS } from './colours.ts';

/** What somebody is, as far as his picture goes: it decides what he wears, never his face. */
export type PortraitKind = 'verminator' | 'trooper' | 'leader' | 'ganger' | 'civilian' | 'alien';
export type PortraitState = 'well' | 'wounded' | 'stressed' | 'suppressed' | 'dead';

const HEAD_SHAPES = ['oval', 'square', 'long', 'round', 'pointed'] as const;
const HAIRCUTS = [
  'buzz',
  'crop',
  'parted',
  'quiff',
  'mohawk',
  'bob',
  'long',
  'bun',
  'afro',
  'dreads',
  'ponytail',
  'receding',
  'undercut',
  'bald',
] as const;
const BROWS = ['straight', 'arched', 'angry', 'bushy'] as const;
const EYES = ['almond', 'narrow', 'round', 'heavy'] as const;
const NOSES = ['short', 'long', 'broad', 'hooked'] as const;
const MOUTHS = ['level', 'smirk', 'frown', 'full'] as const;
const BEARDS = ['none', 'stubble', 'goatee', 'full', 'moustache', 'sideburns'] as const;
const MARKS = ['none', 'cheek scar', 'brow scar', 'plaster', 'freckles', 'war paint', 'tattoo'] as const;

/** A person's own face, the same under every hat. */
export interface Face {
  readonly head: (typeof HEAD_SHAPES)[number];
  /** Finer features: a narrower jaw, fuller lips, lashes. */
  readonly fine: boolean;
  readonly skin: number;
  readonly hair: (typeof HAIRCUTS)[number];
  readonly hairColour: number;
  readonly brow: (typeof BROWS)[number];
  readonly eyes: (typeof EYES)[number];
  readonly iris: number;
  readonly nose: (typeof NOSES)[number];
  readonly mouth: (typeof MOUTHS)[number];
  readonly beard: (typeof BEARDS)[number];
  readonly mark: (typeof MARKS)[number];
}

export type Hat = 'none' | 'visor' | 'headset' | 'cap' | 'pot' | 'rails' | 'beret' | 'peaked' | 'bandana' | 'hood';
export type EyeWear = 'none' | 'glasses' | 'goggles' | 'cyber eye' | 'patch';
export type MouthWear = 'none' | 'breather' | 'scarf' | 'mask';

export interface Outfit {
  readonly hat: Hat;
  readonly eyeWear: EyeWear;
  readonly mouthWear: MouthWear;
  readonly collar: 'armour' | 'tunic' | 'officer' | 'jacket' | 'shirt';
}

const ARCHETYPES = ['beast', 'insect', 'blob', 'humanoid', 'machine'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

export interface Species {
  readonly archetype: Archetype;
  readonly skin: number;
  readonly iris: number;
  readonly eyes: number;
  readonly horns: 'none' | 'pair' | 'crest' | 'nose';
  readonly spots: boolean;
}

export type Looks =
  | { readonly is: 'person'; readonly mark: SideMark | null; readonly face: Face; readonly outfit: Outfit }
  | { readonly is: 'alien'; readonly mark: SideMark | null; readonly species: Species };

/** How somebody looks: by a key that stays the same wherever he is met. For an alien it is the key of its species. */
export function portraitOf(key: string, { kind, mark }: { kind: PortraitKind; mark?: SideMark | null }): Looks {
  const choose = chooser(key);
  const side = mark ?? null;
  if (kind === 'alien') return { is: 'alien', mark: side, species: speciesOf(key, choose) };
  return { is: 'person', mark: side, face: faceOf(choose), outfit: outfitOf(kind, choose) };
}

const NO_BEARD = ['none'] as const;
const FINE_CUTS = [
  'crop',
  'parted',
  'bob',
  'long',
  'bun',
  'afro',
  'dreads',
  'ponytail',
  'undercut',
  'bob',
  'ponytail',
] as const;
const ROUGH_CUTS = HAIRCUTS.filter(cut => !['bob', 'ponytail'].includes(cut));

/** Skins from here on are dark, and seldom go with straw-coloured hair or pale eyes. */
const DARK = 4;
/** Places in `HAIR_COLOURS`, the usual ones more than once. */
const ANY_HAIR = [0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7];
const DARK_HAIR = [0, 0, 0, 0, 1, 1, 1, 2, 6];
/** Places in `IRISES`. */
const ANY_IRIS = [...IRISES.keys()];
const DARK_IRIS = [0, 0, 4, 5];

function faceOf(choose: Chooser): Face {
  const fine = choose('fine', [true, false]);
  const skin = choose.index('skin', SKINS.length);
  return {
    fine,
    head: choose('head', HEAD_SHAPES),
    skin,
    hair: choose('hair', fine ? FINE_CUTS : ROUGH_CUTS),
    hairColour: choose('hair colour', skin < DARK ? ANY_HAIR : DARK_HAIR),
    brow: choose('brow', fine ? ['straight', 'arched', 'angry'] : BROWS),
    eyes: choose('eyes', EYES),
    iris: choose('iris', skin < DARK ? ANY_IRIS : DARK_IRIS),
    nose: choose('nose', NOSES),
    mouth: choose('mouth', MOUTHS),
    beard: choose('beard', fine ? NO_BEARD : ['none', 'none', ...BEARDS.slice(1)]),
    // Half of them have nothing to show but their face.
    mark: choose('mark', [...MARKS, 'none', 'none', 'none', 'none', 'none']),
  };
}

function outfitOf(kind: Exclude<PortraitKind, 'alien'>, choose: Chooser): Outfit {
  const plain = { eyeWear: 'none', mouthWear: 'none' } as const;
  switch (kind) {
    case 'verminator':
      return {
        ...plain,
        hat: choose('verminator', ['visor', 'visor', 'visor', 'headset', 'headset', 'cap', 'bandana']),
        collar: 'armour',
      };
    case 'trooper':
      return {
        hat: choose('trooper', ['pot', 'rails', 'pot', 'rails', 'headset']),
        eyeWear: choose('trooper eyes', ['none', 'none', 'none', 'glasses']),
        mouthWear: choose('trooper mouth', ['none', 'none', 'none', 'none', 'breather', 'mask']),
        collar: 'tunic',
      };
    case 'leader':
      return { ...plain, hat: choose('leader', ['beret', 'peaked', 'beret', 'headset']), collar: 'officer' };
    case 'ganger':
      return {
        hat: choose('ganger', ['none', 'none', 'bandana', 'bandana', 'hood']),
        eyeWear: choose('ganger eyes', ['none', 'none', 'cyber eye', 'goggles', 'patch']),
        mouthWear: choose('ganger mouth', ['none', 'none', 'none', 'scarf', 'breather']),
        collar: 'jacket',
      };
    case 'civilian':
      return {
        ...plain,
        hat: choose('civilian', ['none', 'none', 'none', 'cap']),
        eyeWear: choose('civilian eyes', ['none', 'none', 'glasses']),
        collar: 'shirt',
      };
    default:
      return kind satisfies never;
  }
}

/** What the shipped species are; a player's own is something, and always the same thing. */
const SHIPPED: Readonly<Record<string, Partial<Species>>> = {
  harpy: { archetype: 'beast', horns: 'crest', skin: 5, iris: 1 },
  'harpy-bull': { archetype: 'beast', horns: 'pair', skin: 2, iris: 2 },
  'steel-scorpion': { archetype: 'insect', skin: 3, iris: 0 },
  philth: { archetype: 'blob', skin: 1, iris: 2, eyes: 3 },
  cybot: { archetype: 'machine', skin: 4, iris: 3, eyes: 1 },
  ardzilian: { archetype: 'humanoid', horns: 'crest', skin: 0, iris: 0 },
  ceratopian: { archetype: 'beast', horns: 'nose', skin: 4, iris: 3 },
  raider: { archetype: 'humanoid', horns: 'none', skin: 3, iris: 5 },
};

function speciesOf(key: string, choose: Chooser): Species {
  return {
    archetype: choose('archetype', ARCHETYPES),
    skin: choose.index('alien skin', ALIEN_SKINS.length),
    iris: choose.index('alien iris', IRISES.length),
    eyes: choose('alien eyes', [1, 2, 3]),
    horns: choose('horns', ['none', 'pair', 'crest', 'nose']),
    spots: choose('spots', [true, false]),
    ...SHIPPED[key],
  };
}
