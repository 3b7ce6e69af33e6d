import type { Rest } from '@sightline/desk';
import type { Preferences } from '../store/preferences.ts';

/** How long a move of the machine stays to be seen before the next one, in milliseconds. */
const REST: Readonly<Record<Preferences['speed'], number>> = { slow: 1100, normal: 480, fast: 140, instant: 0 };

export function restFor(speed: Preferences['speed']): Rest {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, REST[speed]);
  return { promise, end: resolve };
}
