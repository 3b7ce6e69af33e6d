import type { Edition } from '@sightline/kernel';
import { board, type DuckBoard } from './board.ts';
import { duck } from './system.ts';

/** DUCK! as it is frozen at a release. */
export const edition: Edition<typeof duck, DuckBoard> = { speaks: 1, system: duck, board };
