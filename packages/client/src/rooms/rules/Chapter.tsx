import type { LedgerRow } from '@sightline/ledger';
import { RuleText } from '../../parts/RuleText.tsx';
import { usePreferences } from '../../store/preferences.ts';
import { bookName, chapterName } from '../../words/chapters.ts';
import { say } from '../../words/index.ts';

/** Rules of one chapter. */
export function Chapter({ section, rows }: { readonly section: string; readonly rows: readonly LedgerRow[] }) {
  const { ruleNumbers } = usePreferences();
  return (
    <section className="chapter">
      <header>
        <small className="muted">{rows[0] && bookName(rows[0].file)}</small>
        <h2>{chapterName(section)}</h2>
      </header>
      {rows.map(({ id, ...row }) => (
        <article key={id} className="card chapter__rule">
          <h3>{ruleNumbers ? id : say('rules.number', { number: Number(id.slice(section.length + 1)) })}</h3>
          <RuleText row={{ id, ...row }} />
        </article>
      ))}
    </section>
  );
}
