import type { Drill } from '@sightline/drill';
import { type Chance, chancesOf, counter, D6, type Outcome, type Seed } from '@sightline/kernel';

/** A game that has ended. A move is one answered question. */
export interface Played {
  readonly outcome: Outcome;
  readonly moves: number;
  readonly table: Drill;
}

/** All the luck of one game: what is chosen among n options, and the D6s of the game one after another. */
export interface Luck {
  readonly chance: Chance;
  readonly die: () => number;
}

/** Plays the drill without interruptions, answering at random. */
export interface Player {
  play(game: number): Played;
  /** The luck that the game of this number has, for another to have it as well. */
  luck(game: number): Luck;
}

/** Four words are enough to tell the games apart. */
export const seedOfGame = (game: number): Seed => [0x6265, 0x6e63, 0x68, game];

/** Choices one after another, as random bots take them in a silent game. */
export function chanceOf(seed: Seed): Chance {
  const chances = chancesOf(seed);
  return n => chances.next(n);
}

export function dieOf(seed: Seed): () => number {
  const dice = counter(seed);
  let draws = 0;
  return () => D6.faces[dice.draw(draws++, D6.faces.length)]!;
}
