import { dustup } from '@sightline/dustup';
import { type Bot, create, playOut, type Setup, SilentIo } from '@sightline/kernel';
import { seedOfGame } from '../drill/played.ts';
import { noResults, type Results, sentence } from '../drill/results.ts';
import type { Contestant, Subject } from '../subject.ts';
import { subject as drillGames } from './drill-games.ts';

interface Known {
  readonly dustup?: Readonly<Record<string, number>>;
  readonly drill?: Results;
}

/** Whole platoon battles of Dustup between plain bots, all scenarios in turn, against whole games of the drill. */
export const subject: Subject<Known> = {
  unit: 'games/s',
  ours: dustupGames,
  theirs() {
    const games = drillGames.ours();
    return { work: games.work, results: () => ({ drill: games.results() }) };
  },
  evidence: (ours, theirs) => [
    `dustup: ${Object.entries(ours.dustup ?? {})
      .map(([ending, games]) => `${games} ${ending}`)
      .join(', ')}`,
    `drill: ${sentence(theirs.drill ?? noResults())}`,
  ],
  // They are two games, and nothing obliges them to end alike.
  disagreements: () => [],
};

function dustupGames(): Contestant<Known> {
  const setups = dustup.scenarios.map(({ id, seats }) => ({ setup: setupOf(id), seats }));
  const endings: Record<string, number> = {};
  let games = 0;
  // Scenarios are of uneven length, so that a piece of work is one game of each.
  const work = (): number => {
    for (const { setup, seats } of setups) {
      const table = dustup.begin(setup);
      const bots = Object.fromEntries(seats.map(seat => [seat, dustup.bots['plain'] as Bot<unknown>]));
      playOut(dustup, table, new SilentIo(dustup, table, bots, seedOfGame(games++)));
      const { reason } = dustup.outcome(table)!;
      endings[reason] = (endings[reason] ?? 0) + 1;
    }
    return setups.length;
  };
  for (let i = 0; i < WARM_UP; i++) work();
  return { work, results: () => ({ dustup: endings }) };
}

/** A battle runs through so much code that one round is too short for the engine to warm up. */
const WARM_UP = 12;

function setupOf(scenario: string): Setup {
  return create(dustup, { scenario, secret: 'bench' }).setup;
}
