import type { Lookout, Sight } from '@sightline/desk';
import { useSyncExternalStore } from 'react';

/** What is seen from a desk, whenever it changes. */
export function useSight({ subscribe, now }: Lookout): Sight {
  return useSyncExternalStore(subscribe, now);
}
