import { type Match, openQuestions, type Seat } from '@sightline/kernel';
import type { Clock, Pace } from '@sightline/protocol';

interface Preset {
  /** What a seat begins with, what each answer adds, and the most it can have, in ms. */
  readonly bank: number;
  readonly refill: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** No bank ever holds more than it began with. */
const PRESETS: Readonly<Record<Pace, Preset | null>> = {
  live: { bank: 10 * MINUTE, refill: MINUTE / 3 },
  day: { bank: DAY, refill: DAY },
  threeDays: { bank: 3 * DAY, refill: 3 * DAY },
  none: null,
};

export type Clocks = Readonly<Record<Seat, Clock>>;

export function newClocks(pace: Pace, seats: readonly Seat[]): Clocks | null {
  const preset = PRESETS[pace];
  return preset && Object.fromEntries(seats.map(seat => [seat, { left: preset.bank, since: null }]));
}

/** The clocks when those seats are asked at that moment; the seat that has just answered gets its refill. */
export function movedClocks(
  pace: Pace,
  clocks: Clocks,
  asked: ReadonlySet<Seat>,
  answered: Seat | null,
  at: number,
): Clocks {
  const { bank, refill } = PRESETS[pace]!;
  const moved: Record<Seat, Clock> = {};
  for (const [seat, clock] of Object.entries(clocks)) {
    const { left, since } = clock;
    const goesOn = since !== null && asked.has(seat) && seat !== answered;
    if (goesOn || (since === null && !asked.has(seat))) {
      moved[seat] = clock;
      continue;
    }
    const rest = since === null ? left : Math.max(0, left - (at - since));
    moved[seat] = {
      left: seat === answered ? Math.min(bank, rest + refill) : rest,
      since: asked.has(seat) ? at : null,
    };
  }
  return moved;
}

/** The persons' seats whose clocks run. */
export function askedPersons(match: Match): ReadonlySet<Seat> {
  const asked = openQuestions(match).map(({ seat }) => seat);
  return new Set(asked.filter(seat => match.players[seat]?.kind === 'person'));
}

/** When the first of them is empty, if nobody does anything; null when none runs. */
export function emptyAt(clocks: Clocks | null): number | null {
  const ends = Object.values(clocks ?? {}).flatMap(({ left, since }) => (since === null ? [] : [since + left]));
  return ends.length === 0 ? null : Math.min(...ends);
}

export function isEmpty({ left, since }: Clock, now: number): boolean {
  return since !== null && now >= since + left;
}
