import { type Script, type ScriptedIo, scripted } from '@sightline/kernel';
import {
  type Campaign,
  type CampaignEvent,
  type Member,
  memberCalled,
  newCampaign,
} from '../../src/campaign/record.ts';
import type { Homecomer, Report } from '../../src/campaign/report.ts';
import type { Preparation } from '../../src/campaign/shopping.ts';

/** What a mission came to, for tests of what follows it: everybody home and well unless it says otherwise. */
export function reportFor(campaign: Campaign, changes: Partial<Report> = {}): Report {
  return {
    mission: { id: 'M01', title: 'Clean Out', stars: 4, bonus: 10 },
    result: 'completed',
    catastrophe: false,
    cargo: 0,
    contraband: 0,
    drones: 0,
    home: campaign.roster.map(member => homecomerOf(member)),
    lost: [],
    leader: campaign.roster.find(({ card }) => card.you)?.card.name ?? null,
    ...changes,
  };
}

export function homecomerOf({ card }: Member, changes: Partial<Homecomer> = {}): Homecomer {
  return {
    name: card.name,
    rank: card.rank,
    stars: 0,
    wounds: 0,
    treated: false,
    weapons: [{ id: card.weapon, loaded: 1, spares: 1, plus: card.plus, broken: false }],
    gear: card.gear,
    ...changes,
  };
}

/** A campaign with money and stars to spend. */
export function richCampaign(wealth: Partial<Pick<Campaign, 'pool' | 'purse' | 'bonus'>>): Campaign {
  return { ...newCampaign(), ...wealth };
}

export const brick = (campaign: Campaign): Member => memberCalled(campaign, 'Brick Okoro');

/** After a failed mission: neither the ammunition nor the recruits suffer for it (DK-STAR-005). */
export const CALM = ['D6=3', 'D6=3'];
export const NOBODY = { seat: 'team', answer: { member: null } };
export const DONE: Script['answers'] = [{ seat: 'team', answer: { do: 'done' } satisfies Preparation }];

/** Runs a rule of the campaign with scripted dice and answers, and fails if any are left over. */
export function playCampaign(script: Script, rule: (io: ScriptedIo<CampaignEvent>) => void): ScriptedIo<CampaignEvent> {
  const io = scripted<CampaignEvent>(script);
  rule(io);
  io.finish();
  return io;
}
