import { attempt, type Setup } from '@sightline/kernel';
import { get, type Kept, list, put, remove } from './database.ts';

/** A campaign as it is kept: readable without the rules of DUCK!, except for its two texts. */
export interface SavedCampaign extends Kept {
  readonly name: string;
  /** The campaign as its game writes it. */
  readonly campaign: string;
  /** Where earlier editions kept the setup of the next mission; now the campaign has it. */
  readonly next?: Setup;
  /** The mission that is being played, by the id of its game. */
  readonly mission: string | null;
  /** The debriefing that is going on, as the kernel writes it. */
  readonly debriefing: string | null;
}

/** Where earlier editions kept their one campaign. */
const FORMER = 'sightline campaign';

export const putCampaign = (campaign: SavedCampaign): Promise<void> => put('campaigns', campaign);
export const getCampaign = (id: string): Promise<SavedCampaign | undefined> => get('campaigns', id);
export const deleteCampaign = (id: string): Promise<undefined> => remove('campaigns', id);

export async function listCampaigns(nameOfFormer: string): Promise<readonly SavedCampaign[]> {
  await moveFormer(nameOfFormer);
  return list('campaigns');
}

/** The campaign that a game is a mission of; null when it is of none. */
export async function campaignOfGame(game: string): Promise<string | null> {
  const campaigns = await list<SavedCampaign>('campaigns');
  return campaigns.find(({ mission }) => mission === game)?.id ?? null;
}

/** It leaves its former place only when it has arrived at the new one. */
async function moveFormer(name: string): Promise<void> {
  const text = localStorage.getItem(FORMER);
  if (text === null) return;
  const former = readFormer(text);
  // What cannot be read stays where it is, for whoever can.
  if (!former) return;
  await putCampaign({ ...former, id: 'former', name, savedAt: Date.now() });
  localStorage.removeItem(FORMER);
}

type Former = Pick<SavedCampaign, 'campaign' | 'next' | 'mission' | 'debriefing'>;

function readFormer(text: string): Former | null {
  const parsed = attempt(() => JSON.parse(text) as Former);
  if (!parsed.ok || typeof parsed.value?.campaign !== 'string') return null;
  const { campaign, next, mission, debriefing } = parsed.value;
  return { campaign, ...(next && { next }), mission, debriefing };
}
