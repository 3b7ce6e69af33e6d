import type { RollLine } from '@sightline/kernel';

export interface SeatLuck {
  readonly seat: string;
  readonly dice: number;
  readonly average: number;
  readonly expected: number;
  /** One standard error of the average. */
  readonly error: number;
}

/** Faces of a plain die numbered from 1, by its name; other dice are left out of the account. */
function sidesOf(die: string): number | null {
  const sides = /^D(\d+)$/.exec(die)?.[1];
  return sides === undefined ? null : Number(sides);
}

export function luckOf(rolls: readonly RollLine[]): SeatLuck[] {
  const seats = new Map<string, { dice: number; sum: number; expected: number; variance: number }>();
  for (const { die, face, why } of rolls) {
    const sides = sidesOf(die);
    if (sides === null) continue;
    const seat = why.seat ?? '';
    const so = seats.get(seat) ?? { dice: 0, sum: 0, expected: 0, variance: 0 };
    seats.set(seat, {
      dice: so.dice + 1,
      sum: so.sum + face,
      expected: so.expected + (sides + 1) / 2,
      variance: so.variance + (sides * sides - 1) / 12,
    });
  }
  return [...seats].map(([seat, { dice, sum, expected, variance }]) => ({
    seat,
    dice,
    average: sum / dice,
    expected: expected / dice,
    error: Math.sqrt(variance) / dice,
  }));
}
