import type { Viewer } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';
import { say } from '../../words/index.ts';

interface TextTableProps {
  readonly game: Game;
  readonly view: unknown;
  readonly viewer: Viewer;
  /** Screen readers find it always; the eye only when it is wanted. */
  readonly shown: boolean;
}

export function TextTable({ game, view, viewer, shown }: TextTableProps) {
  // It scrolls when it is shown, and keys must be able to scroll it.
  return (
    <section
      className={shown ? 'card text-table' : 'unseen'}
      aria-label={say('textTable.title')}
      {...(shown ? { tabIndex: 0 } : {})}
    >
      <h2>{say('textTable.title')}</h2>
      {game.text(view, viewer).map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      {shown && (
        <>
          <h3>{say('textTable.map')}</h3>
          <pre>{game.system.words.table(view)}</pre>
        </>
      )}
    </section>
  );
}
