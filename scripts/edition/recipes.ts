import {
  type AnySystem,
  type Json,
  type MatchOptions,
  type Player,
  type Seat,
  type SwitchValue,
  whyNotCreate,
} from '@sightline/kernel';

/** A game of the archive: how it is set up, and what is kept of it. */
export interface Recipe {
  readonly name: string;
  readonly options: MatchOptions;
  /** A replay; the same after a branch with fresh dice; or a match that waits for a person, in the middle of a step or of envelopes. */
  readonly keep: 'replay' | 'branch' | 'waiting' | 'sealed';
}

/** Content of a player's own: a scenario, and the details of its setup. */
export interface OwnContent {
  readonly name: string;
  readonly scenario: string;
  readonly details: Json;
}

type Switches = Readonly<Record<string, SwitchValue>>;

/**
 * What an edition is to be remembered by: every scenario as it comes, all of them with the switches set otherwise, bots of
 * every kind at every seat, entered dice, a branch, matches that wait, and content of players' own.
 */
export function recipesOf(system: AnySystem, own: readonly OwnContent[]): readonly Recipe[] {
  const everywhere = system.scenarios.flatMap(({ id }, round): Recipe[] => [
    recipe(system, `${id}-as-it-comes`, id, {}, 2 * round),
    recipe(system, `${id}-switched`, id, switchedOf(system, id, round), 2 * round + 1),
  ]);
  const first = system.scenarios[0]!.id;
  const last = system.scenarios.at(-1)!.id;
  const ends = [...new Set([first, last])];
  const kept = (keep: Recipe['keep']): Recipe[] =>
    ends.map((id, round) => ({ ...recipe(system, `${id}-${keep}`, id, {}, round), keep }));
  return [
    ...everywhere,
    recipe(system, `${first}-entered-dice`, first, {}, 1, { dice: 'entered' }),
    recipe(system, `${last}-half-entered-dice`, last, {}, 0, {
      dice: 'entered',
      machine: seatsOf(system, last).slice(1),
    }),
    ...(['branch', 'waiting', 'sealed'] as const).flatMap(kept),
    ...own.flatMap(({ name, scenario, details }, round) => [
      recipe(system, `own-${name}`, scenario, {}, round, { details }),
      { ...recipe(system, `own-${name}-waiting`, scenario, {}, round, { details }), keep: 'waiting' as const },
    ]),
  ];
}

function recipe(
  system: AnySystem,
  name: string,
  scenario: string,
  switches: Switches,
  round: number,
  more: Partial<MatchOptions> = {},
): Recipe {
  const players = botsAt(system, scenario, round);
  return { name, keep: 'replay', options: { scenario, switches, players, secret: `archive, ${name}`, ...more } };
}

function seatsOf(system: AnySystem, scenario: string): readonly Seat[] {
  return system.scenarios.find(({ id }) => id === scenario)?.seats ?? [];
}

/** Every bot comes to every seat in turn. */
function botsAt(system: AnySystem, scenario: string, round: number): Record<Seat, Player> {
  const bots = Object.keys(system.bots);
  const seats = seatsOf(system, scenario);
  return Object.fromEntries(
    seats.map((seat, i) => [seat, { kind: 'bot', bot: bots[Math.floor(round / bots.length ** i) % bots.length]! }]),
  );
}

/** All switches at another value than they come with, as far as they go together; which value changes with the round. */
function switchedOf(system: AnySystem, scenario: string, round: number): Switches {
  const switches: Record<string, SwitchValue> = {};
  for (const { id, values } of system.switches) {
    const value = values[1 + (round % (values.length - 1))]!;
    const refused = whyNotCreate(system, { scenario, switches: { ...switches, [id]: value }, secret: '' });
    if (refused.length === 0) switches[id] = value;
  }
  return switches;
}
