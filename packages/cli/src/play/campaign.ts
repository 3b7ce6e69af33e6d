import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Campaign, isOver, loadCampaign, missionAhead, newCampaign, saveCampaign } from '@sightline/duck';
import { AUDIENCE, PERSON, type Player, type SwitchValue, whyNotCreate } from '@sightline/kernel';
import type { ExitCode } from '../command.ts';
import { fileProblemWords, readText, writeWhole } from '../files.ts';
import { failure, type Result, success } from '../result.ts';
import { newSeed, playerNamed, strangeSeat } from '../setup.ts';
import { announce, complain, print } from '../terminal.ts';
import { say } from '../words/index.ts';
import { refusalWords } from '../words/refusals.ts';
import { type Going, MISSION, openDebriefing, openMission, openUnfinished } from './campaign-games.ts';
import type { Habits } from './habits.ts';
import { keep } from './keeping.ts';
import { type Keyboard, openKeyboard } from './keyboard.ts';
import { playOn } from './play-on.ts';
import { openSession, saveSession } from './session.ts';

export interface CampaignWish {
  readonly file: string;
  readonly seed: string | undefined;
  readonly switches: Readonly<Record<string, SwitchValue>>;
  readonly seats: ReadonlyMap<string, string>;
  readonly habits: Habits;
}

/** Where what goes on is kept until it is over. */
const besides = (file: string): string => `${file}.unfinished`;

/** One mission and its debriefing, or as much of them as somebody stays for. */
export async function playCampaign(wish: CampaignWish): Promise<ExitCode> {
  const misuse = whyNotWish(wish);
  if (misuse !== null) return complaining(misuse, 2);
  const kept = await keptCampaign(wish);
  if (!kept.ok) return complaining(kept.problem, 1);
  const going = await goingOf(wish, kept.value);
  if (!going.ok) return complaining(going.problem, 1);
  if (going.value === null) {
    print(say('campaign.over'));
    return 0;
  }
  const keyboard = openKeyboard(true);
  try {
    return await goOn(wish, kept.value, going.value, keyboard);
  } finally {
    keyboard.close();
  }
}

function complaining(problem: string, code: ExitCode): ExitCode {
  complain(problem);
  return code;
}

/** What is wrong with what was typed, whatever is in the file. */
function whyNotWish({ file, switches, seats }: CampaignWish): string | null {
  if (existsSync(file) && Object.keys(switches).length > 0) return say('campaign.ownSwitches');
  const strange = strangeSeat(seats, Object.keys(playersOf({ seats })));
  if (strange) return strange;
  const first = missionAhead(newCampaign(undefined, { switches }));
  const refusals = whyNotCreate(MISSION, { ...first, players: playersOf({ seats }), secret: '' });
  return refusals.length > 0 ? refusalWords(MISSION, refusals) : null;
}

function playersOf({ seats }: Pick<CampaignWish, 'seats'>): Record<string, Player> {
  return {
    team: playerNamed(seats.get('team')) ?? PERSON,
    threats: playerNamed(seats.get('threats')) ?? { kind: 'bot', bot: 'threats' },
  };
}

async function goOn(wish: CampaignWish, campaign: Campaign, going: Going, keyboard: Keyboard): Promise<ExitCode> {
  const code = await playThrough(wish, going, keyboard);
  if (code !== 0 || !isDone(going)) return code;
  if (going.kind === 'debriefing') return finish(wish, going.campaign(), keyboard);
  const next = openDebriefing(campaign, going.report(), { team: deciderOf(wish) }, secretOf(wish, 'after'));
  return goOn(wish, campaign, next, keyboard);
}

function isDone({ game }: Going): boolean {
  return game.at(AUDIENCE).now().outcome !== null;
}

function goOnWith(file: string, saved: string): string {
  const command = `sightline campaign ${file}`;
  return saved === besides(file) ? command : `mv ${saved} ${besides(file)} && ${command}`;
}

/** Kept from its first question on: a mission that is over cannot be lost any more. */
async function playThrough({ file, habits }: CampaignWish, going: Going, keyboard: Keyboard): Promise<ExitCode> {
  const shared: Keyboard = { ...keyboard, close: () => {} };
  const session = openSession(going.game, shared, besides(file), habits, saved => goOnWith(file, saved));
  if (!isDone(going)) {
    const saved = await saveSession(session);
    if (!saved.ok) {
      complain(saved.problem);
      return 1;
    }
  }
  return playOn(session, false);
}

async function finish(wish: CampaignWish, campaign: Campaign, keyboard: Keyboard): Promise<ExitCode> {
  const kept = await keep(wish.file, saveCampaign(campaign), keyboard);
  if (!kept) return 1;
  const { file, isChosen } = kept;
  if (isChosen) await rm(besides(wish.file), { force: true });
  announce(
    isOver(campaign) ? say('campaign.isIn', { file }) : say('play.goOn', { command: `sightline campaign ${file}` }),
  );
  return isChosen ? 0 : 1;
}

/** DK-GAP-001: the campaign of a file; a new one where there is no file. */
async function keptCampaign({ file, switches }: CampaignWish): Promise<Result<Campaign>> {
  if (!existsSync(file)) {
    const campaign = newCampaign(undefined, { switches });
    const saved = await writeWhole(file, saveCampaign(campaign));
    if (!saved.ok) return saved;
    print(say('campaign.begins', { file }));
    return success(campaign);
  }
  const text = await readText(file);
  if (!text.ok) return text;
  const read = loadCampaign(text.value);
  return read.ok ? success(read.value) : failure(fileProblemWords(file, read.problem));
}

/** What somebody is in the middle of, or the mission that lies ahead; null where nobody is left to go. */
async function goingOf(wish: CampaignWish, campaign: Campaign): Promise<Result<Going | null>> {
  const path = besides(wish.file);
  if (existsSync(path)) {
    const text = await readText(path);
    if (!text.ok) return text;
    const read = await openUnfinished(text.value);
    return read.ok ? success(read.value) : failure(fileProblemWords(path, read.problem));
  }
  if (isOver(campaign)) return success(null);
  return success(openMission(campaign, playersOf(wish), secretOf(wish, 'mission')));
}

/** Between missions every bot decides at random. */
function deciderOf({ seats }: CampaignWish): Player {
  const named = playerNamed(seats.get('team')) ?? PERSON;
  return named.kind === 'bot' ? { kind: 'bot', bot: 'random' } : named;
}

/** A seed makes the dice of a mission repeatable and those of its debriefing, but not the same. */
function secretOf({ seed }: CampaignWish, when: string): string {
  return seed === undefined ? newSeed() : `${seed} ${when}`;
}
