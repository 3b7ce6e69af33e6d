import type { Seat } from '@sightline/kernel';

/** What each seat had left after so many inputs. */
export interface Strength {
  readonly inputs: number;
  readonly of: Readonly<Record<Seat, number>>;
}

/** A moment at which a seat lost much at once. */
export interface TurningPoint {
  readonly inputs: number;
  readonly seat: Seat;
  readonly lost: number;
}

const MOST = 3;
/** A loss so small turns nothing. */
const LEAST = 2;
/** Losses so many inputs apart belong to one blow. */
const TOGETHER = 4;

/** The heaviest blows of a game, the heaviest first. */
export function turningPoints(strengths: readonly Strength[]): TurningPoint[] {
  const [start] = strengths;
  const seats = Object.keys(start?.of ?? {});
  const blows = strengths.flatMap(({ inputs, of }, i) => {
    const before = strengths[Math.max(0, i - TOGETHER)]!;
    return seats.map(seat => ({ inputs, seat, lost: (before.of[seat] ?? 0) - (of[seat] ?? 0) }));
  });
  const heaviest = blows.filter(({ lost }) => lost >= LEAST).sort((a, b) => b.lost - a.lost || a.inputs - b.inputs);
  const points: TurningPoint[] = [];
  for (const blow of heaviest) {
    const isSame = points.some(
      point => point.seat === blow.seat && Math.abs(point.inputs - blow.inputs) <= 2 * TOGETHER,
    );
    if (!isSame && points.length < MOST) points.push(blow);
  }
  return points;
}
