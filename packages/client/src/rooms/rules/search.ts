import type { LedgerRow } from '@sightline/ledger';
import { chapterName } from '../../words/chapters.ts';

/** The rules that hold every word of the search, or whose chapter is called so; or those whose ids begin with it. */
export function searchRules(rows: readonly LedgerRow[], text: string): readonly LedgerRow[] {
  const wanted = text.trim().toLowerCase();
  const byId = rows.filter(({ id }) => id.toLowerCase().startsWith(wanted));
  if (byId.length > 0) return byId;
  const parts = wanted.split(/\s+/);
  return rows.filter(row => {
    const all = [row.id, chapterName(row.section), row.rule, row.ruling, row.check, row.src].join(' ').toLowerCase();
    return parts.every(part => all.includes(part));
  });
}
