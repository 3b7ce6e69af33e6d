import { campaign } from './campaign.ts';
import { choices } from './choices.ts';
import { content } from './content.ts';
import { drill } from './drill.ts';
import { duck } from './duck.ts';
import { dustup } from './dustup.ts';
import { house } from './house.ts';
import { killzone } from './killzone.ts';
import { killzoneNumbers } from './killzone-numbers.ts';
import { switchValues } from './switch-values.ts';

/** Every sentence of the interface, in English. What happens in a game is told by that game's own words. */
export const en = {
  ...house,
  campaign,
  choices,
  content,
  drill,
  duck,
  dustup,
  killzone,
  killzoneNumbers,
  switchValues,
};

export type Catalogue = typeof en;
