import type { AnySystem, Edition } from '@sightline/kernel';
import { debriefing } from './campaign/system.ts';
import { duck } from './system.ts';

/** What is frozen at a release: the missions, and what is played between them. */
export const edition: Edition<typeof duck> = {
  speaks: 1,
  system: duck,
  board: {},
  besides: [debriefing as unknown as AnySystem],
};
