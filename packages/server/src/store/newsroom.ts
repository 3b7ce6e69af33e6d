import type { News } from './store.ts';
import type { Settled, Write } from './write.ts';

export interface Newsroom {
  subscribe(listener: (news: News) => void): () => void;
  tell(news: News): void;
}

/** Those who want to hear what was written. */
export function newsroom(): Newsroom {
  const listeners = new Set<(news: News) => void>();
  return {
    subscribe(listener) {
      // A wrapper of its own, so that one who listens twice hears twice and may end each by itself.
      const heard = (news: News): void => listener(news);
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    tell(news) {
      for (const listener of [...listeners]) listener(news);
    },
  };
}

/** What there is to tell of a write of this process; null where nobody need know. */
export function newsOf(write: Write, settled: Settled): News | null {
  if (!('done' in settled)) return null;
  const { done } = settled;
  if (write.kind === 'say' && typeof done === 'number')
    return { kind: 'said', match: write.match, n: done, ours: true };
  if (done !== 'written') return null;
  if (write.kind === 'create')
    return { kind: 'appended', match: write.match, length: write.entries.length, ours: true };
  if (write.kind !== 'append') return null;
  return { kind: 'appended', match: write.match, length: write.n + write.entries.length, ours: true };
}
