import type { Event, Io } from '@sightline/kernel';
import type { Campaign, Member, Result } from '../content/campaign.ts';
import type { TeamCard } from '../content/cards.ts';
import { TEAM } from '../content/deck.ts';
import { ownOf, type WithOwn } from '../table/own-cards.ts';

export type { Campaign, Member, Result };

/** DK-GAP-001: how many the default Team is. */
const TEAM_SIZE = 6;

/** What happens between missions; `own` is what a weapon of the players' own is called. */
export type CampaignEvent = Event &
  (
    | { type: 'debriefed'; mission: string; result: Result; home: readonly string[]; lost: readonly string[] }
    | { type: 'starsGiven'; member: string; stars: number; total: number }
    | { type: 'teamStarsGiven'; stars: number; pool: number }
    | { type: 'bonusPaid'; bonus: number; cargo: number; total: number }
    | { type: 'contrabandSold'; thousands: number; purse: number }
    | { type: 'commended'; member: string; reason: string }
    | { type: 'promoted'; member: string; rank: number; ability: string | null; free: boolean }
    | { type: 'developed'; member: string; bonus: string }
    | { type: 'tookOver'; member: string }
    | { type: 'teamBroken'; pool: number }
    | { type: 'advancementBought'; benefit: string; own?: string; member: string | null; pool: number }
    | { type: 'bought'; ware: string; member: string | null; money: 'purse' | 'bonus'; left: number }
    | { type: 'armed'; member: string; weapon: string; own?: string; plus: number }
    | { type: 'recruited'; member: string }
    | { type: 'satOut'; member: string }
    | { type: 'displeased'; what: 'ammunition' | 'recruits'; face: number; comes: boolean }
    | { type: 'missionOffered'; mission: string; danger: number }
    | { type: 'missionAccepted'; mission: string; danger: number }
    | { type: 'campaignOver' }
  );

export type CampaignIo = Io<CampaignEvent>;

/** Whoever plays the Team decides for it between missions too. */
export const SEAT = 'team';

/** DK-GAP-001: a campaign begins with the default Team, or with a Team of the player's own, and so with cards and rules. */
export function newCampaign(
  team: readonly TeamCard[] = TEAM.slice(0, TEAM_SIZE),
  { switches = {}, cards = {} }: Partial<Pick<Campaign, 'switches' | 'cards'>> = {},
): Campaign {
  return {
    size: team.length,
    roster: team.map(card => ({ card: structuredClone(card), stars: 0, bought: {}, resting: false })),
    pool: 0,
    purse: 0,
    bonus: 0,
    doubleAmmunition: false,
    hardTimes: { ammunition: false, recruits: false },
    drones: 0,
    unlocked: [],
    armoury: [],
    lastHome: [],
    history: [],
    recruits: 0,
    switches,
    cards,
    next: null,
  };
}

/** What a campaign is played with beside the shipped cards. */
export const stockOf = ({ cards }: Campaign): WithOwn => ({ own: ownOf(cards) });

/** The name of a weapon that no shipped card has, for whoever reads of it without the campaign. */
export function ownName({ cards }: Campaign, id: string): { readonly own?: string } {
  const own = cards.weapons?.find(card => card.id === id)?.name;
  return own === undefined ? {} : { own };
}

export function memberCalled(campaign: Campaign, name: string): Member {
  const found = campaign.roster.find(({ card }) => card.name === name);
  if (!found) throw new Error(`${name} is not on the roster`);
  return found;
}

/** The result of the last mission; null before the first. */
export function lastResult({ history }: Campaign): Result | null {
  return history.at(-1)?.result ?? null;
}

/** DK-STAR-018: with nobody left there is nothing to go on with. */
export const isOver = ({ roster }: Campaign): boolean => roster.length === 0;
