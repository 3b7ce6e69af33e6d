import { ENGLISH } from '@sightline/words';
import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const LOUDEST = 10;

export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** How quickly is shown what happens; `instant` shows nothing on the way to the next question. */
  readonly speed: (typeof SPEEDS)[number];
  /** Of what happens only what concerns one's own is played. */
  readonly onlyOurs: boolean;
  /** Dice tumble and figures glide. */
  readonly motion: boolean;
  /** The table shakes when something goes off. */
  readonly shake: boolean;
  readonly sound: boolean;
  /** From 0 to `LOUDEST`; kept while the sound is off. */
  readonly volume: number;
  readonly handOver: boolean;
  /** What is pressed on the board is done at once where there is but one thing to do. */
  readonly oneClick: boolean;
  /** Whether questions are put that a good default answers. */
  readonly askEverything: boolean;
  /** Cards show all chances, and not only the two or three that matter most. */
  readonly moreOdds: boolean;
  /** Citations show the number of their row. */
  readonly ruleNumbers: boolean;
  /** The tag of the language that the page speaks. */
  readonly language: string;
}

const KEY = 'sightline preferences';
const DEFAULTS: Preferences = {
  theme: 'auto',
  textSize: 'normal',
  speed: 'normal',
  onlyOurs: false,
  motion: true,
  shake: true,
  sound: true,
  volume: 6,
  handOver: true,
  oneClick: false,
  askEverything: false,
  moreOdds: false,
  ruleNumbers: false,
  language: ENGLISH,
};
const listeners = new Set<() => void>();
let current = read();

function read(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
    // A text size of an earlier edition may be gone.
    const textSize = TEXT_SIZES.find(size => size === kept.textSize) ?? DEFAULTS.textSize;
    return { ...DEFAULTS, ...kept, textSize };
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
  root.dataset['shake'] = current.motion && current.shake ? 'on' : 'off';
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, preferences);
}
