import type { LedgerRow } from '@sightline/ledger';

/** The rules that hold every word of the search; ids that begin with it come first. */
export function searchRules(rows: readonly LedgerRow[], text: string): readonly LedgerRow[] {
  const wanted = text.trim().toLowerCase();
  const byId = rows.filter(({ id }) => id.toLowerCase().startsWith(wanted));
  if (byId.length > 0) return byId;
  const parts = wanted.split(/\s+/);
  return rows.filter(row => {
    const all = [row.id, row.rule, row.ruling, row.check, row.src].join(' ').toLowerCase();
    return parts.every(part => all.includes(part));
  });
}
