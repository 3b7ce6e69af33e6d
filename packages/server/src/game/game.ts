import type { AnySystem, Match, Player, Seat } from '@sightline/kernel';
import type { Ending, PersonId, PlayTerms, Proposal, SeatHeld, Sitting, Stage } from '@sightline/protocol';
import type { Clocks } from './clocks.ts';

/** A match that is played online, as its log has made it: the match itself, and who sits at it on what terms. */
export interface Game {
  readonly id: string;
  readonly system: AnySystem;
  match: Match;
  readonly host: PersonId;
  readonly invite: string;
  readonly terms: PlayTerms;
  readonly from: Sitting['from'];
  readonly opened: number;
  stage: Stage;
  /** While the dice are stirred: what is waited for, and until when. */
  stirring: { readonly part: 'commit' | 'reveal'; readonly until: number } | null;
  seats: Readonly<Record<Seat, HeldSeat>>;
  clocks: Clocks | null;
  proposals: readonly Proposal[];
  takenBack: Sitting['takenBack'];
  ending: Ending | null;
  rematch: string | null;
  /** When it was last changed. */
  at: number;
}

export type HeldSeat = Omit<SeatHeld, 'player'>;

export const FREE: HeldSeat = { holders: [], figures: {}, isOut: false };

export function seatsOf(game: Pick<Game, 'match'>): readonly Seat[] {
  return Object.keys(game.match.players);
}

export function playerOf({ match }: Pick<Game, 'match'>, seat: Seat): Player {
  return match.players[seat]!;
}

/** The seats that persons play and hold: whoever has something to agree to. */
export function personSeats(game: Game): readonly Seat[] {
  return seatsOf(game).filter(seat => playerOf(game, seat).kind === 'person' && game.seats[seat]!.holders.length > 0);
}

/** All whose game it is. */
export function peopleOf(game: Game): readonly PersonId[] {
  return [...new Set([game.host, ...Object.values(game.seats).flatMap(({ holders }) => holders)])];
}
