import { type Match, replayOf, save, saveReplay } from '@sightline/kernel';
import type { GameFile, Rulebook } from './desk.ts';

export function gameFile(rules: Rulebook, match: Match): GameFile {
  return match.outcome ? replayFile(rules, match) : { kind: 'game', text: save(match) };
}

export function replayFile({ system }: Rulebook, match: Match): GameFile {
  return { kind: 'replay', text: saveReplay(replayOf(system, match)) };
}
