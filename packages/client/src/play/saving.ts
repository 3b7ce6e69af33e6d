import type { NotKept } from '@sightline/desk';
import { AUDIENCE, load, type Match, nowOf, save } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import { isGame, loadGame } from '../games/index.ts';
import { TakenOver } from '../store/database.ts';
import { getGame, putGame, type SavedGame } from '../store/games.ts';

export function newId(): string {
  return newSecret().slice(0, 8);
}

/** A secret that nobody can guess, for the dice of a new match. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

export async function keep(id: string, match: Match): Promise<void> {
  await putGame(savedGame(await loadGame(match.system), id, match));
}

function savedGame({ system, progress }: Game, id: string, match: Match): SavedGame {
  return {
    id,
    system: match.system,
    scenario: match.setup.scenario,
    progress: progress(system.view(nowOf(match), AUDIENCE)),
    outcome: match.outcome && system.words.outcome(match.outcome),
    savedAt: Date.now(),
    text: save(match),
  };
}

/** What a table hears of a browser that does not keep its match. */
export function whyNotKept(kept: Promise<void>): Promise<NotKept | null> {
  return kept.then(
    () => null,
    (error: unknown) => ({ detail: String(error), isElsewhere: error instanceof TakenOver }),
  );
}

export type Fetched =
  | { readonly ok: true; readonly game: Game; readonly match: Match }
  | { readonly ok: false; readonly why: 'missing' }
  | { readonly ok: false; readonly why: 'unreadable'; readonly detail: string };

export async function fetchMatch(id: string): Promise<Fetched> {
  const saved = await getGame(id);
  if (!saved) return { ok: false, why: 'missing' };
  if (!isGame(saved.system)) return { ok: false, why: 'unreadable', detail: saved.system };
  const game = await loadGame(saved.system);
  const read = load(saved.text, [game.system], 'own store');
  return read.ok
    ? { ok: true, game, match: read.value.match }
    : { ok: false, why: 'unreadable', detail: read.problem.detail };
}

/** What the audience sees of a kept game; null where it cannot be read. */
export function glanceAt({ system }: Game, saved: SavedGame): unknown {
  const read = load(saved.text, [system], 'own store');
  return read.ok ? system.view(nowOf(read.value.match), AUDIENCE) : null;
}
