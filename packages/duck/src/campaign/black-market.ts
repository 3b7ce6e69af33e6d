import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { ABILITIES, TABLES } from '../content/deck.ts';
import { weaponIn } from '../table/own-cards.ts';
import { store } from './homecoming.ts';
import { whyNotGive } from './outfit.ts';
import { type Campaign, type CampaignIo, memberCalled, stockOf } from './record.ts';
import { RELOAD } from './spare.ts';
import { whyNotArmour } from './team-advancements.ts';

/** DK-STAR-020, DK-GAP-018: black money pays for everything, Company bonus for a few things only. */
export type Ware =
  | { readonly do: 'buy'; readonly ware: 'ability'; readonly member: string; readonly ability: string }
  | { readonly do: 'buy'; readonly ware: Thing; readonly member: string; readonly money: Money }
  | { readonly do: 'buy'; readonly ware: 'har-plus' | 'armour' | 'magneto-grenades'; readonly member: string }
  | { readonly do: 'buy'; readonly ware: 'flamer-18' | 'double-dice-blaster' };

export type Money = 'purse' | 'bonus';
export const THINGS = ['regen-kit', 'fire-bomb', RELOAD, 'door-rc', 'bio-scanner'] as const;
export type Thing = (typeof THINGS)[number];

/** In thousands. */
export const PRICES: Readonly<Record<Ware['ware'], number>> = TABLES.prices.black;
const MAGNETO = 'magneto-grenade';
const MAGNETO_BOX = 6;
const MOST_PLUSES = 3;

const ROWS: Readonly<Partial<Record<Ware['ware'], RuleId>>> = {
  'har-plus': 'DK-STAR-021',
  'flamer-18': 'DK-STAR-022',
  'magneto-grenades': 'DK-STAR-023',
  'double-dice-blaster': 'DK-STAR-024',
  armour: 'DK-STAR-025',
};
const rowOf = ({ ware }: Ware): RuleId => ROWS[ware] ?? 'DK-GAP-018';

const moneyFor = (ware: Ware): Money => ('money' in ware ? ware.money : 'purse');

export function whyNotBuy(campaign: Campaign, ware: Ware): Refusal[] {
  const rule = rowOf(ware);
  const money = moneyFor(ware);
  const price = PRICES[ware.ware];
  const refusals: Refusal[] = [];
  if (campaign[money] < price) refusals.push(refuse(rule, 'notEnoughMoney', { price, have: campaign[money] }));
  if (money === 'bonus' && !TABLES.prices.company.includes(ware.ware))
    refusals.push(refuse('DK-GAP-018', 'notForBonus'));
  return [...refusals, ...whyNotDeliver(campaign, ware)];
}

function whyNotDeliver(campaign: Campaign, ware: Ware): Refusal[] {
  switch (ware.ware) {
    case 'flamer-18':
    case 'double-dice-blaster':
      return [];
    case 'ability':
      if (!ABILITIES.some(({ id }) => id === ware.ability)) return [refuse('DK-GAP-015', 'noSuchAbility')];
      return memberCalled(campaign, ware.member).card.abilities.includes(ware.ability)
        ? [refuse('DK-STAR-020', 'hasItAlready')]
        : [];
    case 'har-plus':
      return whyNotImprove(campaign, ware.member);
    case 'armour':
      return whyNotArmour(campaign, ware.member);
    case 'magneto-grenades':
      return whyNotGive(campaign, memberCalled(campaign, ware.member), MAGNETO, MAGNETO_BOX);
    case 'regen-kit':
    case 'fire-bomb':
    case 'reload':
    case 'door-rc':
    case 'bio-scanner':
      return whyNotGive(campaign, memberCalled(campaign, ware.member), ware.ware);
    default:
      return ware satisfies never;
  }
}

/** DK-STAR-021: up to three pluses, on a HAR. */
function whyNotImprove(campaign: Campaign, name: string): Refusal[] {
  const { weapon, plus } = memberCalled(campaign, name).card;
  if (!weaponIn(stockOf(campaign), weapon).takesPluses) return [refuse('DK-STAR-021', 'noHar')];
  return plus < MOST_PLUSES ? [] : [refuse('DK-STAR-021', 'threePluses')];
}

export function buy(campaign: Campaign, io: CampaignIo, ware: Ware): void {
  const money = moneyFor(ware);
  campaign[money] -= PRICES[ware.ware];
  deliver(campaign, ware);
  const member = 'member' in ware ? ware.member : null;
  io.tell({ type: 'bought', rule: rowOf(ware), ware: ware.ware, member, money, left: campaign[money] });
}

function deliver(campaign: Campaign, ware: Ware): void {
  switch (ware.ware) {
    case 'flamer-18':
    case 'double-dice-blaster':
      return store(campaign, { id: ware.ware, plus: 0 });
    case 'ability':
      memberCalled(campaign, ware.member).card.abilities.push(ware.ability);
      return;
    case 'har-plus':
      memberCalled(campaign, ware.member).card.plus++;
      return;
    case 'armour':
      memberCalled(campaign, ware.member).card.armoured = true;
      return;
    case 'magneto-grenades':
      return give(campaign, ware.member, MAGNETO, MAGNETO_BOX);
    case 'regen-kit':
    case 'fire-bomb':
    case 'reload':
    case 'door-rc':
    case 'bio-scanner':
      return give(campaign, ware.member, ware.ware, 1);
    default:
      return ware satisfies never;
  }
}

function give(campaign: Campaign, name: string, thing: string, count: number): void {
  const { bought } = memberCalled(campaign, name);
  bought[thing] = (bought[thing] ?? 0) + count;
}
