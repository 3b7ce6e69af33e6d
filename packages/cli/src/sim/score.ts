import type { Outcome, Seat } from '@sightline/kernel';

/** What came of some games. Whole numbers alone, so that scores add up to the same in any order. */
export interface Score {
  games: number;
  wins: Record<Seat, number>;
  draws: number;
  steps: number;
  crashes: Crash[];
}

export interface Crash {
  readonly game: number;
  readonly message: string;
}

export function noScore(seats: readonly Seat[]): Score {
  return { games: 0, wins: Object.fromEntries(seats.map(seat => [seat, 0])), draws: 0, steps: 0, crashes: [] };
}

export function count(score: Score, outcome: Outcome, steps: number): void {
  score.games++;
  score.steps += steps;
  if (outcome.winners.length === 0) score.draws++;
  for (const seat of outcome.winners) score.wins[seat] = (score.wins[seat] ?? 0) + 1;
}

export function addScore(total: Score, part: Score): void {
  total.games += part.games;
  total.draws += part.draws;
  total.steps += part.steps;
  for (const [seat, wins] of Object.entries(part.wins)) total.wins[seat] = (total.wins[seat] ?? 0) + wins;
  total.crashes.push(...part.crashes);
  total.crashes.sort((a, b) => a.game - b.game);
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** Wilson's 95% interval for a share: sound for few games and for shares near 0 and 1 as well. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const zz = (Z95 * Z95) / games;
  const middle = (share + zz / 2) / (1 + zz);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / games + zz / (4 * games))) / (1 + zz);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
