import { type Json, numbered, type Setup } from '@sightline/kernel';
import type { MissionCard } from '../content/cards.ts';
import { MISSIONS } from '../content/deck.ts';
import type { Details } from '../content/details.ts';
import { missionsAfter } from '../rules/set-up/mission-chain.ts';
import { DRAWN } from '../rules/set-up/setup.ts';
import { outfit } from './outfit.ts';
import { type Campaign, type CampaignIo, lastResult, type Member, SEAT } from './record.ts';

/** DK-SETUP-001: no Team is larger. */
const MOST = 8;

/**
 * DK-STAR-004, DK-STAR-005, DK-STAR-010: what the last mission makes of the next, as the setup of a match; the campaign
 * keeps it until it has been played.
 */
export function nextMission(
  campaign: Campaign,
  io: CampaignIo,
  missions: readonly MissionCard[] = deckOf(campaign),
): Setup {
  const going = goingOf(campaign);
  keepTogether(
    campaign,
    io,
    going.map(({ card }) => card.name),
  );
  const mission = drawMission(campaign, io, missions);
  // A mission of the players' own is no scenario of the game: it comes along as its card.
  const isOwn = campaign.cards.missions?.includes(mission) ?? false;
  const details = {
    ...campaign.cards,
    ...(isOwn && { mission }),
    team: structuredClone(going.map(member => outfit(campaign, member))),
    ...circumstancesOf(campaign),
  };
  campaign.next = { scenario: isOwn ? DRAWN : mission.id, switches: campaign.switches, details };
  return setupOf(campaign.next);
}

/** The mission that lies ahead: the one that was drawn, or, before the first debriefing, any of the deck. */
export function missionAhead(campaign: Campaign): Setup {
  if (campaign.next) return setupOf(campaign.next);
  // DK-GAP-028: a new Team sets out as its cards have it.
  const isNew = campaign.history.length === 0;
  const team = goingOf(campaign).map(member => (isNew ? member.card : outfit(campaign, member)));
  const details = { ...campaign.cards, team, ...circumstancesOf(campaign) };
  return setupOf({ scenario: DRAWN, switches: campaign.switches, details });
}

function setupOf({ scenario, switches, details }: NonNullable<Campaign['next']>): Setup {
  return { scenario, switches, details: details as Json };
}

const goingOf = ({ roster }: Campaign): Member[] => roster.filter(({ resting }) => !resting).slice(0, MOST);

/** DK-STAR-017: what a failed mission makes worse; DK-STAR-015: the drone guns that go along. */
function circumstancesOf(campaign: Campaign): Pick<Details, 'threatLevel' | 'drones'> {
  return { threatLevel: lastResult(campaign) === 'failed' ? 1 : 0, drones: campaign.drones };
}

/** DK-GAP-030: the cards of the booklets, and the players' own; the house's further ones are played when asked for. */
function deckOf({ cards }: Campaign): MissionCard[] {
  return [...MISSIONS.filter(({ source }) => source !== 'house'), ...(cards.missions ?? [])];
}

/** DK-STAR-010: of those who ended the last mission at least half have to be there again, or unspent stars are lost. */
function keepTogether(campaign: Campaign, io: CampaignIo, going: readonly string[]): void {
  const { lastHome } = campaign;
  const still = lastHome.filter(name => going.includes(name)).length;
  if (still >= Math.ceil(lastHome.length / 2) || campaign.pool <= 0) return;
  campaign.pool = 0;
  io.tell({ type: 'teamBroken', rule: 'DK-STAR-010', pool: 0 });
}

/** DK-STAR-004: after a mission completed in part two cards are drawn, and the more dangerous is played. */
function drawMission(campaign: Campaign, io: CampaignIo, missions: readonly MissionCard[]): MissionCard {
  // DK-SETUP-015: to have been there is not enough.
  const completed = campaign.history.filter(({ result }) => result === 'completed').map(({ id }) => id);
  const deck = missionsAfter(completed, missions);
  const first = drawFrom(io, deck);
  const second = lastResult(campaign) === 'part' && deck.length > 0 ? drawFrom(io, deck) : first;
  const mission = second.danger > first.danger ? second : first;
  io.tell({ type: 'missionAccepted', rule: 'DK-STAR-004', mission: mission.title, danger: mission.danger });
  return mission;
}

function drawFrom(io: CampaignIo, deck: MissionCard[]): MissionCard {
  const drawn = io.roll(numbered(deck.length), { rule: 'DK-STAR-004', purpose: 'mission', seat: SEAT });
  const [mission] = deck.splice(drawn - 1, 1);
  if (!mission) throw new Error('there is no mission left to draw');
  io.tell({ type: 'missionOffered', rule: 'DK-STAR-004', mission: mission.title, danger: mission.danger });
  return mission;
}
