import { type Campaign, debriefing, loadCampaign, newCampaign, saveCampaign } from '@sightline/duck';
import {
  type AnySystem,
  type FileProblem,
  type Json,
  load,
  type Match,
  type Read,
  type Setup,
  save,
} from '@sightline/kernel';
import { useSyncExternalStore } from 'react';
import { CAMPAIGN_KEY } from './campaign-mission.ts';

/** The campaign that this browser keeps: how it stands, and what comes next in it. */
export interface KeptCampaign {
  readonly campaign: Campaign;
  /** The setup of the next mission, once it has been drawn. */
  readonly next: Setup;
  /** The mission that is being played, by the id of its game. */
  readonly mission: string | null;
  /** The debriefing that is going on. */
  readonly debriefing: Match | null;
}

interface Kept {
  readonly campaign: string;
  readonly next: Setup;
  readonly mission: string | null;
  readonly debriefing: string | null;
}

const SYSTEMS = [debriefing] as unknown as readonly AnySystem[];
const listeners = new Set<() => void>();
let current = read();

function read(): KeptCampaign | null {
  try {
    const text = localStorage.getItem(CAMPAIGN_KEY);
    return text === null ? null : restored(JSON.parse(text) as Kept);
  } catch {
    // A browser that keeps nothing, or something unreadable in it: there is no campaign here.
    return null;
  }
}

function restored(kept: Kept): KeptCampaign | null {
  const campaign = loadCampaign(kept.campaign);
  if (!campaign.ok) return null;
  const match = kept.debriefing === null ? null : load(kept.debriefing, SYSTEMS);
  return { ...kept, campaign: campaign.value, debriefing: match?.ok ? match.value.match : null };
}

/** Keeps it before it is shown. */
export function keepCampaign(next: KeptCampaign | null): void {
  if (next === null) localStorage.removeItem(CAMPAIGN_KEY);
  else {
    const { campaign, debriefing: match, ...rest } = next;
    const kept: Kept = { ...rest, campaign: saveCampaign(campaign), debriefing: match && save(match) };
    localStorage.setItem(CAMPAIGN_KEY, JSON.stringify(kept));
  }
  current = next;
  for (const listener of listeners) listener();
}

/** The first mission comes from the deck; the default Team goes. */
const FIRST: Setup = { scenario: 'drawn', switches: {} };

export function beginCampaign(): void {
  keepCampaign({ campaign: newCampaign(), next: FIRST, mission: null, debriefing: null });
}

/** Takes a campaign from a file; what is there already is left alone if the file is no good. */
export function openCampaign(text: string): FileProblem | null {
  const opened: Read<Campaign> = loadCampaign(text);
  if (!opened.ok) return opened.problem;
  const campaign = opened.value;
  const team = campaign.roster.filter(({ resting }) => !resting).map(({ card }) => card);
  keepCampaign({ campaign, next: { ...FIRST, details: { team } as Json }, mission: null, debriefing: null });
  return null;
}

export function campaignNow(): KeptCampaign | null {
  return current;
}

export function useCampaign(): KeptCampaign | null {
  return useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, campaignNow);
}
