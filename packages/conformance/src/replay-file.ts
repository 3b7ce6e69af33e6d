import {
  type Event,
  hash,
  type Line,
  logOf,
  type Match,
  nowOf,
  playReplay,
  type Replay,
  replayWith,
  type System,
  saveReplay,
} from '@sightline/kernel';
import { checkPause } from './battery.ts';
import { type Check, Unfit } from './failure.ts';
import { luckOf } from './place.ts';

/** The replay file of a match as it stands, from what was heard in play. */
export function replayFile<T, E extends Event>(match: Match<T>, heard: readonly Line<E>[]): string {
  const { rolls, ...replay } = replayWith(match, heard, hash(JSON.parse(JSON.stringify(nowOf(match)))));
  return saveReplay({ ...replay, rolls: rolls.slice(0, (match.pause ?? match).draws) });
}

/** Searches the place to which the replay of a failure leads; null when nothing is wrong there any more. */
export function recheck<T, E extends Event, V>(
  system: System<T, E, V>,
  replay: Replay,
): { readonly check: Check; readonly detail: string } | null {
  try {
    const match = playReplay(system, replay);
    const { pause } = match;
    if (!pause) return null;
    const log = logOf(system, match);
    const told = log.slice(log.length - pause.told);
    checkPause({ system, match, pause, told, chance: luckOf(0), strays: [] }, 'search');
    return null;
  } catch (thrown) {
    if (thrown instanceof Unfit) return { check: thrown.check, detail: thrown.message };
    throw thrown;
  }
}
