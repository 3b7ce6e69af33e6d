import { PERSON, type Player, type Seat } from '@sightline/kernel';
import type { Opened } from './entry.ts';
import { type Game, seatsOf } from './game.ts';
import { botFor } from './give-up.ts';

/** The same game once more, everybody one seat further on; the invitation holds for it too. */
export function rematchOf(game: Game, fresh: () => string): Opened {
  const { match, system, host, terms, invite } = game;
  const seats = seatsOf(game);
  const before = (seat: Seat): Seat => seats[(seats.indexOf(seat) + 1) % seats.length]!;
  const playerAt = (seat: Seat): Player => {
    const { holders } = game.seats[before(seat)]!;
    if (holders.length > 0) return PERSON;
    return { kind: 'bot', bot: botFor(Object.keys(system.bots), seat) };
  };
  const { scenario, switches, details } = match.setup;
  return {
    do: 'opened',
    system: match.system,
    edition: match.edition,
    inWork: match.inWork === true,
    scenario,
    switches,
    ...(details === undefined ? {} : { details }),
    players: Object.fromEntries(seats.map(seat => [seat, playerAt(seat)])),
    holders: Object.fromEntries(seats.map(seat => [seat, game.seats[before(seat)]!.holders])),
    host,
    terms,
    invite,
    secret: fresh(),
  };
}
