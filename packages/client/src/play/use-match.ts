import type { Match } from '@sightline/kernel';
import { useEffect, useState } from 'react';
import { say } from '../words/index.ts';
import { type Fetched, fetchMatch } from './saving.ts';

export type Kept =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly match: Match }
  | { readonly state: 'closed'; readonly why: string };

/** A kept match, to look at. */
export function useMatch(id: string): Kept {
  const [kept, setKept] = useState<Kept>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    fetchMatch(id).then(fetched => {
      if (!wanted) return;
      if (fetched.ok) setKept({ state: 'here', match: fetched.match });
      else setKept({ state: 'closed', why: whyClosed(fetched) });
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return kept;
}

function whyClosed(fetched: Extract<Fetched, { ok: false }>): string {
  return fetched.why === 'missing' ? say('table.missing') : `${say('table.unreadable')} ${fetched.detail}`;
}
