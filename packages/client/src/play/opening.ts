import { type Desks, type GameFile, gameFile, openLocal, openReplay, type Replay } from '@sightline/desk';
import type { Match, Report, ToldLine, Wanted } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import { preferences } from '../store/preferences.ts';
import { say } from '../words/index.ts';
import { problemText } from '../words/system.ts';
import { restUntilSeen } from './pace.ts';
import { type Fetched, fetchMatch, type KeptMatch, keep, whyNotKept } from './saving.ts';
import { advise, countOdds, foretell, think } from './thinker.ts';

// Where kept games are opened: a match stays behind these doors, and the rooms get desks.

/** What came of opening a kept game. */
export type Opened<O> = { readonly ok: true; readonly opened: O; close(): void } | Closed;

/** Why a kept game cannot be opened, and what was told in it as far as that can be read without its rules. */
interface Closed {
  readonly ok: false;
  readonly why: string;
  readonly report: Report | null;
}

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
  const { game } = fetched;
  const desks = desksOf(game, fetched, (match, told) => keep(id, { game, match, told }));
  return { ok: true, opened: { game, desks }, close: desks.close };
}

/** A kept game to look at, moment by moment. */
export async function openScreening(id: string): Promise<Opened<Screening>> {
  const fetched = await fetchMatch(id);
  if (!fetched.ok) return closed(fetched);
  const { game, match } = fetched;
  return { ok: true, opened: { game, replay: openReplay({ system: game.system }, match) }, close: () => {} };
}

/** A kept game as a file: one whose rules cannot be had here goes out as it is kept, for a program that has them. */
export async function fetchFile(id: string): Promise<GameFile | null> {
  const fetched = await fetchMatch(id);
  if (fetched.ok) return gameFile(fetched.game, fetched);
  return fetched.why === 'missing' ? null : { kind: 'game', text: fetched.text };
}

/** A kept game that goes on, as a file for another table, with who plays it; null where its rules cannot be had. */
export async function fetchGoingOn(
  id: string,
): Promise<{ readonly game: Game; readonly players: Match['players']; readonly text: string } | null> {
  const fetched = await fetchMatch(id);
  if (!fetched.ok) return null;
  return { game: fetched.game, players: fetched.match.players, text: gameFile(fetched.game, fetched).text };
}

/** Each move is kept before it is shown; bots think and odds are counted in workers. */
export function desksOf(
  { system }: Pick<Game, 'system'>,
  { match, told }: Pick<KeptMatch, 'match' | 'told'>,
  keepMatch: (next: Match, told: readonly ToldLine[]) => Promise<void>,
): Desks {
  const { edition, inWork = false } = match;
  const wanted: Wanted = { system: system.id, edition, inWork };
  return openLocal({ system }, match, {
    told,
    stills: true,
    keep: (next, since) => whyNotKept(keepMatch(next, since)),
    countOdds: (view, seat, question, answer) => countOdds(wanted, view, seat, question, answer),
    foretell: (view, viewer, figures) => foretell(wanted, view, viewer, figures),
    advise: (view, seat, question) => advise(wanted, view, seat, question),
    machine: {
      think,
      isHurried: () => preferences().speed === 'instant',
      rest: restUntilSeen,
    },
  });
}

function closed(fetched: Extract<Fetched, { ok: false }>): Closed {
  if (fetched.why === 'missing') return { ok: false, why: say('table.missing'), report: null };
  return { ok: false, why: problemText(fetched.problem), report: fetched.report };
}
