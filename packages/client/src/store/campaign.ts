import { type Campaign, debriefing, loadCampaign, newCampaign, saveCampaign, type TeamCard } from '@sightline/duck';
import { type AnySystem, type Json, load, type Match, type Read, type Setup, save } from '@sightline/kernel';
import { putCampaign, type SavedCampaign } from './campaigns.ts';

/** A campaign that can be gone on with: how it stands, and what comes next in it. */
export interface KeptCampaign extends Pick<SavedCampaign, 'id' | 'name' | 'next' | 'mission'> {
  readonly campaign: Campaign;
  /** The debriefing that is going on. */
  readonly debriefing: Match | null;
}

const SYSTEMS = [debriefing] as unknown as readonly AnySystem[];

/** A kept campaign, or what is wrong with it. */
export function readCampaign({ id, name, next, mission, ...saved }: SavedCampaign): Read<KeptCampaign> {
  const campaign = loadCampaign(saved.campaign);
  if (!campaign.ok) return campaign;
  const match = saved.debriefing === null ? null : load(saved.debriefing, SYSTEMS);
  const value = { id, name, next, mission, campaign: campaign.value, debriefing: match?.ok ? match.value.match : null };
  return { ok: true, value };
}

export function keepCampaign({ campaign, debriefing: match, ...rest }: KeptCampaign): Promise<void> {
  return putCampaign({
    ...rest,
    savedAt: Date.now(),
    campaign: saveCampaign(campaign),
    debriefing: match && save(match),
  });
}

/** The first mission comes from the deck. */
const FIRST: Setup = { scenario: 'drawn', switches: {} };

export function beginCampaign(id: string, name: string, team?: readonly TeamCard[]): Promise<void> {
  return keepCampaign(setOut(id, name, newCampaign(team)));
}

/** A campaign from a file, ready for its next mission. */
export function openCampaign(id: string, name: string, text: string): Read<KeptCampaign> {
  const opened = loadCampaign(text);
  return opened.ok ? { ok: true, value: setOut(id, name, opened.value) } : opened;
}

/** Whoever need not rest goes. */
function setOut(id: string, name: string, campaign: Campaign): KeptCampaign {
  const team = campaign.roster.filter(({ resting }) => !resting).map(({ card }) => card);
  return { id, name, campaign, next: { ...FIRST, details: { team } as Json }, mission: null, debriefing: null };
}
