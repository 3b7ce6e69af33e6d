import { duck } from '@sightline/duck';
import { create, playOut, type Setup, SilentIo } from '@sightline/kernel';
import { seedOfGame } from '../drill/played.ts';
import type { Contestant, Subject } from '../subject.ts';
import { subject as killzoneGames } from './killzone-games.ts';

/** How many missions and games ended in each way. */
type Endings = Readonly<Record<string, number>>;

/** Whole missions of DUCK! between random bots, all scenarios in turn, against whole games of Killzone. */
export const subject: Subject<Endings> = {
  unit: 'games/s',
  ours: duckMissions,
  theirs() {
    const games = killzoneGames.ours();
    return { work: games.work, results: () => games.results().killzone ?? {} };
  },
  evidence: (ours, theirs) => [`duck: ${sentence(ours)}`, `killzone: ${sentence(theirs)}`],
  // They are two games, and nothing obliges them to end alike.
  disagreements: () => [],
};

function duckMissions(): Contestant<Endings> {
  const setups = duck.scenarios.map(({ id, seats }) => ({ setup: setupOf(id), seats }));
  const endings: Record<string, number> = {};
  let missions = 0;
  // Missions are of uneven length, so that a piece of work is one of each.
  const work = (): number => {
    for (const { setup, seats } of setups) {
      const table = duck.begin(setup);
      const bots = Object.fromEntries(seats.map(seat => [seat, duck.bots['random']!]));
      playOut(duck, table, new SilentIo(duck, table, bots, seedOfGame(missions++)));
      const { reason } = duck.outcome(table)!;
      endings[reason] = (endings[reason] ?? 0) + 1;
    }
    return setups.length;
  };
  for (let i = 0; i < WARM_UP; i++) work();
  return { work, results: () => endings };
}

/** A mission runs through so much code that one round is too short for the engine to warm up. */
const WARM_UP = 40;

const setupOf = (scenario: string): Setup => create(duck, { scenario, secret: 'bench' }).setup;

const sentence = (endings: Endings): string =>
  Object.entries(endings)
    .map(([ending, games]) => `${games} ${ending}`)
    .join(', ');
