import { type Because, D6 } from '@sightline/kernel';
import { type Campaign, type CampaignIo, lastResult, SEAT } from './record.ts';

/** DK-STAR-005: from here up the Company is displeased. */
const DISPLEASED = 4;

/** DK-STAR-005: after a failure a die each for the ammunition and the recruits of the next mission; by the switch both. */
export function throwForHardTimes(campaign: Campaign, io: CampaignIo): void {
  const isFailed = lastResult(campaign) === 'failed';
  const isCertain = isFailed && campaign.switches['hardTimes'] === 'always';
  campaign.hardTimes = { ammunition: isCertain, recruits: isCertain };
  if (!isFailed || isCertain) return;
  const throwFor = (what: 'ammunition' | 'recruits', why: Because): void => {
    const face = io.roll(D6, why);
    const comes = face >= DISPLEASED;
    campaign.hardTimes[what] = comes;
    io.tell({ type: 'displeased', rule: 'DK-STAR-005', what, face, comes });
  };
  throwFor('ammunition', { rule: 'DK-STAR-005', purpose: 'ammunition', seat: SEAT });
  throwFor('recruits', { rule: 'DK-STAR-005', purpose: 'recruits', seat: SEAT });
}
