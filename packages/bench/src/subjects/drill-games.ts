import type { Setup } from '@sightline/kernel';
import { add, noResults, type Results, sentence } from '../drill/results.ts';
import { PLAIN, WHOLE } from '../drill/setup.ts';
import { playSilently } from '../drill/silent.ts';
import type { Contestant, Subject } from '../subject.ts';

/** What interruptions cost: whole games of the drill with overwatch, ducking and mines against games without. */
export const subject: Subject<Results> = {
  unit: 'games/s',
  ours: () => games(WHOLE),
  theirs: () => games(PLAIN),
  evidence: (whole, plain) => [`with interruptions: ${sentence(whole)}`, `without: ${sentence(plain)}`],
  // They are two games, and nothing obliges them to end alike.
  disagreements: () => [],
};

function games(setup: Setup): Contestant<Results> {
  const results = noResults();
  return {
    work() {
      add(results, playSilently(results.games, setup));
      return 1;
    },
    results: () => results,
  };
}
