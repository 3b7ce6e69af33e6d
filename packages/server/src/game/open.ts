import { type AnySystem, allInputs, branch, create, load, type Match } from '@sightline/kernel';
import { newClocks } from './clocks.ts';
import type { Entry, Opened } from './entry.ts';
import { FREE, type Game } from './game.ts';
import { settle } from './stage.ts';

/** A game as its first entry says. */
export function opened(id: string, system: AnySystem, entry: Entry & Opened): Game {
  const match = matchOf(system, entry);
  const { host, invite, terms, holders, at } = entry;
  const seats = Object.keys(match.players);
  return {
    id,
    system,
    match,
    host,
    invite,
    terms,
    from: entry.file === undefined ? 'here' : 'file',
    opened: at,
    stage: 'gathering',
    stirring: null,
    seats: Object.fromEntries(seats.map(seat => [seat, { ...FREE, holders: holders[seat] ?? [] }])),
    clocks: newClocks(terms.pace, seats),
    proposals: [],
    takenBack: [],
    ending: null,
    rematch: null,
    at,
  };
}

/** What follows from opening it: a game whose seats are all taken begins at once. */
export function begun(game: Game, hands: Parameters<typeof settle>[1]): void {
  settle(game, hands, game.opened);
}

function matchOf(system: AnySystem, entry: Opened): Match {
  const { scenario, switches, details, players, secret, file } = entry;
  if (file === undefined)
    return create(system, { scenario, switches, players, secret, ...(details === undefined ? {} : { details }) });
  const read = load(JSON.stringify(file), [system], 'own store');
  if (!read.ok) throw new Error(`a game that was put online cannot be read any more: ${read.problem.detail}`);
  // Whoever held the truth may have looked at the dice to come.
  const match = branch(system, read.value.match, allInputs(read.value.match).length, secret);
  match.players = { ...match.players, ...players };
  return match;
}
