import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type AnySystem, type MatchOptions, PERSON, type Player, type Seat } from '@sightline/kernel';
import { writeWhole } from '../files.ts';
import { failure, type Result, success } from '../result.ts';
import { say } from '../words/index.ts';
import { type BotProcess, startBot } from './bot-process.ts';
import { openDiary } from './diary.ts';
import { type DuelGame, playDuel } from './game.ts';

/** Who plays a seat: a bot of the system, or a program. */
export type Entrant =
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'program'; readonly words: readonly [string, ...string[]] };

export interface Series {
  readonly system: AnySystem;
  readonly options: MatchOptions;
  readonly entrants: Readonly<Record<Seat, Entrant>>;
  readonly limit: number;
  /** How many megabytes a program may take. */
  readonly memory: number;
  /** Where replays and the standard error of the bots are kept; without it the latter is passed through. */
  readonly folder: string | null;
}

/** Of the secret of one game, which its replay shows, nobody learns the secret of the next. */
export function secretOfGame(seed: string, game: number): string {
  return createHash('sha256').update(`${seed}#${game}`).digest('hex');
}

/** One game of a series. Every program is started afresh for it and ended after it. */
export async function playSeriesGame(series: Series, game: number): Promise<Result<DuelGame>> {
  const { system, options, entrants, limit, folder } = series;
  const processes = new Map<Seat, BotProcess>();
  try {
    const fault = await startAll(series, game, processes);
    if (fault) return failure(fault);
    const secret = secretOfGame(options.secret, game);
    const played = await playDuel(system, { ...options, players: playersOf(entrants), secret }, processes, limit);
    const written = folder === null ? null : await writeWhole(join(folder, `game-${game}.json`), played.replay);
    return written?.ok === false ? written : success(played);
  } finally {
    await Promise.all([...processes.values()].map(bot => bot.stop()));
  }
}

async function startAll(series: Series, game: number, started: Map<Seat, BotProcess>): Promise<string | null> {
  for (const [seat, entrant] of Object.entries(series.entrants)) {
    if (entrant.kind === 'bot') continue;
    const diary = openDiary(series.folder, seat, game);
    if (!diary.ok) return diary.problem;
    const bot = await startBot(entrant.words, series.memory, diary.value);
    if (!bot.ok) return say('bot.problem', { seat, problem: bot.problem });
    started.set(seat, bot.value);
  }
  return null;
}

function playersOf(entrants: Readonly<Record<Seat, Entrant>>): Record<Seat, Player> {
  const players = Object.entries(entrants).map(([seat, entrant]): [Seat, Player] => [
    seat,
    entrant.kind === 'bot' ? entrant : PERSON,
  ]);
  return Object.fromEntries(players);
}
