import { campaign } from './campaign.ts';
import { drill } from './drill.ts';
import { duck } from './duck.ts';
import { dustup } from './dustup.ts';
import { house } from './house.ts';
import { killzone } from './killzone.ts';

/** Every sentence of the interface, in English. What happens in a game is told by that game's own words. */
export const en = { ...house, campaign, drill, duck, dustup, killzone };

export type Catalogue = typeof en;
