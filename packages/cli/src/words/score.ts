import type { Seat } from '@sightline/kernel';
import { type Score, wilson } from '../sim/score.ts';
import { decimal, say } from './index.ts';
import { percent, table } from './layout.ts';

/** The score of some games as numbers for other programs. */
export interface ScoreNumbers {
  readonly games: number;
  readonly seats: Readonly<Record<Seat, SeatNumbers>>;
  readonly draws: number;
  readonly meanSteps: number;
  readonly crashes: Score['crashes'];
}

interface SeatNumbers {
  readonly player: string;
  readonly wins: number;
  readonly rate: number;
  /** Wilson's 95% interval of the rate. */
  readonly low: number;
  readonly high: number;
}

/** Games that broke off have no result: rates are of those that ended. */
export function scoreNumbers(score: Score, players: Readonly<Record<Seat, string>>): ScoreNumbers {
  const ended = score.games - score.crashes.length;
  const seats = Object.entries(score.wins).map(([seat, wins]): [Seat, SeatNumbers] => [
    seat,
    { player: players[seat] ?? '', wins, rate: ended === 0 ? 0 : wins / ended, ...wilson(wins, ended) },
  ]);
  return {
    games: score.games,
    seats: Object.fromEntries(seats),
    draws: score.draws,
    meanSteps: ended === 0 ? 0 : score.steps / ended,
    crashes: score.crashes,
  };
}

/** How fast it went; of games that take longer than a second each, how long. */
export function speedWords(games: number, seconds: number): string {
  const speed = Math.round(games / seconds);
  return speed > 0
    ? say('score.speed', { games: speed })
    : say('score.slowness', { seconds: decimal(seconds / games, 1) });
}

export function scoreWords({ games, seats, draws, meanSteps, crashes }: ScoreNumbers): string[] {
  const rows = Object.entries(seats).map(([seat, { player, wins, rate, low, high }]) => [
    seat,
    player,
    String(wins),
    percent(rate),
    say('score.interval', { low: percent(low), high: percent(high) }),
  ]);
  return [
    ...table(
      (['seat', 'player', 'wins', 'rate', 'range'] as const).map(head => say(`score.${head}`)),
      rows,
    ),
    [
      say('score.games', { games }),
      say('score.draws', { draws }),
      say('score.crashes', { crashes }),
      say('score.steps', { steps: decimal(meanSteps, 1) }),
    ].join(', '),
  ];
}
