import type { LedgerRow } from '@sightline/ledger';
import { RuleText } from '../../parts/RuleText.tsx';

/** The rules of one section. */
export function Chapter({ section, rows }: { readonly section: string; readonly rows: readonly LedgerRow[] }) {
  return (
    <section className="chapter">
      <h2>{section}</h2>
      {rows.map(row => (
        <article key={row.id} className="card chapter__rule">
          <h3>{row.id}</h3>
          <RuleText row={row} />
        </article>
      ))}
    </section>
  );
}
