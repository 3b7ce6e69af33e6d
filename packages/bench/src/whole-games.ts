import { type Bot, create, type Event, playOut, SilentIo, type System } from '@sightline/kernel';
import { seedOfGame } from './drill/played.ts';
import { noResults, type Results, sentence } from './drill/results.ts';
import type { Contestant, Subject } from './subject.ts';
import { subject as drillGames } from './subjects/drill-games.ts';

/** How many games ended in each way, and how many steps of the game they took together. */
export interface Told {
  readonly endings: Readonly<Record<string, number>>;
  readonly steps: number;
}

export function endingsOf({ endings, steps }: Told): string {
  const games = Object.values(endings).reduce((sum, some) => sum + some, 0);
  const ways = Object.entries(endings).map(([ending, some]) => `${some} ${ending}`);
  return `${ways.join(', ')}; ${Math.round(steps / games)} steps each`;
}

interface Played<V> {
  readonly bot: Bot<V>;
  /** Rounds of all scenarios before anything is measured, where a game runs through more code than one round warms up. */
  readonly warmUp?: number;
}

/** Whole games of a system, one bot at every seat. Scenarios are of uneven length, so that a piece of work is one of each. */
export function wholeGames<T, E extends Event, V>(
  system: System<T, E, V>,
  { bot, warmUp = 0 }: Played<V>,
): Contestant<Told> {
  const setups = system.scenarios.map(({ id, seats }) => ({
    setup: create(system, { scenario: id, secret: 'bench' }).setup,
    bots: Object.fromEntries(seats.map(seat => [seat, bot])),
  }));
  const endings: Record<string, number> = {};
  let games = 0;
  let steps = 0;
  const work = (): number => {
    for (const { setup, bots } of setups) {
      const table = system.begin(setup);
      steps += playOut(system, table, new SilentIo(system, table, bots, seedOfGame(games++)));
      const { reason } = system.outcome(table)!;
      endings[reason] = (endings[reason] ?? 0) + 1;
    }
    return setups.length;
  };
  for (let i = 0; i < warmUp; i++) work();
  return { work, results: () => ({ endings, steps }) };
}

interface Known {
  readonly told?: Told;
  readonly drill?: Results;
}

/** Whole games of a system against whole games of the drill: two games, and nothing obliges them to end alike. */
export function againstTheDrill<T, E extends Event, V>(system: System<T, E, V>, played: Played<V>): Subject<Known> {
  return {
    unit: 'games/s',
    ours() {
      const games = wholeGames(system, played);
      return { work: games.work, results: () => ({ told: games.results() }) };
    },
    theirs() {
      const games = drillGames.ours();
      return { work: games.work, results: () => ({ drill: games.results() }) };
    },
    evidence: (ours, theirs) => [
      `${system.id}: ${endingsOf(ours.told ?? { endings: {}, steps: 0 })}`,
      `drill: ${sentence(theirs.drill ?? noResults())}`,
    ],
    disagreements: () => [],
  };
}
