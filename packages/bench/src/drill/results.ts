import { hash } from '@sightline/kernel';
import type { Played } from './played.ts';

/** What is compared of two sides' games: each is a number per game, so that its mean can be told with its error. */
const FIGURES = {
  'moves a game': ({ moves }: Played) => moves,
  'red wins': ({ outcome }: Played) => Number(outcome.winners[0] === 'red'),
  'blue wins': ({ outcome }: Played) => Number(outcome.winners[0] === 'blue'),
  draws: ({ outcome }: Played) => Number(outcome.winners.length === 0),
  'ended by the round limit': ({ outcome }: Played) => Number(outcome.reason === 'roundLimit'),
} as const;

type Figure = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as Figure[];

/** The results of many games, added up. */
export interface Results {
  games: number;
  readonly sums: Record<Figure, number>;
  readonly squares: Record<Figure, number>;
}

export function noResults(): Results {
  const zeros = (): Record<Figure, number> =>
    Object.fromEntries(NAMES.map(name => [name, 0])) as Record<Figure, number>;
  return { games: 0, sums: zeros(), squares: zeros() };
}

export function add(results: Results, played: Played): void {
  results.games++;
  for (const name of NAMES) {
    const value = FIGURES[name](played);
    results.sums[name] += value;
    results.squares[name] += value * value;
  }
}

export function sentence({ games, sums }: Results): string {
  const mean = (name: Figure): number => sums[name] / games;
  const shares = NAMES.slice(1).map(name => `${name} ${(100 * mean(name)).toFixed(1)} %`);
  return `${games} games, ${mean('moves a game').toFixed(0)} moves each: ${shares.join(', ')}`;
}

/** Chance alone parts two means by more than five standard errors in one run of a million. */
const TOLERANCE = 5;

/** Where two sides' games differ more than by chance. */
export function differences(ours: Results, theirs: Results): string[] {
  return NAMES.flatMap(name => {
    const [a, b] = [ours.sums[name] / ours.games, theirs.sums[name] / theirs.games];
    const games = ours.games + theirs.games;
    const mean = (ours.sums[name] + theirs.sums[name]) / games;
    const variance = (ours.squares[name] + theirs.squares[name]) / games - mean * mean;
    const error = Math.sqrt(variance * (1 / ours.games + 1 / theirs.games));
    return Math.abs(a - b) > TOLERANCE * error ? [`${name}: ${a.toFixed(3)} and ${b.toFixed(3)}`] : [];
  });
}

/** A fingerprint of how games went: who stands where with what health, who won and why, and after how many moves. */
export function checksum(games: readonly Played[]): string {
  return hash(
    games.map(({ outcome, moves, table }) => ({
      winners: outcome.winners,
      reason: outcome.reason,
      moves,
      units: table.units.map(({ at, health }) => [at, health]),
    })),
  );
}
