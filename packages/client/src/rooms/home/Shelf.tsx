import type { SavedGame } from '../../store/games.ts';
import { say } from '../../words/index.ts';
import { OpenFile } from './OpenFile.tsx';
import { SavedCard } from './SavedCard.tsx';
import type { Shelf } from './use-shelf.ts';

/** What one came back for: the game that was played last; whatever else was begun is folded into one line. */
export function Continue({ shelf: { open, lessons, remove } }: { readonly shelf: Shelf }) {
  const [last, ...others] = open;
  const folded = others.length + lessons.length;
  if (!last && folded === 0) return null;
  return (
    <section className="shelf">
      {last && (
        <>
          <h2>{say('home.continue')}</h2>
          <ul className="shelf__last">
            <SavedCard saved={last} isLarge remove={() => remove(last.id)} />
          </ul>
        </>
      )}
      {folded > 0 && (
        <details className="shelf__all" open={!last}>
          <summary>{say('home.allMine', { games: others.length, lessons: lessons.length })}</summary>
          <Cards games={others} remove={remove} />
          <OpenLessons lessons={lessons} remove={remove} />
        </details>
      )}
    </section>
  );
}

interface CardsProps {
  readonly games: readonly SavedGame[];
  readonly remove: (id: string) => void;
}

/** Lessons that were begun: they are no games, and stand behind them. */
function OpenLessons({ lessons, remove }: Pick<Shelf, 'lessons'> & Pick<CardsProps, 'remove'>) {
  if (lessons.length === 0) return null;
  return (
    <>
      <h3>{say('home.lessons')}</h3>
      <ul className="shelf__cards">
        {lessons.map(game => (
          <SavedCard key={game.id} saved={game} isLesson remove={() => remove(game.id)} />
        ))}
      </ul>
    </>
  );
}

/** Games that are over, and the way in for one that comes as a file. */
export function Finished({ shelf: { open, lessons, over, remove } }: { readonly shelf: Shelf }) {
  return (
    <section className="shelf">
      <header className="row">
        <h2>{say('home.replays')}</h2>
        <OpenFile />
      </header>
      {over.length + open.length + lessons.length === 0 && <p className="muted">{say('home.nothingSaved')}</p>}
      <Cards games={over} remove={remove} />
    </section>
  );
}

function Cards({ games, remove }: CardsProps) {
  return (
    <ul className="shelf__cards">
      {games.map(game => (
        <SavedCard key={game.id} saved={game} remove={() => remove(game.id)} />
      ))}
    </ul>
  );
}
