import { isRecord, type Refusal, refuse } from '@sightline/kernel';
import { ABILITIES } from '../content/deck.ts';
import { form, isName, isNumber, oneOf } from '../table/form.ts';
import { buy, type Money, THINGS, type Ware, whyNotBuy } from './black-market.ts';
import { isWorthKeeping, store } from './homecoming.ts';
import { whyNotArm } from './outfit.ts';
import type { PreparationQuestion } from './questions.ts';
import { type Campaign, type CampaignIo, memberCalled, ownName, SEAT } from './record.ts';
import { type Advancement, advance, advancedWeapons, whyNotAdvance } from './team-advancements.ts';

type Stored = Campaign['armoury'][number];

/** What a player does with stars, money and men before the next mission. */
export type Preparation =
  | Advancement
  | Ware
  /** A gun from the Team's own armoury, in the place of the one he has. */
  | { readonly do: 'arm'; readonly member: string; readonly weapon: string; readonly plus: number }
  /** A wounded man sits the next mission out. */
  | { readonly do: 'rest'; readonly member: string }
  | { readonly do: 'done' };

type Does<D extends Preparation['do']> = Extract<Preparation, { readonly do: D }>;

/** The forms of each, of which an answer has one. */
const FORMS: Readonly<Record<Preparation['do'], readonly ((answer: unknown) => boolean)[]>> = {
  advance: [
    form<Advancement>({ benefit: oneOf(['double-ammunition', 'walking-drone-gun']) }),
    form<Extract<Advancement, { member: string }>>({ benefit: oneOf(['armour']), member: isName }),
    form<Extract<Advancement, { weapon: string }>>({ benefit: oneOf(['weapon']), weapon: isName }),
  ],
  buy: [
    form<Ware>({ ware: oneOf(['flamer-18', 'double-dice-blaster']) }),
    form<Extract<Ware, { ability: string }>>({ ware: oneOf(['ability']), member: isName, ability: isName }),
    form<Extract<Ware, { money: Money }>>({ ware: oneOf(THINGS), member: isName, money: oneOf(['purse', 'bonus']) }),
    form<Extract<Ware, { ware: 'armour' }>>({
      ware: oneOf(['har-plus', 'armour', 'magneto-grenades']),
      member: isName,
    }),
  ],
  arm: [form<Does<'arm'>>({ member: isName, weapon: isName, plus: isNumber })],
  rest: [form<Does<'rest'>>({ member: isName })],
  done: [form<Does<'done'>>({})],
};

export function isPreparation(answer: unknown): answer is Preparation {
  if (!isRecord(answer) || typeof answer['do'] !== 'string' || !Object.hasOwn(FORMS, answer['do'])) return false;
  return FORMS[answer['do'] as Preparation['do']].some(isForm => isForm(answer));
}

export function whyNotPrepare(campaign: Campaign, wish: Preparation): Refusal[] {
  if ('member' in wish && !campaign.roster.some(({ card }) => card.name === wish.member))
    return [refuse('DK-GAP-013', 'notOnRoster')];
  switch (wish.do) {
    case 'advance':
      return whyNotAdvance(campaign, wish);
    case 'buy':
      return whyNotBuy(campaign, wish);
    case 'arm':
      if (inArmoury(campaign, wish) < 0) return [refuse('DK-STAR-016', 'notInArmoury')];
      return whyNotArm(campaign, memberCalled(campaign, wish.member), wish.weapon);
    case 'rest':
      return whyNotRest(campaign, wish.member);
    case 'done':
      return [];
    default:
      return wish satisfies never;
  }
}

/** Only the hurt rest, and YOU never does: somebody has to lead. */
function whyNotRest(campaign: Campaign, name: string): Refusal[] {
  const { card, resting } = memberCalled(campaign, name);
  if (resting) return [refuse('DK-DMG-009', 'restingAlready')];
  if (card.you) return [refuse('DK-SETUP-001', 'youMustLead')];
  return card.wounds > 0 || card.treated ? [] : [refuse('DK-DMG-009', 'notWounded')];
}

/** Every preparation that is allowed now. */
export function preparations(campaign: Campaign): Preparation[] {
  const wishes: Preparation[] = [
    { do: 'advance', benefit: 'double-ammunition' },
    { do: 'advance', benefit: 'walking-drone-gun' },
    ...advancedWeapons(campaign).map(weapon => ({ do: 'advance', benefit: 'weapon', weapon }) as const),
    { do: 'buy', ware: 'flamer-18' },
    { do: 'buy', ware: 'double-dice-blaster' },
    ...campaign.roster.flatMap(({ card }) => wishesFor(campaign, card.name)),
    { do: 'done' },
  ];
  return wishes.filter(wish => whyNotPrepare(campaign, wish).length === 0);
}

function wishesFor(campaign: Campaign, member: string): Preparation[] {
  return [
    { do: 'advance', benefit: 'armour', member },
    ...(['har-plus', 'armour', 'magneto-grenades'] as const).map(ware => ({ do: 'buy', ware, member }) as const),
    ...THINGS.flatMap(ware =>
      (['purse', 'bonus'] as const).map(money => ({ do: 'buy', ware, member, money }) as const),
    ),
    ...ABILITIES.map(({ id: ability }) => ({ do: 'buy', ware: 'ability', member, ability }) as const),
    ...campaign.armoury
      .filter((stored, n, all) => all.findIndex(other => sameGun(stored, other)) === n)
      .map(({ id: weapon, plus }) => ({ do: 'arm', member, weapon, plus }) as const),
    { do: 'rest', member },
  ];
}

/** DK-GAP-013: purchases, one after another, until the player has done. */
export function goShopping(campaign: Campaign, io: CampaignIo): void {
  for (;;) {
    const options = preparations(campaign);
    if (options.length === 1) return;
    const { pool, purse, bonus, unlocked } = campaign;
    const weapons = (campaign.cards.weapons ?? []).map(({ id, name, advancements }) => ({ id, name, advancements }));
    const about = { pool, purse, bonus, unlocked: [...unlocked], cards: { weapons } };
    const question: PreparationQuestion = { kind: 'prepare', rule: 'DK-STAR-012', ...about, options };
    const wish = io.ask(SEAT, question);
    if (wish.do === 'done') return;
    prepare(campaign, io, wish);
  }
}

export function prepare(campaign: Campaign, io: CampaignIo, wish: Exclude<Preparation, { do: 'done' }>): void {
  switch (wish.do) {
    case 'advance':
      return advance(campaign, io, wish);
    case 'buy':
      return buy(campaign, io, wish);
    case 'arm':
      return arm(campaign, io, wish);
    case 'rest':
      memberCalled(campaign, wish.member).resting = true;
      return io.tell({ type: 'satOut', rule: 'DK-DMG-009', member: wish.member });
    default:
      return wish satisfies never;
  }
}

type Arming = Extract<Preparation, { do: 'arm' }>;

const sameGun = (a: Stored, b: Stored): boolean => a.id === b.id && a.plus === b.plus;

const inArmoury = ({ armoury }: Campaign, { weapon, plus }: Arming): number =>
  armoury.findIndex(stored => sameGun(stored, { id: weapon, plus }));

/** The old gun goes to the armoury, or back to the Company if it was nothing special. */
function arm(campaign: Campaign, io: CampaignIo, wish: Arming): void {
  const { member, weapon, plus } = wish;
  const { card } = memberCalled(campaign, member);
  const index = inArmoury(campaign, wish);
  if (index < 0) throw new Error(`there is no ${weapon}+${plus} in the armoury`);
  campaign.armoury.splice(index, 1);
  const old = { id: card.weapon, plus: card.plus };
  if (isWorthKeeping(campaign, old)) store(campaign, old);
  card.weapon = weapon;
  card.plus = plus;
  io.tell({ type: 'armed', rule: 'DK-STAR-016', member, weapon, ...ownName(campaign, weapon), plus });
}
