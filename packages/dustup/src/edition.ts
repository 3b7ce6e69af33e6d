import type { Edition } from '@sightline/kernel';
import { dustup } from './system.ts';

/** What is frozen at a release. */
export const edition: Edition<typeof dustup> = { speaks: 1, system: dustup, board: {} };
