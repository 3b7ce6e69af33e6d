import {
  allInputs,
  EDITION,
  type Event,
  hash,
  type Line,
  logOf,
  type Match,
  nowOf,
  playReplay,
  REPLAY_FORMAT,
  type Replay,
  type System,
  saveReplay,
} from '@sightline/kernel';
import { checkPause } from './battery.ts';
import { type Check, Unfit } from './failure.ts';
import { luckOf } from './place.ts';

/**
 * The replay file of a match as it stands. It is put together from what was heard in play, because the rules of a
 * system that fails may not be able to play it again.
 */
export function replayFile<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  heard: readonly Line<E>[],
): string {
  const { version, setup, players, freeUndo, dice, outcome } = match;
  const rolls = heard.flatMap(line => (line.kind === 'roll' ? [{ die: line.die, face: line.face }] : []));
  return saveReplay({
    format: REPLAY_FORMAT,
    edition: EDITION,
    system: system.id,
    version,
    setup,
    players,
    freeUndo,
    dice,
    inputs: allInputs(match),
    rolls: rolls.slice(0, (match.pause ?? match).draws),
    outcome,
    last: hash(JSON.parse(JSON.stringify(nowOf(match)))),
  });
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
