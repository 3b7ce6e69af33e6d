import { type Hands, handOver, type Seat } from '@sightline/kernel';
import { type Game, seatsOf } from './game.ts';

/** A seat gives up, or has run out of time. Where several are left, a bot plays on for it; with one left the game is over. */
export function giveUp(game: Game, seat: Seat, how: 'conceded' | 'ranOut', hands: Hands): void {
  const { system, match } = game;
  game.seats = { ...game.seats, [seat]: { ...game.seats[seat]!, isOut: true } };
  const left = seatsOf(game).filter(other => !game.seats[other]!.isOut);
  const isPlayed = left.some(other => match.players[other]!.kind === 'person');
  if (left.length > 1 && isPlayed) {
    handOver(system, match, seat, { kind: 'bot', bot: botFor(Object.keys(system.bots), seat) }, hands);
    return;
  }
  game.stage = 'over';
  game.ending = { kind: how, seats: seatsOf(game).filter(other => game.seats[other]!.isOut) };
  game.proposals = [];
}

/** The bot that stands in for somebody: the one named after the seat, or else the best, which is listed before the random. */
export function botFor(bots: readonly string[], seat: Seat): string {
  const bot = bots.find(name => name === seat) ?? bots.find(name => name !== 'random') ?? bots[0];
  if (bot === undefined) throw new Error('a game without a bot');
  return bot;
}
