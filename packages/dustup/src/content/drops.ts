import { z } from 'zod';
import type { Quality } from './schema.ts';

/** DU-AIR-076: how drop troops come down, and from where. */
export const dropRow = z.strictObject({
  by: z.enum(['parachute', 'jumpPacks', 'gravPacks', 'capsules']),
  from: z.enum(['altitude', 'orbit']),
});
export type Drop = z.infer<typeof dropRow>;

/** DU-AIR-077: who may drop from where. */
const DROPPERS: Readonly<Record<Drop['from'], readonly Quality[]>> = {
  altitude: ['experienced', 'veteran', 'elite'],
  orbit: ['veteran', 'elite'],
};

/** DU-AIR-076: no larger vehicle is dropped. */
export const LARGEST_DROPPED = 1;

/** What a row says of a drop that cannot be, as the end of the code of a refusal; null if nothing is wrong. */
export type DropFault = 'parachuteFromOrbit' | 'tooGreenToDrop' | 'dropsAndRides';

/** The same for whoever writes rows. */
export const DROP_FAULTS: Readonly<Record<DropFault, string>> = {
  tooGreenToDrop: 'only regulars drop from high above, and only veterans from orbit (DU-AIR-077)',
  parachuteFromOrbit: 'nobody parachutes from orbit (DU-AIR-076)',
  dropsAndRides: 'whoever starts in a vehicle does not drop by himself (DU-AIR-076)',
};

export function dropFault(drop: Drop, quality: Quality, rides: boolean): DropFault | null {
  if (rides) return 'dropsAndRides';
  if (drop.by === 'parachute' && drop.from === 'orbit') return 'parachuteFromOrbit';
  return DROPPERS[drop.from].includes(quality) ? null : 'tooGreenToDrop';
}
