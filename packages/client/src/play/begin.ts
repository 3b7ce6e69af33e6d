import { branchOff } from '@sightline/desk';
import {
  advance,
  bad,
  create,
  type FileProblem,
  type Match,
  type MatchOptions,
  type Player,
  type Read,
  type Seat,
  type System,
  stir,
  toldIn,
  whyNotCreate,
} from '@sightline/kernel';
import { openGame } from '@sightline/shelf';
import type { Game } from '../games/game.ts';
import { gameUnder, loadGame } from '../games/index.ts';
import { shelf } from '../games/systems.ts';
import { machinesOf, swapped } from './next-game.ts';
import { fetchMatch, type KeptMatch, keep } from './saving.ts';
import { newId, newSecret } from './secret.ts';

/** How a game begins: what the rooms say of it, without holding one. */
export type Beginning =
  | {
      readonly kind: 'new';
      readonly system: string;
      readonly options: NewOptions;
      readonly secret?: string | undefined;
      /** What the persons at this screen stir the dice with (HS-DICE-003). */
      readonly stirs?: Readonly<Record<Seat, string>>;
    }
  /** A kept game once more, with other dice. */
  | { readonly kind: 'rematch'; readonly of: string; readonly isSwapped?: boolean }
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

export function begin(beginning: Beginning): Promise<Begun> {
  return keptAs(newId(), matchOf(beginning));
}

/** A file from outside, kept under an id of its own: the same file is kept once. */
export function keepFile(id: string, text: string): Promise<Begun> {
  return keptAs(id, readFile(text));
}

async function keptAs(id: string, reading: Promise<Read<KeptMatch>>): Promise<Begun> {
  const read = await reading;
  if (!read.ok) return read;
  await keep(id, read.value);
  return { ok: true, id, isOver: read.value.match.outcome !== null };
}

async function matchOf(beginning: Beginning): Promise<Read<KeptMatch>> {
  switch (beginning.kind) {
    case 'new': {
      const game = await loadGame(beginning.system);
      const { options, secret, stirs } = beginning;
      return { ok: true, value: begunBy(game, newMatch(game.system, options, secret, stirs)) };
    }
    case 'rematch': {
      const { game, match } = await keptMatch(beginning.of);
      const { setup, freeUndo, dice } = match;
      const players = beginning.isSwapped ? swapped(game.system, match.players) : match.players;
      const machine = beginning.isSwapped ? machinesOf(players) : dice.machine;
      const options = { ...setup, players, freeUndo, dice: dice.kind, machine };
      // A new game is played by the newest rules, unless they no longer know what was chosen.
      const newest = await loadGame(match.system);
      const rules = whyNotCreate(newest.system, { ...options, secret: '' }).length === 0 ? newest : game;
      return { ok: true, value: begunBy(rules, newMatch(rules.system, options)) };
    }
    case 'branch': {
      const { game, match } = await keptMatch(beginning.of);
      const secret = beginning.luck === 'fresh' ? newSecret() : undefined;
      const branched = branchOff(game, match, beginning.inputs, beginning.players, secret);
      return { ok: true, value: begunBy(game, branched) };
    }
    case 'file':
      return readFile(beginning.text);
    default:
      return beginning satisfies never;
  }
}

const begunBy = (game: Game, match: Match): KeptMatch => ({ game, match, told: toldIn(game.system, match) });

/** A new match, run to its first question. */
export function newMatch(
  system: System,
  options: NewOptions,
  secret = newSecret(),
  stirs: Readonly<Record<Seat, string>> = {},
): Match {
  const match = create(system, { ...options, secret });
  const [refusal] = stir(match, stirs);
  if (refusal) throw new Error(`newMatch: ${refusal.code} (${refusal.rule})`);
  advance(system, match, { inline: false });
  return match;
}

async function keptMatch(id: string): Promise<Extract<Awaited<ReturnType<typeof fetchMatch>>, { ok: true }>> {
  const fetched = await fetchMatch(id);
  if (!fetched.ok) throw new Error(`expected the game ${id} to be kept and readable`);
  return fetched;
}

/** By the rules that it was begun under, whichever edition they are. */
async function readFile(text: string): Promise<Read<KeptMatch>> {
  const opened = await openGame(text, shelf);
  if (!opened.ok) return opened;
  const { edition, system, match, told } = opened.value;
  // What is played between two missions belongs to a campaign, which has files of its own.
  if (system !== edition.system)
    return bad('foreign', `${system.id} is played within a campaign, at no table of its own`);
  return { ok: true, value: { game: await gameUnder(edition), match, told } };
}
