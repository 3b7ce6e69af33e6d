import { LOUDEST, prefer, preferences } from '../store/preferences.ts';
import type { CueName } from './cues.ts';
import type { CueOptions, Player } from './player.ts';

export type { CueName } from './cues.ts';
export type { CueOptions } from './player.ts';

/** What comes later than this, in milliseconds, belongs to something that is over. */
const STALE = 250;
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

let player: Promise<Player> | undefined;

/**
 * Lets something be heard: now, once, and only if it may be. Before the first click or key, with sound off and in a hidden
 * page nothing happens, and what makes the sounds is not even fetched.
 */
export function cue(name: CueName, options: CueOptions = {}): void {
  if (!mayBeHeard()) return;
  const asked = performance.now();
  player ??= open();
  player.then(
    ({ play, setVolume }) => {
      if (performance.now() - asked > STALE || !mayBeHeard()) return;
      setVolume(gainOf(preferences().volume));
      play(name, options);
    },
    // A browser without sound, or a network that has gone: the table does without, and asks again next time.
    () => {
      player = undefined;
    },
  );
}

/** On, with a sound to show for it; or off, and then at once. */
export function turnSound(on: boolean): void {
  prefer({ sound: on });
  if (on) cue('select');
  else
    player?.then(
      ({ setVolume }) => setVolume(0),
      () => {},
    );
}

/** The one key for it. */
export const toggleSound = (): void => turnSound(!preferences().sound);

function mayBeHeard(): boolean {
  const { sound, volume } = preferences();
  return sound && volume > 0 && !document.hidden && navigator.userActivation.hasBeenActive;
}

async function open(): Promise<Player> {
  const { openPlayer } = await import('./player.ts');
  const context = new AudioContext({ latencyHint: 'interactive' });
  const wake = (): void => {
    if (!document.hidden && context.state !== 'running') void context.resume();
  };
  // Some browsers let a context go on only from within a gesture, and stop it for a telephone call.
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? void context.suspend() : wake()));
  await Promise.race([context.resume(), new Promise(late => setTimeout(late, STALE))]);
  const { play, setVolume } = openPlayer(context);
  return {
    setVolume,
    // A context that stands still would keep everything and let it out at once.
    play: (name, options) => void (context.state === 'running' && play(name, options)),
  };
}

/** Ears count in ratios: half way up the slider is a quarter of the level. */
const gainOf = (volume: number): number => (volume / LOUDEST) ** 2;
