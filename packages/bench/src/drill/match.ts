import { type MatchOptions, type Player, parseSeed, type Seed, seedFrom } from '@sightline/kernel';
import { PLAIN } from './setup.ts';

/** A match without interruptions, with the same kind of player at both seats. */
export function matchOptions(game: number, player: Player): MatchOptions {
  return { ...PLAIN, secret: `bench ${game}`, players: { red: player, blue: player } };
}

export const seedOfMatch = (game: number): Seed => parseSeed(seedFrom(`bench ${game}`, []));
