import { openLocal, type Rulebook } from '@sightline/desk';
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
import { edition } from '@sightline/duck/edition';
import { type AnySystem, bad, create, type Match, nowOf, type Player, type Read, type Seat } from '@sightline/kernel';
import { openGame } from '@sightline/shelf';
import { gameOf, type OpenGame } from '../open.ts';
import { inLanguage, shelf } from '../systems.ts';

// The missions of a campaign and what comes between them, as matches that are held here.

export const MISSION = inLanguage(duck as unknown as AnySystem);
const DEBRIEFING = inLanguage(debriefing as unknown as AnySystem, 'duck');

/** A mission or a debriefing that somebody is in the middle of, and what the campaign wants of it when it is over. */
export type Going =
  | { readonly kind: 'mission'; readonly game: OpenGame; report(): Report }
  | { readonly kind: 'debriefing'; readonly game: OpenGame; campaign(): Campaign };

type Players = Readonly<Record<Seat, Player>>;

export function openMission(campaign: Campaign, players: Players, secret: string): Going {
  return goingOf(
    { system: MISSION, board: edition.board },
    create(MISSION, { ...missionAhead(campaign), players, secret }),
  );
}

export function openDebriefing(campaign: Campaign, report: Report, players: Players, secret: string): Going {
  return goingOf({ system: DEBRIEFING }, create(DEBRIEFING, { ...debriefingSetup(campaign, report), players, secret }));
}

/** What was left unfinished, from its file. */
export async function openUnfinished(text: string): Promise<Read<Going>> {
  const read = await openGame(text, shelf);
  if (!read.ok) return read;
  const { system, match, edition: begun } = read.value;
  if (system.id !== MISSION.id && system.id !== DEBRIEFING.id)
    return bad('foreign', `it is a game of "${system.id}", and no mission`);
  return { ok: true, value: goingOf({ system, board: begun.board }, match) };
}

function goingOf(rules: Rulebook, match: Match): Going {
  const desks = openLocal(rules, match);
  const game = gameOf(desks);
  if (rules.system.id === MISSION.id)
    return { kind: 'mission', game, report: () => reportOf(nowOf(desks.match()) as DuckTable) };
  return { kind: 'debriefing', game, campaign: () => (nowOf(desks.match()) as Debriefing).campaign };
}
