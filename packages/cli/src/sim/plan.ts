import { type MatchOptions, type Player, type Seat, type SwitchValue, seedFrom } from '@sightline/kernel';

/** What is to be simulated: plain data, so that it can be handed to a worker. */
export interface Plan {
  readonly system: string;
  /** The edition of its rules; the newest, unless it says. */
  readonly edition?: number;
  readonly scenario: string;
  readonly switches: Readonly<Record<string, SwitchValue>>;
  /** The bot of each seat, by name. */
  readonly bots: Readonly<Record<Seat, string>>;
  readonly seed: string;
}

/** Games are counted from 1. Each has a secret of its own, so that its result does not depend on who played the games before it. */
export function secretOf(seed: string, game: number): string {
  return `${seed}#${game}`;
}

export function diceSeedOf(plan: Plan, game: number): string {
  return seedFrom(secretOf(plan.seed, game), []);
}

/** The same game as a match, with the same dice. */
export function matchOptionsOf({ scenario, switches, bots, seed }: Plan, game: number): MatchOptions {
  const players = Object.entries(bots).map(([seat, bot]): [Seat, Player] => [seat, { kind: 'bot', bot }]);
  return { scenario, switches, players: Object.fromEntries(players), secret: secretOf(seed, game) };
}
