import { useState } from 'react';
import { glossed } from '../../parts/Term.tsx';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';
import './briefing-card.css';

/** Before the first move of a game: what it is about, and the way home. One press puts it away. */
export function BriefingCard({ table }: { readonly table: TableState }) {
  const { game, view, teaching, turn } = table;
  const [isRead, setRead] = useState(false);
  const briefing = teaching || !turn ? null : (game.briefing?.(view) ?? null);
  if (isRead || !briefing) return null;
  return (
    <section className="briefing-card" aria-label={say('table.briefing')}>
      <h2>{briefing.title}</h2>
      {briefing.text.map(text => (
        <p key={text}>{glossed(text, game)}</p>
      ))}
      <button type="button" className="button button--main" onClick={() => setRead(true)}>
        {say('table.briefingRead')}
      </button>
    </section>
  );
}
