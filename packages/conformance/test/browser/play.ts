import { drill } from '@sightline/drill';
import { duck } from '@sightline/duck';
import { dustup } from '@sightline/dustup';
import {
  type AnySystem,
  advance,
  counter,
  create,
  type Event,
  hash,
  hashMatch,
  logOf,
  type MatchOptions,
  oddsOfAnswer,
  type Player,
  parseSeed,
  type Seat,
  type System,
  seedOf,
} from '@sightline/kernel';
import { killzone } from '@sightline/killzone';

const SIDES = [3, 6, 10, 12, 100, 2 ** 31 + 1];

/** What a machine makes of some seeds: dice, whole matches, logs and odds. Every machine must make the same of them. */
export function playSeeds(seeds: number): readonly string[] {
  return Array.from({ length: seeds }, (_, seed) => [dice(seed), ...match(seed)].join(' '));
}

function dice(seed: number): string {
  const draws = counter(parseSeed(seedOf(seed)));
  return SIDES.map(sides => Array.from({ length: 10 }, (_, i) => draws.draw(i, sides)).join(',')).join(';');
}

function match(seed: number): string[] {
  const bot = (name: string) => ({ kind: 'bot', bot: name }) as const;
  const players = { red: bot('greedy'), blue: bot(seed % 2 === 0 ? 'random' : 'greedy') };
  const scenario = seed % 3 === 0 ? 'open' : 'walls';
  return [...played(drill, { scenario, players, secret: `browser ${seed}` }), odds(seed)];
}

/** A whole match between bots: where it ends, and what was told on the way. */
function played<T, E extends Event, V>(system: System<T, E, V>, options: MatchOptions): string[] {
  const match = create(system, options);
  advance(system, match);
  return [hashMatch(match), hash(logOf(system, match))];
}

/** Every scenario of the three games once, its seats dealt to the bots in turn. */
export function playScenarios(game: keyof typeof GAMES): readonly string[] {
  const system = GAMES[game];
  const bots = Object.keys(system.bots);
  return system.scenarios.map(({ id: scenario, seats }, n) => {
    const players = Object.fromEntries(
      seats.map((seat, i): [Seat, Player] => [seat, { kind: 'bot', bot: bots[(n + i) % bots.length]! }]),
    );
    return [scenario, ...played(system, { scenario, players, secret: `browser ${scenario}` })].join(' ');
  });
}

const GAMES = { duck, dustup, killzone } as unknown as Readonly<Record<'duck' | 'dustup' | 'killzone', AnySystem>>;
export const GAME_NAMES = Object.keys(GAMES) as readonly (keyof typeof GAMES)[];

/** The odds of a shot at five squares. */
function odds(seed: number): string {
  const opening = create(drill, { scenario: 'open', secret: `odds ${seed}`, switches: { mines: false } });
  opening.table.units[10]!.at = opening.table.units[0]!.at + 100;
  const question = { kind: 'shoot', rule: 'DR-SHOOT-005', unit: 0 } as const;
  const found = oddsOfAnswer(drill, opening, 'red', question, 10);
  return hash(found?.outcomes.map(({ outcome, chance }) => ({ outcome, chance })) ?? null);
}
