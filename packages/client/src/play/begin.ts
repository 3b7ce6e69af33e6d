import { branchOff } from '@sightline/desk';
import {
  advance,
  create,
  type FileProblem,
  load,
  loadReplay,
  type Match,
  type MatchOptions,
  type Player,
  playReplay,
  REPLAY_KIND,
  type Read,
  type Seat,
  type System,
} from '@sightline/kernel';
import { loadAllGames, loadGame } from '../games/index.ts';
import { fetchMatch, keep, newId, newSecret } from './saving.ts';

/** How a game begins: what the rooms say of it, without holding one. */
export type Beginning =
  | {
      readonly kind: 'new';
      readonly system: string;
      readonly options: NewOptions;
      readonly secret?: string | undefined;
    }
  /** A kept game once more, with other dice. */
  | { readonly kind: 'rematch'; readonly of: string }
  /** What if? A kept game goes on from after some of its inputs. */
  | {
      readonly kind: 'branch';
      readonly of: string;
      readonly inputs: number;
      readonly players: Readonly<Record<Seat, Player>>;
      readonly luck: 'same' | 'fresh';
    }
  /** A saved game or a replay from outside; a replay is played to where it ends. */
  | { readonly kind: 'file'; readonly text: string };

export type NewOptions = Omit<MatchOptions, 'secret'>;

/** A game that has begun and is kept, or the file that was not taken. */
export type Begun =
  | { readonly ok: true; readonly id: string; readonly isOver: boolean }
  | { readonly ok: false; readonly problem: FileProblem };

export async function begin(beginning: Beginning): Promise<Begun> {
  const read = await matchOf(beginning);
  if (!read.ok) return read;
  const id = newId();
  await keep(id, read.value);
  return { ok: true, id, isOver: read.value.outcome !== null };
}

async function matchOf(beginning: Beginning): Promise<Read<Match>> {
  switch (beginning.kind) {
    case 'new': {
      const { system } = await loadGame(beginning.system);
      return { ok: true, value: newMatch(system, beginning.options, beginning.secret) };
    }
    case 'rematch': {
      const { game, match } = await keptMatch(beginning.of);
      const { setup, players, freeUndo, dice } = match;
      const options = { ...setup, players, freeUndo, dice: dice.kind, machine: dice.machine };
      return { ok: true, value: newMatch(game.system, options) };
    }
    case 'branch': {
      const { game, match } = await keptMatch(beginning.of);
      const secret = beginning.luck === 'fresh' ? newSecret() : undefined;
      return { ok: true, value: branchOff(game, match, beginning.inputs, beginning.players, secret) };
    }
    case 'file':
      return readFile(beginning.text);
    default:
      return beginning satisfies never;
  }
}

/** A new match, run to its first question. */
export function newMatch(system: System, options: NewOptions, secret = newSecret()): Match {
  const match = create(system, { ...options, secret });
  advance(system, match, { inline: false });
  return match;
}

async function keptMatch(id: string): Promise<Extract<Awaited<ReturnType<typeof fetchMatch>>, { ok: true }>> {
  const fetched = await fetchMatch(id);
  if (!fetched.ok) throw new Error(`expected the game ${id} to be kept and readable`);
  return fetched;
}

async function readFile(text: string): Promise<Read<Match>> {
  const systems = (await loadAllGames()).map(({ system }) => system);
  if (text.includes(`"${REPLAY_KIND}"`)) {
    const read = loadReplay(text, systems);
    return read.ok ? { ok: true, value: playReplay(read.value.system, read.value.replay) } : read;
  }
  const read = load(text, systems);
  return read.ok ? { ok: true, value: read.value.match } : read;
}
