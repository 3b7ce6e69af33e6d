import { type Campaign, debriefing, loadCampaign, newCampaign, saveCampaign, type TeamCard } from '@sightline/duck';
import { type AnySystem, load, type Match, type Read, save } from '@sightline/kernel';
import { putCampaign, type SavedCampaign } from './campaigns.ts';

/** A campaign that can be gone on with: how it stands, and the mission it is on. */
export interface KeptCampaign extends Pick<SavedCampaign, 'id' | 'name' | 'mission'> {
  readonly campaign: Campaign;
  /** The debriefing that is going on. */
  readonly debriefing: Match | null;
}

const SYSTEMS = [debriefing] as unknown as readonly AnySystem[];

/** A kept campaign, or what is wrong with it. */
export function readCampaign({ id, name, mission, ...saved }: SavedCampaign): Read<KeptCampaign> {
  const read = loadCampaign(saved.campaign);
  if (!read.ok) return read;
  const match = saved.debriefing === null ? null : load(saved.debriefing, SYSTEMS, 'own store');
  const campaign = { ...read.value, next: read.value.next ?? formerNext(saved) };
  return { ok: true, value: { id, name, mission, campaign, debriefing: match?.ok ? match.value.match : null } };
}

function formerNext({ next }: Pick<SavedCampaign, 'next'>): Campaign['next'] {
  return next ? { ...next, details: (next.details ?? {}) as NonNullable<Campaign['next']>['details'] } : null;
}

export function keepCampaign({ campaign, debriefing: match, ...rest }: KeptCampaign): Promise<void> {
  return putCampaign({
    ...rest,
    savedAt: Date.now(),
    campaign: saveCampaign(campaign),
    debriefing: match && save(match),
  });
}

/** What a campaign sets out with: a Team, and the rules and cards of all its missions. */
export interface Beginning extends Partial<Pick<Campaign, 'switches' | 'cards'>> {
  readonly team?: readonly TeamCard[] | undefined;
}

export function beginCampaign(id: string, name: string, { team, ...played }: Beginning): Promise<void> {
  return keepCampaign(setOut(id, name, newCampaign(team, played)));
}

/** A campaign from a file, ready for its next mission. */
export function openCampaign(id: string, name: string, text: string): Read<KeptCampaign> {
  const opened = loadCampaign(text);
  return opened.ok ? { ok: true, value: setOut(id, name, opened.value) } : opened;
}

function setOut(id: string, name: string, campaign: Campaign): KeptCampaign {
  return { id, name, campaign, mission: null, debriefing: null };
}
