import { useSyncExternalStore } from 'react';

/** Where there is no room for cards over the board, they have a place of their own below or beside it. */
const narrow = matchMedia('(max-width: 48rem), (max-width: 66rem) and (max-height: 27rem)');

export function useNarrow(): boolean {
  return useSyncExternalStore(
    listener => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
