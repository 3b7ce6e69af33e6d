import type { AnySystem, Edition } from '@sightline/kernel';
import { board, type DuckBoard } from './board.ts';
import { debriefing } from './campaign/debriefing-system.ts';
import { duck } from './system.ts';

/** DUCK! as it is frozen at a release: the missions, and what is played between them. */
export const edition: Edition<typeof duck, DuckBoard> = {
  speaks: 1,
  system: duck,
  board,
  besides: [debriefing as unknown as AnySystem],
};
