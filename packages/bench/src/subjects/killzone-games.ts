import { type Bot, create, playOut, randomBot, type Setup, SilentIo } from '@sightline/kernel';
import { killzone } from '@sightline/killzone';
import { seedOfGame } from '../drill/played.ts';
import { noResults, type Results, sentence } from '../drill/results.ts';
import type { Contestant, Subject } from '../subject.ts';
import { subject as drillGames } from './drill-games.ts';

interface Known {
  readonly killzone?: Readonly<Record<string, number>>;
  readonly drill?: Results;
}

/** Whole games of Killzone between random bots, all scenarios in turn, against whole games of the drill. */
export const subject: Subject<Known> = {
  unit: 'games/s',
  ours: killzoneGames,
  theirs() {
    const games = drillGames.ours();
    return { work: games.work, results: () => ({ drill: games.results() }) };
  },
  evidence: (ours, theirs) => [
    `killzone: ${Object.entries(ours.killzone ?? {})
      .map(([ending, games]) => `${games} ${ending}`)
      .join(', ')}`,
    `drill: ${sentence(theirs.drill ?? noResults())}`,
  ],
  // They are two games, and nothing obliges them to end alike.
  disagreements: () => [],
};

function killzoneGames(): Contestant<Known> {
  const setups = killzone.scenarios.map(({ id, seats }) => ({ setup: setupOf(id), seats }));
  const endings: Record<string, number> = {};
  let games = 0;
  return {
    // Scenarios are of uneven length, so that a piece of work is one game of each.
    work() {
      for (const { setup, seats } of setups) {
        const table = killzone.begin(setup);
        const bots = Object.fromEntries(seats.map(seat => [seat, randomBot as Bot<unknown>]));
        playOut(killzone, table, new SilentIo(killzone, table, bots, seedOfGame(games++)));
        const { reason } = killzone.outcome(table)!;
        endings[reason] = (endings[reason] ?? 0) + 1;
      }
      return setups.length;
    },
    results: () => ({ killzone: endings }),
  };
}

function setupOf(scenario: string): Setup {
  return create(killzone, { scenario, secret: 'bench' }).setup;
}
