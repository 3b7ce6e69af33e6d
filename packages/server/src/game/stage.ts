import { advance, type Hands } from '@sightline/kernel';
import { type Game, personSeats, playerOf, seatsOf } from './game.ts';

/** How long it may take every seat to commit itself to its part of the dice, and then to reveal it. Pages do it at once. */
const STIR_MS = 3_000;

/** A match goes from one stage to the next by itself, as soon as nothing is waited for any more. */
export function settle(game: Game, hands: Hands, at: number): void {
  if (game.stage === 'gathering' && isFull(game)) {
    game.stage = 'stirring';
    game.stirring = { part: 'commit', until: at + STIR_MS };
    // The dice of a game from elsewhere have fallen already, and nobody can stir those.
    if (game.from === 'file') game.stirring = null;
  }
  if (game.stirring?.part === 'commit' && isCommitted(game)) game.stirring = { part: 'reveal', until: at + STIR_MS };
  if (game.stirring?.part === 'reveal' && isRevealed(game)) game.stirring = null;
  if (game.stage === 'stirring' && game.stirring === null) {
    game.stage = 'playing';
    advance(game.system, game.match, hands);
  }
  if (game.stage === 'playing' && game.match.outcome !== null) {
    game.stage = 'over';
    game.ending = { kind: 'played' };
    game.proposals = [];
  }
}

/** Nobody waits any longer for those who have not stirred. */
export function hurry(game: Game, at: number): void {
  const { stirring } = game;
  if (stirring === null) return;
  const hasCommitted = game.match.dice.provenance.stirs.length > 0;
  game.stirring = stirring.part === 'commit' && hasCommitted ? { part: 'reveal', until: at + STIR_MS } : null;
}

function isFull(game: Game): boolean {
  return seatsOf(game).every(seat => playerOf(game, seat).kind === 'bot' || game.seats[seat]!.holders.length > 0);
}

function isCommitted(game: Game): boolean {
  const { stirs } = game.match.dice.provenance;
  return personSeats(game).every(seat => stirs.some(stir => stir.seat === seat));
}

function isRevealed(game: Game): boolean {
  return game.match.dice.provenance.stirs.every(({ entropy }) => entropy !== null);
}
