import type { NotKept } from '@sightline/desk';
import {
  AUDIENCE,
  type FileProblem,
  type Match,
  nowOf,
  type Report,
  readReport,
  save,
  type ToldLine,
} from '@sightline/kernel';
import { openGame } from '@sightline/shelf';
import type { Game } from '../games/game.ts';
import { gameUnder } from '../games/index.ts';
import { shelf } from '../games/systems.ts';
import { TakenOver } from '../store/database.ts';
import { getGame, putGame, type SavedGame } from '../store/games.ts';
import { called } from '../words/index.ts';
import { askedIn } from './asked.ts';

/** A match with the rules that it is played by, and what was told in it. */
export interface KeptMatch {
  readonly game: Game;
  readonly match: Match;
  readonly told: readonly ToldLine[];
}

export function keep(id: string, { game, match, told }: KeptMatch): Promise<void> {
  const { system } = game;
  const view = system.view(nowOf(match), AUDIENCE);
  return putGame({
    id,
    system: match.system,
    scenario: match.setup.scenario,
    title: game.titleOf?.(view) ?? scenarioTitle(system, match.setup.scenario),
    progress: game.progress(view),
    asked: askedIn(game, match),
    outcome: match.outcome && system.words.outcome(match.outcome),
    savedAt: Date.now(),
    text: save(match, told),
  });
}

function scenarioTitle({ scenarios }: Game['system'], id: string): string {
  return called(scenarios.find(scenario => scenario.id === id)?.title ?? id);
}

/** What a table hears of a browser that does not keep its match. */
export function whyNotKept(kept: Promise<void>): Promise<NotKept | null> {
  return kept.then(
    () => null,
    (error: unknown) => ({ detail: String(error), isElsewhere: error instanceof TakenOver }),
  );
}

export type Fetched =
  | ({ readonly ok: true } & KeptMatch)
  | { readonly ok: false; readonly why: 'missing' }
  /** Where no rules can run there may still be a report to read. */
  | {
      readonly ok: false;
      readonly why: 'unreadable';
      readonly problem: FileProblem;
      readonly report: Report | null;
      /** As it is kept. */
      readonly text: string;
    };

export async function fetchMatch(id: string): Promise<Fetched> {
  const saved = await getGame(id);
  if (!saved) return { ok: false, why: 'missing' };
  const { text } = saved;
  const read = await readKept(text);
  if (read.ok) return read;
  const report = readReport(text);
  return { ok: false, why: 'unreadable', problem: read.problem, report: report.ok ? report.value : null, text };
}

/** A match out of what this browser has kept, by the rules that it was begun under. */
async function readKept(
  text: string,
): Promise<Extract<Fetched, { ok: true }> | { readonly ok: false; readonly problem: FileProblem }> {
  const opened = await openGame(text, shelf, 'own store');
  if (!opened.ok) return opened;
  const { edition, match, told } = opened.value;
  return { ok: true, game: await gameUnder(edition), match, told };
}

export interface Glance {
  readonly game: Game;
  readonly view: unknown;
}

/** What the audience sees of a kept game; null where it cannot be read. */
export async function glanceAt({ text }: SavedGame): Promise<Glance | null> {
  const read = await readKept(text);
  return read.ok ? { game: read.game, view: read.game.system.view(nowOf(read.match), AUDIENCE) } : null;
}
