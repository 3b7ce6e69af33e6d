import { ENGLISH } from '@sightline/words';
import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** Dice tumble and figures glide. */
  readonly motion: boolean;
  readonly handOver: boolean;
  /** The tag of the language that the page speaks. */
  readonly language: string;
}

const KEY = 'sightline preferences';
const DEFAULTS: Preferences = {
  theme: 'auto',
  textSize: 'normal',
  speed: 'normal',
  motion: true,
  handOver: true,
  language: ENGLISH,
};
const listeners = new Set<() => void>();
let current = read();

function read(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
    return { ...DEFAULTS, ...kept };
  } catch {
    // A browser that keeps nothing, or something unreadable in it: the defaults serve.
    return DEFAULTS;
  }
}

export function preferences(): Preferences {
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The choice holds until the page is closed.
  }
  show();
  for (const listener of listeners) listener();
}

/** Writes the choices on the root element, where the style sheets read them. */
export function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] = current.theme;
  root.dataset['textSize'] = current.textSize;
  root.dataset['motion'] = current.motion ? 'on' : 'off';
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, preferences);
}
