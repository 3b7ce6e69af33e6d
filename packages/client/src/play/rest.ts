import type { Preferences } from '../store/preferences.ts';

/** How long a move of the machine stays to be seen before the next one, in milliseconds. */
const REST: Readonly<Record<Preferences['speed'], number>> = { slow: 1100, normal: 480, fast: 140, instant: 0 };

/** A wait that can be cut short. */
export function restFor(speed: Preferences['speed']): { readonly promise: Promise<void>; readonly end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, REST[speed]);
  return { promise, end: resolve };
}
