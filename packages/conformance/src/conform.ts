import type { Event, Scenario, Seat, SwitchValue, System } from '@sightline/kernel';
import type { Failure } from './failure.ts';
import { type Game, playGame } from './game.ts';

export interface ConformOptions {
  /**
   * How many seeds, counted from 0, or which. They are dealt out over the arrangements in turn; a number of them is
   * raised to one for each arrangement.
   */
  readonly seeds: number | readonly number[];
  /** All scenarios of the system, unless it says otherwise. */
  readonly scenarios?: readonly string[];
  /** Once with every switch on and once with every switch off, unless it says otherwise. */
  readonly switches?: readonly Readonly<Record<string, SwitchValue>>[];
  /** The bots that play beside the random one: all of the system, unless it says otherwise. */
  readonly bots?: readonly string[];
}

/** What is on the table before the dice: a scenario and its switches. */
export interface Arrangement {
  readonly name: string;
  readonly scenario: Scenario;
  readonly switches: Readonly<Record<string, SwitchValue>>;
}

export interface Conformance {
  readonly games: number;
  readonly pauses: number;
  /** The first failure; the seeds after it are not played. */
  readonly failure: Failure | null;
}

/** Plays a system from many seeds and says whether it keeps the promises that every system makes. */
export function conform<T, E extends Event, V>(system: System<T, E, V>, options: ConformOptions): Conformance {
  const arrangements = arrangementsOf(system, options);
  let games = 0;
  let pauses = 0;
  for (const seed of seedsOf(options, arrangements)) {
    const played = playGame(system, gameOf(system, options, arrangements, seed));
    games++;
    pauses += played.pauses;
    if (played.failure) return { games, pauses, failure: played.failure };
  }
  return { games, pauses, failure: null };
}

export function seedsOf({ seeds }: ConformOptions, arrangements: readonly Arrangement[]): readonly number[] {
  if (typeof seeds !== 'number') return seeds;
  return Array.from({ length: Math.max(seeds, arrangements.length) }, (_, seed) => seed);
}

export function arrangementsOf<T, E extends Event, V>(
  system: System<T, E, V>,
  options: Omit<ConformOptions, 'seeds'>,
): readonly Arrangement[] {
  const scenarios = system.scenarios.filter(({ id }) => options.scenarios?.includes(id) ?? true);
  const choices = options.switches?.map(switches => ({ name: Object.keys(switches).join(' '), switches }));
  return scenarios.flatMap(scenario =>
    (choices ?? onAndOff(system)).map(({ name, switches }) => ({
      name: `${scenario.id}, ${name}`,
      scenario,
      switches,
    })),
  );
}

/** A switch with more than two values is on at its last and off at its first, the default. */
function onAndOff<T, E extends Event, V>({ switches }: System<T, E, V>) {
  if (switches.length === 0) return [{ name: 'no switches', switches: {} }];
  const set = (pick: (values: readonly SwitchValue[]) => SwitchValue) =>
    Object.fromEntries(switches.map(({ id, values }) => [id, pick(values)]));
  return [
    { name: 'all switches on', switches: set(values => (values.includes(true) ? true : values.at(-1)!)) },
    { name: 'all switches off', switches: set(values => (values.includes(false) ? false : values[0]!)) },
  ];
}

/** A seed always means the same game: its arrangement, its luck and who sits where. */
function gameOf<T, E extends Event, V>(
  system: System<T, E, V>,
  options: ConformOptions,
  arrangements: readonly Arrangement[],
  seed: number,
): Game {
  const { scenario, switches } = arrangements[seed % arrangements.length]!;
  const bots = seated(scenario.seats, options.bots ?? Object.keys(system.bots), Math.floor(seed / arrangements.length));
  return { scenario: scenario.id, switches, seed, bots };
}

/** Every way to seat the bots comes up in turn: the round is read as a number with one digit for each seat. */
function seated(seats: readonly Seat[], named: readonly string[], round: number): Readonly<Record<Seat, string>> {
  const bots = ['random', ...named.filter(bot => bot !== 'random')];
  return Object.fromEntries(seats.map((seat, i) => [seat, bots[Math.floor(round / bots.length ** i) % bots.length]!]));
}
