import { useEffect, useState } from 'react';
import { useKeys } from '../../parts/use-keys.ts';

export interface Playback {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  goTo(at: number): void;
  toggle(): void;
  setSpeed(speed: number): void;
}

/** Milliseconds between two stands at single speed. */
const BEAT = 700;

/** Where a replay stands, and whether it runs. */
export function usePlayback(length: number, start: number): Playback {
  const [at, setAt] = useState(start);
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = length - 1;
  const playing = running && at < last;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setAt(now => Math.min(last, now + 1)), BEAT / speed);
    return () => clearTimeout(timer);
  });
  const goTo = (wanted: number): void => {
    setRunning(false);
    setAt(Math.min(last, Math.max(0, wanted)));
  };
  const toggle = (): void => {
    if (!playing && at === last) setAt(0);
    setRunning(!playing);
  };
  useKeys([
    [' ', toggle],
    ['ArrowLeft', () => goTo(at - 1)],
    ['ArrowRight', () => goTo(at + 1)],
    ['Home', () => goTo(0)],
    ['End', () => goTo(last)],
  ]);
  return { at, playing, speed, goTo, toggle, setSpeed };
}
