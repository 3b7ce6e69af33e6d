import { useEffect, useState } from 'react';
import { glossed } from '../../parts/Term.tsx';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';
import './briefing-card.css';

/** Before the first move of a game: what it is about, and the way home. A press anywhere puts it away, and does nothing else. */
export function BriefingCard({ table }: { readonly table: TableState }) {
  const { game, view, viewer, teaching, turn } = table;
  const [isRead, setRead] = useState(false);
  const briefing = teaching || !turn ? null : (game.briefing?.(view, viewer) ?? null);
  const isOpen = !isRead && briefing !== null;
  useClosingKeys(isOpen, () => setRead(true));
  if (!isOpen) return null;
  return (
    <>
      {/* Whoever cannot see it has the button, and its keys. */}
      <div className="briefing-veil" aria-hidden="true" onClick={() => setRead(true)} />
      <section className="briefing-card" aria-label={say('table.briefing')}>
        <h2>{briefing.title}</h2>
        <div className="briefing-card__text">
          {briefing.text.map(text => (
            <p key={text}>{glossed(text, game)}</p>
          ))}
        </div>
        <footer className="briefing-card__foot">
          <button type="button" className="button button--main" onClick={() => setRead(true)}>
            {say('table.briefingRead')} <kbd>⏎</kbd>
          </button>
        </footer>
      </section>
    </>
  );
}

const CLOSING = ['Enter', ' ', 'Escape'];

/** Nobody answers a question by the key that he meant for the card over it. */
function useClosingKeys(isOpen: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: to close it is always the same
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent): void => {
      if (!CLOSING.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      // A word of the card that is explained, and whatever lies over the card, have these keys before it.
      const { target } = event;
      const isElsewhere = document.querySelector('[role=dialog]') !== null;
      if (isElsewhere || (target instanceof Element && target.closest('.briefing-card button, input, textarea')))
        return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [isOpen]);
}
