import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { WeaponCard } from '../content/arms.ts';
import { TABLES, WEAPONS } from '../content/deck.ts';
import { store } from './homecoming.ts';
import { whyNotGive } from './outfit.ts';
import { type Campaign, type CampaignIo, memberCalled, ownName } from './record.ts';

/** DK-STAR-012: what Team stars buy. */
export type Advancement =
  | { readonly do: 'advance'; readonly benefit: 'double-ammunition' | 'walking-drone-gun' }
  | { readonly do: 'advance'; readonly benefit: 'armour'; readonly member: string }
  | { readonly do: 'advance'; readonly benefit: 'weapon'; readonly weapon: string };

const { costs, stars: STARS, furtherPiece } = TABLES.teamAdvancements;

/** DK-WEAP-002, DK-STAR-016: those with a number in brackets on the chart. */
export const advancedWeapons = ({ cards: { weapons = [] } }: Pick<Campaign, 'cards'>): string[] =>
  [...WEAPONS, ...weapons].filter(({ advancements }) => advancements > 0).map(({ id }) => id);

const ROWS = {
  'double-ammunition': 'DK-STAR-013',
  armour: 'DK-STAR-014',
  'walking-drone-gun': 'DK-STAR-015',
  weapon: 'DK-STAR-016',
} as const satisfies Record<Advancement['benefit'], RuleId>;

/** What has been paid for once, and which weapons of the players' own there are beside the chart. */
export interface Access {
  readonly unlocked: readonly string[];
  readonly cards: { readonly weapons?: readonly Pick<WeaponCard, 'id' | 'advancements'>[] | undefined };
}

/** In Team stars. A weapon costs its bracket once, and every further piece of it one advancement. */
export function priceOfAdvancement({ unlocked, cards: { weapons = [] } }: Access, advancement: Advancement): number {
  if (advancement.benefit !== 'weapon') return costs[advancement.benefit] * STARS;
  if (unlocked.includes(advancement.weapon)) return furtherPiece * STARS;
  return ([...WEAPONS, ...weapons].find(({ id }) => id === advancement.weapon)?.advancements ?? 0) * STARS;
}

export function whyNotAdvance(campaign: Campaign, advancement: Advancement): Refusal[] {
  const rule = ROWS[advancement.benefit];
  const price = priceOfAdvancement(campaign, advancement);
  const refusals: Refusal[] = [];
  if (campaign.pool < price) refusals.push(refuse(rule, 'notEnoughStars', { price, pool: campaign.pool }));
  if (advancement.benefit === 'double-ammunition' && campaign.doubleAmmunition) refusals.push(refuse(rule, 'onceOnly'));
  if (advancement.benefit === 'armour') refusals.push(...whyNotArmour(campaign, advancement.member));
  if (advancement.benefit === 'weapon' && !advancedWeapons(campaign).includes(advancement.weapon))
    refusals.push(refuse(rule, 'notAdvanced'));
  return refusals;
}

/** DK-STAR-014, DK-GAP-002: it weighs 1, and one suit is enough. */
export function whyNotArmour(campaign: Campaign, name: string): Refusal[] {
  const member = memberCalled(campaign, name);
  if (member.card.armoured) return [refuse('DK-STAR-014', 'armouredAlready')];
  return whyNotGive(campaign, member, 'armour');
}

export function advance(campaign: Campaign, io: CampaignIo, advancement: Advancement): void {
  campaign.pool -= priceOfAdvancement(campaign, advancement);
  switch (advancement.benefit) {
    case 'double-ammunition':
      campaign.doubleAmmunition = true;
      break;
    case 'walking-drone-gun':
      campaign.drones++;
      break;
    case 'armour':
      memberCalled(campaign, advancement.member).card.armoured = true;
      break;
    case 'weapon':
      if (!campaign.unlocked.includes(advancement.weapon)) campaign.unlocked.push(advancement.weapon);
      store(campaign, { id: advancement.weapon, plus: 0 });
      break;
    default:
      advancement satisfies never;
  }
  io.tell({
    type: 'advancementBought',
    rule: ROWS[advancement.benefit],
    ...(advancement.benefit === 'weapon'
      ? { benefit: advancement.weapon, ...ownName(campaign, advancement.weapon) }
      : { benefit: advancement.benefit }),
    member: advancement.benefit === 'armour' ? advancement.member : null,
    pool: campaign.pool,
  });
}
