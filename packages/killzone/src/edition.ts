import type { Edition } from '@sightline/kernel';
import { killzone } from './system.ts';

/** What is frozen at a release. */
export const edition: Edition<typeof killzone> = { speaks: 1, system: killzone, board: {} };
