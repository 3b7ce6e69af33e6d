import { type Match, replayOf, save, saveReplay, type ToldLine } from '@sightline/kernel';
import type { GameFile, Rulebook } from './desk.ts';

/** A match and what was told in it. */
interface Told {
  readonly match: Match;
  readonly told: readonly ToldLine[];
}

export function gameFile(rules: Rulebook, { match, told }: Told): GameFile {
  return match.outcome ? replayFile(rules, match) : { kind: 'game', text: save(match, told) };
}

export function replayFile({ system }: Rulebook, match: Match): GameFile {
  return { kind: 'replay', text: saveReplay(replayOf(system, match)) };
}
