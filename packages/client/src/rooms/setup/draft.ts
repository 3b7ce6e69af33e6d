import { countPersons, type MatchOptions, type Player, type Seat, type SwitchValue } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';

/** A match that is being set up. */
export interface Draft {
  readonly scenario: string;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly switches: Readonly<Record<string, SwitchValue>>;
  readonly dice: 'seeded' | 'entered';
  readonly seed: string;
  readonly freeUndo: boolean;
}

/** Where the set-up starts: the game's own first match with every rule at its default. */
export function draftOf({ system, playNow }: Game, scenario = playNow.scenario): Draft {
  const seats = system.scenarios.find(({ id }) => id === scenario)?.seats ?? [];
  const players = Object.fromEntries(
    seats.map((seat): [Seat, Player] => [seat, playNow.players?.[seat] ?? { kind: 'person' }]),
  );
  const switches = Object.fromEntries(system.switches.map(({ id, values }) => [id, values[0]]));
  return { scenario, players, switches, dice: 'seeded', seed: '', freeUndo: false };
}

/** Bots have no hands: where dice are entered, the machine rolls theirs. */
export function optionsOf({ scenario, players, switches, dice, freeUndo }: Draft): Omit<MatchOptions, 'secret'> {
  const machine = Object.keys(players).filter(seat => players[seat]!.kind === 'bot');
  return { scenario, players, switches, dice, machine, freeUndo: freeUndo && isSolo({ players }) };
}

export function isSolo({ players }: Pick<Draft, 'players'>): boolean {
  return countPersons(players) === 1;
}
