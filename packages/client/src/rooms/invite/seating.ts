import type { Player, Seat } from '@sightline/kernel';
import type { PlayTerms } from '@sightline/protocol';

/** Who is to sit where: me, a bot, or whoever has the link. */
export type Seating = Readonly<Record<Seat, 'mine' | Player>>;

export const FREE: Player = { kind: 'person' };

/** The first person of a set-up is me, and every machine that the rulebook does not play gives way to somebody else. */
export function seatingOf(players: Readonly<Record<Seat, Player>>, ruledSeats: readonly Seat[] = []): Seating {
  const seats = Object.keys(players);
  const mine = seats.find(seat => players[seat]!.kind === 'person') ?? seats.find(seat => !ruledSeats.includes(seat));
  return Object.fromEntries(
    seats.map((seat): [Seat, 'mine' | Player] => {
      if (seat === mine) return [seat, 'mine'];
      return [seat, ruledSeats.includes(seat) ? players[seat]! : FREE];
    }),
  );
}

export const isMine = (seating: Seating): boolean => Object.values(seating).includes('mine');
export const hasFree = (seating: Seating): boolean =>
  Object.values(seating).some(held => held !== 'mine' && held.kind === 'person');

/** Live, without strangers, and whoever has the link may look on. */
export const USUAL_TERMS: PlayTerms = { pace: 'none', ranOut: 'claim', listed: false, watchers: 'anybody', delay: 0 };

export const DELAYS = [0, 60, 600] as const;
