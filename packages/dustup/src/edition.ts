import type { Edition } from '@sightline/kernel';
import { board, type DustupBoard } from './board.ts';
import { dustup } from './system.ts';

/** Dustup as it is frozen at a release. */
export const edition: Edition<typeof dustup, DustupBoard> = { speaks: 1, system: dustup, board };
