import { useEffect, useState } from 'react';
import { deleteGame, listGames, type SavedGame } from '../../store/games.ts';
import { say } from '../../words/index.ts';
import { OpenFile } from './OpenFile.tsx';
import { SavedCard } from './SavedCard.tsx';

/** The games that this browser keeps: those to go on with, and those that are over. */
export function Shelf() {
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  const refresh = (): void => {
    // A browser without a database has an empty shelf; the table itself says when something is not kept.
    listGames().then(setSaved, () => setSaved([]));
  };
  useEffect(refresh, []);
  const remove = (id: string): void => {
    deleteGame(id).then(refresh);
  };
  const open = saved.filter(({ outcome }) => outcome === null);
  const over = saved.filter(({ outcome }) => outcome !== null);
  return (
    <section className="shelf">
      <header className="row">
        <h2>{say('home.continue')}</h2>
        <OpenFile />
      </header>
      {open.length === 0 && <p className="muted">{say('home.nothingSaved')}</p>}
      <Cards games={open} remove={remove} />
      {over.length > 0 && <h2>{say('home.replays')}</h2>}
      <Cards games={over} remove={remove} />
    </section>
  );
}

function Cards({ games, remove }: { readonly games: readonly SavedGame[]; readonly remove: (id: string) => void }) {
  return (
    <ul className="shelf__cards">
      {games.map(game => (
        <SavedCard key={game.id} saved={game} remove={() => remove(game.id)} />
      ))}
    </ul>
  );
}
