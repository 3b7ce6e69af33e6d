import type { Edition } from '@sightline/kernel';
import { board, type KillzoneBoard } from './board.ts';
import { killzone } from './system.ts';

/** Killzone as it is frozen at a release. */
export const edition: Edition<typeof killzone, KillzoneBoard> = { speaks: 1, system: killzone, board };
