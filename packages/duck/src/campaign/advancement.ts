import { D6, type Refusal, refuse } from '@sightline/kernel';
import { ABILITIES, TABLES } from '../content/deck.ts';
import type { ExchangeQuestion } from './questions.ts';
import { type Campaign, type CampaignIo, type Member, SEAT } from './record.ts';

/** DK-STAR-006. */
const STARS_FOR_ADVANCEMENT = 10;
const MOST_FAST = 2;
const BEST_FF = 6;

const { ladder } = TABLES.ranks;
const LISTS = [TABLES.abilities.A, TABLES.abilities.B];

export const rankName = (rank: number): string => ladder[rank - 1] ?? String(rank);

/** DK-STAR-008, DK-STAR-009: what a member's ten stars are exchanged for. */
export type Exchange = 'promotion' | 'development' | 'keep';

/** DK-GAP-014: the ladder has a top. */
export function whyNotPromote({ card }: Member): Refusal[] {
  return card.rank < ladder.length ? [] : [refuse('DK-GAP-014', 'topRank', { rank: card.rank })];
}

/** DK-STAR-008: one step, and a technical ability as long as there is one he has not got. */
export function promote(io: CampaignIo, member: Member, free = false): void {
  member.card.rank++;
  const ability = newAbility(io, member);
  if (ability) member.card.abilities.push(ability);
  const { name } = member.card;
  io.tell({ type: 'promoted', rule: 'DK-STAR-008', member: name, rank: member.card.rank, ability, free });
}

/** DK-GAP-015: the first die for the list, the second for the line; thrown again for one he has. */
function newAbility(io: CampaignIo, { card }: Member): string | null {
  if (ABILITIES.every(({ id }) => card.abilities.includes(id))) return null;
  for (;;) {
    const list = LISTS[io.roll(D6, { rule: 'DK-GAP-015', purpose: 'abilityList', seat: SEAT }) <= 3 ? 0 : 1]!;
    const { id } = list[io.roll(D6, { rule: 'DK-GAP-015', purpose: 'ability', seat: SEAT }) - 1]!;
    if (!card.abilities.includes(id)) return id;
  }
}

type Bonus = Exclude<Member['card']['traits'][number], 'LAME'>;
const BONUSES = TABLES.bonuses.table as readonly Bonus[];

/** DK-GAP-016: a bonus that could have no effect is not given. */
function wouldHelp({ traits, strength, ff }: Member['card'], bonus: Bonus): boolean {
  switch (bonus) {
    case 'FAST':
      return traits.filter(trait => trait === 'FAST').length < MOST_FAST;
    case 'BURLY':
      return strength !== 'STRONG';
    case 'DEFT':
      return ff < BEST_FF;
    case 'TOUGH':
    case 'LUCKY':
    case 'STEADY':
      return !traits.includes(bonus);
    default:
      return bonus satisfies never;
  }
}

function whyNotDevelop({ card }: Member): Refusal[] {
  return BONUSES.some(bonus => wouldHelp(card, bonus)) ? [] : [refuse('DK-GAP-016', 'nothingToGain')];
}

/** DK-STAR-009: one physical bonus by die. */
export function develop(io: CampaignIo, member: Member): void {
  const { card } = member;
  for (;;) {
    const bonus = BONUSES[io.roll(D6, { rule: 'DK-GAP-016', purpose: 'physicalBonus', seat: SEAT }) - 1]!;
    if (!wouldHelp(card, bonus)) continue;
    gain(card, bonus);
    return io.tell({ type: 'developed', rule: 'DK-STAR-009', member: card.name, bonus });
  }
}

/** DK-GAP-016: strength, Factor and luck change on the card; everything else is a trait that the rules look for, DEFT too (DK-BINGE-011). */
function gain(card: Member['card'], bonus: Bonus): void {
  if (bonus === 'BURLY') card.strength = card.strength === 'WEAK' ? 'AVE' : 'STRONG';
  else if (bonus === 'DEFT') {
    card.ff++;
    card.traits.push(bonus);
  } else if (bonus === 'LUCKY' && card.luck !== 'NORMAL') card.luck = card.luck === 'JONAH' ? 'UNLUCKY' : 'NORMAL';
  else card.traits.push(bonus);
}

/** DK-STAR-006: ten stars at a time, as often as a member has them and the player wants. */
export function exchangeStars({ roster }: Campaign, io: CampaignIo): void {
  for (const member of roster)
    while (member.stars >= STARS_FOR_ADVANCEMENT) {
      const wanted = askExchange(io, member);
      if (wanted === 'keep') break;
      member.stars -= STARS_FOR_ADVANCEMENT;
      if (wanted === 'promotion') promote(io, member);
      else develop(io, member);
    }
}

function askExchange(io: CampaignIo, member: Member): Exchange {
  const options: Exchange[] = ['keep'];
  if (whyNotDevelop(member).length === 0) options.unshift('development');
  if (whyNotPromote(member).length === 0) options.unshift('promotion');
  const { stars } = member;
  const question: ExchangeQuestion = {
    kind: 'exchange',
    rule: 'DK-STAR-006',
    member: member.card.name,
    stars,
    options,
  };
  return io.ask(SEAT, question);
}
