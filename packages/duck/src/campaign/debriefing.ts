import { TABLES } from '../content/deck.ts';
import { exchangeStars, promote, whyNotPromote } from './advancement.ts';
import { throwForHardTimes } from './hard-times.ts';
import { comeHome } from './homecoming.ts';
import type { CommendationQuestion } from './questions.ts';
import { type Campaign, type CampaignIo, isOver, memberCalled, SEAT } from './record.ts';
import { takeOnRecruits } from './recruits.ts';
import type { Homecomer, Report } from './report.ts';
import { goShopping } from './shopping.ts';

/** DK-STAR-001: a star by the players' own decision. */
export type Commendation = { readonly member: string; readonly reason: string } | { readonly member: null };

const REASONS = ['courage', 'quickThinking', 'stoodFast'] as const;

/** DK-GAP-013: the order of a debriefing, from the outcome on the card to the recruits. */
export function debrief(campaign: Campaign, io: CampaignIo, report: Report): void {
  comeHome(campaign, io, report);
  if (isOver(campaign)) return io.tell({ type: 'campaignOver', rule: 'DK-STAR-018' });
  const commended = commend(campaign, io);
  giveStars(campaign, io, report);
  payBonus(campaign, io, report);
  if (report.result === 'completed') promoteTheBest(campaign, io, report, commended);
  exchangeStars(campaign, io);
  throwForHardTimes(campaign, io);
  goShopping(campaign, io);
  takeOnRecruits(campaign, io);
}

/** DK-STAR-001: each member once at most, for a reason; none if nobody is named. Returns those who were. */
function commend(campaign: Campaign, io: CampaignIo): ReadonlySet<string> {
  const commended = new Set<string>();
  const left = new Set(campaign.roster.map(({ card }) => card.name));
  while (left.size > 0) {
    const options: Commendation[] = [...left].flatMap(member => REASONS.map(reason => ({ member, reason })));
    const question: CommendationQuestion = {
      kind: 'commendation',
      rule: 'DK-STAR-001',
      options: [...options, { member: null }],
    };
    const answer = io.ask(SEAT, question);
    if (answer.member === null) break;
    left.delete(answer.member);
    commended.add(answer.member);
    memberCalled(campaign, answer.member).stars++;
    io.tell({ type: 'commended', rule: 'DK-STAR-001', member: answer.member, reason: answer.reason });
  }
  return commended;
}

/** DK-STAR-002, DK-STAR-007, DK-STAR-011: for their deeds, from the card, and into the Team's pool. */
function giveStars(campaign: Campaign, io: CampaignIo, { home, result, mission, catastrophe }: Report): void {
  const fromCard = result === 'completed' ? mission.stars : result === 'part' ? Math.floor(mission.stars / 2) : 0;
  for (const { name, stars: deeds } of home) {
    const member = memberCalled(campaign, name);
    const stars = deeds + fromCard;
    member.stars += stars;
    if (stars > 0) io.tell({ type: 'starsGiven', rule: 'DK-STAR-007', member: name, stars, total: member.stars });
  }
  const stars = teamStars(result, catastrophe);
  campaign.pool += stars;
  io.tell({ type: 'teamStarsGiven', rule: 'DK-STAR-011', stars, pool: campaign.pool });
}

function teamStars(result: Report['result'], catastrophe: boolean): number {
  const { completed, part, failedWithCatastrophe } = TABLES.outcomes;
  if (result !== 'failed') return result === 'completed' ? completed : part;
  return catastrophe ? failedWithCatastrophe : 0;
}

/** DK-STAR-003, DK-STAR-004, DK-STAR-019: Company money for what was done, black money for what was brought. */
function payBonus(campaign: Campaign, io: CampaignIo, { result, mission, cargo, contraband }: Report): void {
  const forCargo = result === 'completed' ? cargo : result === 'part' ? Math.floor(cargo / 2) : 0;
  const forMission = result === 'completed' ? mission.bonus : 0;
  campaign.bonus += forMission + forCargo;
  const rule = result === 'completed' ? 'DK-STAR-003' : 'DK-STAR-004';
  if (forMission + forCargo > 0)
    io.tell({ type: 'bonusPaid', rule, bonus: forMission, cargo: forCargo, total: campaign.bonus });
  campaign.purse += contraband;
  if (contraband > 0)
    io.tell({ type: 'contrabandSold', rule: 'DK-STAR-019', thousands: contraband, purse: campaign.purse });
}

/** DK-STAR-003: the survivor with most stars of this mission, those of the players too, YOU if tied, gains a rank. */
function promoteTheBest(campaign: Campaign, io: CampaignIo, { home }: Report, commended: ReadonlySet<string>): void {
  const starsOf = ({ name, stars }: Homecomer): number => stars + (commended.has(name) ? 1 : 0);
  const most = Math.max(...home.map(starsOf));
  const best = home.filter(man => starsOf(man) === most).map(({ name }) => memberCalled(campaign, name));
  const chosen = best.find(({ card }) => card.you) ?? best[0];
  // A card of the players' own may call a mission completed from which nobody came home.
  if (chosen && whyNotPromote(chosen).length === 0) promote(io, chosen, true);
}
