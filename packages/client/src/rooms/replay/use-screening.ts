import type { Sight, Told } from '@sightline/desk';
import type { Viewer } from '@sightline/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '../../parts/use-keys.ts';
import type { Screening as Opened } from '../../play/opening.ts';
import { type Beat, beatsAgain } from '../../playback/beats.ts';
import { openPlayer, type Player, type Playing, realClock } from '../../playback/player.ts';
import { useCues } from '../../playback/use-cues.ts';
import { usePlaying } from '../../playback/use-playback.ts';

/** A replay as it runs: where it stands, what is seen happening on the way, and how to get elsewhere. */
export interface Screening {
  readonly at: number;
  readonly running: boolean;
  readonly speed: number;
  readonly sight: Sight;
  /** All that the viewer was told to the end. */
  readonly told: readonly Told[];
  readonly playing: Playing;
  goTo(at: number): void;
  toggle(): void;
  setSpeed(speed: number): void;
  /** Plays once more what was told from that line to the end of its step. */
  again(line: number): void;
}

/** Milliseconds that a moment is looked at on whose way nothing was to be seen. */
const REST = 120;

/** Whoever comes for one moment is shown how it came about: it starts just before, and stands still there. */
export function useScreening({ game, replay }: Opened, viewer: Viewer, start: number): Screening {
  const last = replay.moments.length - 1;
  const [at, setAt] = useState(Math.max(0, start - 1));
  const [running, setRunning] = useState(start > 0);
  const until = useRef(start > 0 ? start : last);
  const [speed, setSpeed] = useState(1);
  const player = usePlayerAt(speed);
  const playing = usePlaying(player);
  useCues(game, playing.beat);
  const sight = useMemo(() => replay.seen(at, viewer), [replay, at, viewer]);
  const told = useMemo(() => replay.told(viewer), [replay, viewer]);

  const isWaiting = running && playing.beat === null;
  useEffect(() => {
    if (!isWaiting) return;
    if (at >= until.current) return setRunning(false);
    // The moment before stays for as long as what led to the next one is seen.
    const next = at + 1;
    const timer = setTimeout(() => {
      player.encore(beatsTo({ game, replay }, viewer, told, next));
      setAt(next);
    }, REST / speed);
    return () => clearTimeout(timer);
  }, [isWaiting, at, speed, game, replay, viewer, told, player]);

  const goTo = (wanted: number): void => {
    setRunning(false);
    player.skipAll();
    setAt(Math.min(last, Math.max(0, wanted)));
  };
  const toggle = (): void => {
    if (running) player.skipAll();
    else if (at === last) setAt(0);
    until.current = last;
    setRunning(!running);
  };
  useKeys([
    [' ', toggle],
    ['ArrowLeft', () => goTo(at - 1)],
    ['ArrowRight', () => goTo(at + 1)],
    ['Home', () => goTo(0)],
    ['End', () => goTo(last)],
  ]);
  return {
    at,
    running,
    speed,
    sight,
    told,
    playing,
    goTo,
    toggle,
    setSpeed,
    again(line) {
      setRunning(false);
      const beats = beatsAgain(game, viewer, told, replay.recall(line, viewer), line);
      player.encore(beats.filter(beat => beat.line >= line));
    },
  };
}

/** A player that runs so many times as fast. */
function usePlayerAt(speed: number): Player {
  const times = useRef(speed);
  useEffect(() => {
    times.current = speed;
  }, [speed]);
  const [player] = useState(() =>
    openPlayer(
      (act, milliseconds) => realClock(act, milliseconds / times.current),
      () => ({ speed: 'normal', onlyOurs: false }),
    ),
  );
  useEffect(() => player.clear, [player]);
  return player;
}

/** What was to be seen on the way to a moment. */
function beatsTo({ game, replay }: Opened, viewer: Viewer, told: readonly Told[], moment: number): readonly Beat[] {
  const [from, to] = [replay.moments[moment - 1]!, replay.moments[moment]!];
  const lines = told.flatMap(({ after }, line) => (after > from && after <= to ? [line] : []));
  const steps = new Map(lines.map(line => [told[line]!.step, line]));
  return [...steps.values()]
    .flatMap(line => beatsAgain(game, viewer, told, replay.recall(line, viewer), line))
    .filter(beat => lines.includes(beat.line));
}
