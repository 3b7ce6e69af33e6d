import type { Desks } from '@sightline/desk';
import {
  type Campaign,
  type DuckTable,
  debriefing,
  debriefingSetup,
  loadCampaign,
  missionAhead,
  newCampaign,
  reportOf,
  saveCampaign,
  type TeamCard,
} from '@sightline/duck';
import { type AnySystem, load, nowOf, type Read, save } from '@sightline/kernel';
import { putCampaign, type SavedCampaign } from '../store/campaigns.ts';
import { languageOf } from '../words/language.ts';
import { begin, newMatch } from './begin.ts';
import { desksOf } from './opening.ts';
import { fetchMatch } from './saving.ts';

/** A campaign that can be gone on with: how it stands, and the mission it is on. */
export interface KeptCampaign extends Pick<SavedCampaign, 'id' | 'name' | 'mission' | 'debriefing'> {
  readonly campaign: Campaign;
}

/** The page runs it as it runs any other game, in its own language. */
const DEBRIEFING = inLanguage(debriefing as unknown as AnySystem);

function inLanguage(system: AnySystem): AnySystem {
  const language = languageOf('duck');
  return language && system.wordsIn ? { ...system, words: system.wordsIn(language) } : system;
}

/** A kept campaign, or what is wrong with it. */
export function readCampaign({ id, name, mission, ...saved }: SavedCampaign): Read<KeptCampaign> {
  const read = loadCampaign(saved.campaign);
  if (!read.ok) return read;
  const campaign = { ...read.value, next: read.value.next ?? formerNext(saved) };
  return { ok: true, value: { id, name, mission, campaign, debriefing: readable(saved.debriefing) } };
}

/** A debriefing that can no longer be read is held anew. */
function readable(text: string | null): string | null {
  return text !== null && load(text, [DEBRIEFING], 'own store').ok ? text : null;
}

function formerNext({ next }: Pick<SavedCampaign, 'next'>): Campaign['next'] {
  return next ? { ...next, details: (next.details ?? {}) as NonNullable<Campaign['next']>['details'] } : null;
}

export function keepCampaign({ campaign, ...rest }: KeptCampaign): Promise<void> {
  return putCampaign({ ...rest, savedAt: Date.now(), campaign: saveCampaign(campaign) });
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

/** Sends the Team on the mission ahead; gives the id of its game. */
export async function beginMission(kept: KeptCampaign): Promise<string> {
  const players = { team: { kind: 'person' }, threats: { kind: 'bot', bot: 'threats' } } as const;
  const begun = await begin({ kind: 'new', system: 'duck', options: { ...missionAhead(kept.campaign), players } });
  if (!begun.ok) throw new Error(`expected the mission ahead to begin: ${begun.problem.detail}`);
  await keepCampaign({ ...kept, mission: begun.id });
  return begun.id;
}

/** The campaign at the debriefing after a mission, or why there is none yet. */
export async function beginDebriefing(
  kept: KeptCampaign,
  mission: string,
): Promise<KeptCampaign | 'missing' | 'goesOn'> {
  const fetched = await fetchMatch(mission);
  if (!fetched.ok) return 'missing';
  if (!fetched.match.outcome) return 'goesOn';
  const { scenario, switches, details } = debriefingSetup(kept.campaign, reportOf(nowOf(fetched.match) as DuckTable));
  const options = { scenario, switches, ...(details === undefined ? {} : { details }) };
  return { ...kept, debriefing: save(newMatch(DEBRIEFING, options)) };
}

/** The debriefing that goes on, as a game of its own: each of its answers is kept with the campaign. */
export function openDebriefing(kept: KeptCampaign): Desks {
  const read = load(kept.debriefing ?? '', [DEBRIEFING], 'own store');
  if (!read.ok) throw new Error(`expected a debriefing that can be read: ${read.problem.detail}`);
  return desksOf({ system: DEBRIEFING }, read.value, (match, told) =>
    keepCampaign({ ...kept, debriefing: save(match, told) }),
  );
}
