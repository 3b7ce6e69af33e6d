import { openLocal } from '@sightline/desk';
import {
  type Campaign,
  type Debriefing,
  type DuckTable,
  debriefing,
  debriefingSetup,
  duck,
  missionAhead,
  type Report,
  reportOf,
} from '@sightline/duck';
import { type AnySystem, bad, create, type Match, nowOf, type Player, type Read, type Seat } from '@sightline/kernel';
import { openGame } from '@sightline/shelf';
import { gameOf, type OpenGame } from '../open.ts';
import { shelf } from '../systems.ts';

// The missions of a campaign and what comes between them, as matches that are held here.

export const MISSION = duck as unknown as AnySystem;
const DEBRIEFING = debriefing as unknown as AnySystem;

/** A mission or a debriefing that somebody is in the middle of, and what the campaign wants of it when it is over. */
export type Going =
  | { readonly kind: 'mission'; readonly game: OpenGame; report(): Report }
  | { readonly kind: 'debriefing'; readonly game: OpenGame; campaign(): Campaign };

type Players = Readonly<Record<Seat, Player>>;

export function openMission(campaign: Campaign, players: Players, secret: string): Going {
  return goingOf(MISSION, create(MISSION, { ...missionAhead(campaign), players, secret }));
}

export function openDebriefing(campaign: Campaign, report: Report, players: Players, secret: string): Going {
  return goingOf(DEBRIEFING, create(DEBRIEFING, { ...debriefingSetup(campaign, report), players, secret }));
}

/** What was left unfinished, from its file. */
export async function openUnfinished(text: string): Promise<Read<Going>> {
  const read = await openGame(text, shelf);
  if (!read.ok) return read;
  const { system, match } = read.value;
  if (system.id !== MISSION.id && system.id !== DEBRIEFING.id)
    return bad('foreign', `it is a game of "${system.id}", and no mission`);
  return { ok: true, value: goingOf(system, match) };
}

function goingOf(system: AnySystem, match: Match): Going {
  const desks = openLocal({ system }, match);
  const game = gameOf(desks);
  if (system.id === MISSION.id)
    return { kind: 'mission', game, report: () => reportOf(nowOf(desks.match()) as DuckTable) };
  return { kind: 'debriefing', game, campaign: () => (nowOf(desks.match()) as Debriefing).campaign };
}
