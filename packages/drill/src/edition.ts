import type { Edition } from '@sightline/kernel';
import { board, type DrillBoard } from './board.ts';
import { drill } from './system.ts';

/** The drill as it is frozen at a release. */
export const edition: Edition<typeof drill, DrillBoard> = { speaks: 1, system: drill, board };
