import type { Cue } from './cue.ts';
import { BODIES } from './cues/bodies.ts';
import { FIRE } from './cues/fire.ts';
import { HAND } from './cues/hand.ts';
import { MOMENTS } from './cues/moments.ts';
import { WHEELS } from './cues/wheels.ts';

const ALL = { ...HAND, ...FIRE, ...BODIES, ...WHEELS, ...MOMENTS };

export type CueName = keyof typeof ALL;

/** Everything that can be heard. */
export const CUES: Readonly<Record<CueName, Cue>> = ALL;
