import { type Desks, type GameFile, type LocalDesks, openLocal, type Rulebook } from '@sightline/desk';
import {
  type AnySystem,
  create,
  handOver,
  hashMatch,
  type Match,
  type MatchOptions,
  type Seat,
  stir,
} from '@sightline/kernel';
import { readMatch } from './files.ts';
import { failure, type Result, success } from './result.ts';
import { playerNamed, strangeSeat } from './setup.ts';
import { say } from './words/index.ts';
import { refusalWords } from './words/refusals.ts';

// The one place that holds a match while it is played; everybody else in this program sits at its desks.

/** A game of this program: its desks, and the file it can always be had from. */
export interface OpenGame extends Desks {
  takeDown(): Promise<GameFile>;
  /** Two games of one fingerprint go on alike. */
  fingerprint(): string;
}

/** A new match, its dice stirred with what those at the keyboard have typed (HS-DICE-003). */
export function openNew(rules: Rulebook, options: MatchOptions, stirs: Readonly<Record<Seat, string>> = {}): OpenGame {
  const match = create(rules.system, options);
  const [refusal] = stir(match, stirs);
  if (refusal) throw new Error(`openNew: ${refusal.code} (${refusal.rule})`);
  return gameOf(openLocal(rules, match));
}

/** A saved match of that system, with some of its seats given to others (HS-SETUP-003). */
export async function openSaved(
  path: string,
  wanted: string,
  named: ReadonlyMap<Seat, string>,
): Promise<Result<OpenGame>> {
  const file = await readMatch(path);
  if (!file.ok) return file;
  const { system, match, edition } = file.value;
  if (system.id !== wanted) return failure(say('play.otherSystem', { file: path, system: system.id, wanted }));
  const problem = changeHands(system, match, named);
  if (problem) return failure(problem);
  return success(gameOf(openLocal({ system, board: edition.board }, match)));
}

/** Before anybody is asked: whoever gets a seat answers what it is being asked. */
function changeHands(system: AnySystem, match: Match, named: ReadonlyMap<Seat, string>): string | null {
  const strange = strangeSeat(named, Object.keys(match.players));
  if (strange) return strange;
  for (const [seat, name] of named) {
    const refusals = handOver(system, match, seat, playerNamed(name)!);
    if (refusals.length > 0) return refusalWords(system, refusals);
  }
  return null;
}

export function gameOf(desks: LocalDesks): OpenGame {
  return { ...desks, fingerprint: () => hashMatch(desks.match()) };
}
