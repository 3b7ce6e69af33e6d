import type { Rulebook } from '@sightline/desk';
import type { Game } from './game.ts';

/** A game that nobody has drawn, such as a debriefing: its table as its own words have it. */
export function plainGame({ system }: Rulebook): Game {
  return {
    goal: () => '',
    standing: view => [system.words.table(view)],
    pieces: () => [],
    subject: () => null,
    map: () => null,
    label: () => null,
    deed: () => 'other',
  };
}
