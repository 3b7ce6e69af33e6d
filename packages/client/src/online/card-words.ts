import { type Outcome, PERSON, type Seat } from '@sightline/kernel';
import type { GameCard, SeatCard } from '@sightline/protocol';
import type { Game } from '../games/game.ts';
import { called, list } from '../words/index.ts';
import { sayOnline } from '../words/online.ts';

/** What a scenario is called. */
export function scenarioName({ system }: Pick<Game, 'system'>, scenario: string): string {
  return called(system.scenarios.find(({ id }) => id === scenario)?.title ?? scenario);
}

/** Who plays a seat, in words. */
export function seatWords({ player, holders }: SeatCard): string {
  if (player.kind !== PERSON.kind) return sayOnline('online.bot', { bot: player.kind === 'bot' ? player.bot : '' });
  return holders.length === 0 ? sayOnline('online.free') : list(holders.map(({ name }) => nameOr(name)));
}

/** Somebody who has deleted himself has no name any more. */
export const nameOr = (name: string): string => name || sayOnline('online.nobody');

/** The seats of a game that somebody holds. */
export function seatsOf({ seats }: Pick<GameCard, 'seats'>, person: string | undefined): readonly Seat[] {
  return Object.keys(seats).filter(seat => seats[seat]!.holders.some(holder => holder.person === person));
}

export function outcomeWords({ system }: Pick<Game, 'system'>, outcome: Outcome | null): string {
  return outcome ? system.words.outcome(outcome) : sayOnline('online.over');
}
