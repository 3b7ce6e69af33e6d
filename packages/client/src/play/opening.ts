import { type Desks, type GameFile, gameFile, openLocal, openReplay, type Replay } from '@sightline/desk';
import type { Match } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import { preferences } from '../store/preferences.ts';
import { say } from '../words/index.ts';
import { restFor } from './rest.ts';
import { type Fetched, fetchMatch, keep, whyNotKept } from './saving.ts';
import { countOdds, think } from './thinker.ts';

// Where kept games are opened: a match stays behind these doors, and the rooms get desks.

/** What came of opening a kept game. */
export type Opened<O> =
  | { readonly ok: true; readonly opened: O; close(): void }
  | { readonly ok: false; readonly why: string };

export interface AtTable {
  readonly game: Game;
  readonly desks: Desks;
}

export interface Screening {
  readonly game: Game;
  readonly replay: Replay;
}

/** A kept game to sit down to. */
export async function openTable(id: string): Promise<Opened<AtTable>> {
  const fetched = await fetchMatch(id);
  if (!fetched.ok) return closed(fetched);
  const { game, match } = fetched;
  const desks = desksOf(game, match, next => keep(id, next));
  return { ok: true, opened: { game, desks }, close: desks.close };
}

/** A kept game to look at, moment by moment. */
export async function openScreening(id: string): Promise<Opened<Screening>> {
  const fetched = await fetchMatch(id);
  if (!fetched.ok) return closed(fetched);
  const { game, match } = fetched;
  return { ok: true, opened: { game, replay: openReplay({ system: game.system }, match) }, close: () => {} };
}

/** A kept game as a file; null where it cannot be read. */
export async function fetchFile(id: string): Promise<GameFile | null> {
  const fetched = await fetchMatch(id);
  return fetched.ok ? gameFile({ system: fetched.game.system }, fetched.match) : null;
}

/** Each move is kept before it is shown; bots think and odds are counted in workers. */
export function desksOf(
  { system }: Pick<Game, 'system'>,
  match: Match,
  keepMatch: (next: Match) => Promise<void>,
): Desks {
  return openLocal({ system }, match, {
    keep: next => whyNotKept(keepMatch(next)),
    countOdds: (view, seat, question, answer) => countOdds(system.id, view, seat, question, answer),
    machine: {
      think,
      isHurried: () => preferences().speed === 'instant',
      rest: () => restFor(preferences().speed),
    },
  });
}

function closed(fetched: Extract<Fetched, { ok: false }>): { readonly ok: false; readonly why: string } {
  const why = fetched.why === 'missing' ? say('table.missing') : `${say('table.unreadable')} ${fetched.detail}`;
  return { ok: false, why };
}
