import type { Desk, Desks, Sight, Told } from '@sightline/desk';
import type { Line } from '@sightline/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Game } from '../games/game.ts';
import { minded } from '../play/pace.ts';
import { type Preferences, prefer, preferences, SPEEDS, usePreferences } from '../store/preferences.ts';
import { beatsAgain } from './beats.ts';
import { follow } from './follow.ts';
import { openPlayer, type Player, type Playing, realClock } from './player.ts';
import { useCues } from './use-cues.ts';

/** What is seen happening at a table, and what can be done about it. */
export interface Playback extends Playing {
  /** The table to draw now: as it was at the beat, or as it stands. */
  readonly view: unknown;
  /** What was told up to what is being shown. */
  readonly told: readonly Told[];
  /** What the step that is shown has told so far. */
  readonly underWay: readonly Line[];
  /** For boards that show by themselves what just happened: only where nothing is played. */
  readonly recent: readonly Line[];
  skip(): void;
  /** All that is left is over, and the machine's moves until somebody is asked with it. */
  skipAll(): void;
  /** The next pace at which things are shown. */
  changeSpeed(): void;
  toggleOnlyOurs(): void;
  /** Plays once more what was told from that line to the end of its step. */
  again(line: number): void;
  /** What passed before has been read, and what passes now comes of what somebody does. */
  acted(): void;
  dismissSum(): void;
  /** Calls back what came of the last dice, or puts it away. */
  toggleResult(): void;
}

/** A desk of a game, what is seen from it, and whether somebody who comes to it has missed something. */
interface Watched {
  readonly game: Game;
  readonly desks: Desks;
  readonly desk: Desk;
  readonly sight: Sight;
  readonly catchesUp: boolean;
}

export function usePlayback(player: Player, { game, desks, desk, sight, catchesUp }: Watched): Playback {
  const playing = usePlaying(player);
  const following = useRef<ReturnType<typeof follow> | null>(null);
  useEffect(() => {
    const followed = follow(game, desk, player, catchesUp);
    following.current = followed;
    return followed.leave;
  }, [game, desk, player, catchesUp]);
  // The machine's next move waits until its last one has been seen.
  useEffect(() => minded(player), [player]);
  useCues(game, playing.beat);

  const again = useCallback(
    async (line: number): Promise<void> => {
      const recalled = await desk.recall(line);
      const beats = beatsAgain(game, desk.viewer, desk.now().told, recalled, line);
      player.encore(beats.filter(beat => beat.line >= line));
    },
    [game, desk, player],
  );
  const skipAll = (): void => {
    following.current?.skipAll();
    // Where nobody sits the machine would run to the end of the game.
    if (desk.now().ours.length > 0) desks.hurry();
  };
  return {
    ...playing,
    ...useShown(sight, playing),
    // While a machine only thinks there is no next thing yet.
    skip: playing.beat ? player.skip : skipAll,
    skipAll,
    changeSpeed,
    toggleOnlyOurs: () => prefer({ onlyOurs: !preferences().onlyOurs }),
    again: line => void again(line),
    acted: () => player.acted(),
    dismissSum: player.dismissSum,
    toggleResult: player.toggleResult,
  };
}

/** A player of one's own, at the pace that is preferred. */
export function usePlayer(): Player {
  const [player] = useState(() => openPlayer(realClock, preferences));
  const { speed, onlyOurs } = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is their change that may end a beat
  useEffect(player.repace, [player, speed, onlyOurs]);
  useEffect(() => player.clear, [player]);
  return player;
}

export function usePlaying({ subscribe, now }: Player): Playing {
  return useSyncExternalStore(subscribe, now);
}

/** Showing nothing at all is no pace: it is chosen in the settings, by its name. */
const PACES: readonly Preferences['speed'][] = SPEEDS.filter(speed => speed !== 'instant');

function changeSpeed(): void {
  const now = PACES.indexOf(preferences().speed);
  prefer({ speed: PACES[(now + 1) % PACES.length]! });
}

/** What a table shows while something is played, and when nothing is. */
function useShown(sight: Sight, { beat, isPlaying }: Playing): Pick<Playback, 'view' | 'told' | 'underWay' | 'recent'> {
  const { speed } = usePreferences();
  const at = isPlaying && beat ? beat.line : null;
  const told = useMemo(() => (at === null ? sight.told : sight.told.slice(0, at + 1)), [sight.told, at]);
  const step = at === null ? sight.step : told.at(-1)?.step;
  return {
    view: isPlaying && beat ? beat.view : sight.view,
    told,
    underWay: useMemo(() => told.flatMap(each => (each.step === step ? each.line : [])), [told, step]),
    recent: useMemo(
      () => (speed === 'instant' && sight.outcome === null ? sight.recent.map(({ line }) => line) : []),
      [speed, sight.recent, sight.outcome],
    ),
  };
}
