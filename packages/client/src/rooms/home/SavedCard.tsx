import { useEffect, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { GAMES, isGame } from '../../games/index.ts';
import { DeleteButton } from '../../parts/DeleteButton.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { fetchFile } from '../../play/opening.ts';
import { glanceAt } from '../../play/saving.ts';
import { downloadGame } from '../../store/files.ts';
import type { SavedGame } from '../../store/games.ts';
import { say } from '../../words/index.ts';

interface SavedCardProps {
  readonly saved: SavedGame;
  readonly remove: () => void;
}

/** A kept game: how it stands, and what can be done with it. */
export function SavedCard({ saved, remove }: SavedCardProps) {
  const { id, system, outcome, progress, savedAt } = saved;
  const download = async (): Promise<void> => {
    const file = await fetchFile(id);
    if (file) downloadGame(system, id, file);
  };
  return (
    <li className="saved">
      <Pictured saved={saved} />
      <div className="saved__text">
        <b>{GAMES.find(game => game.id === system)?.title ?? system}</b>
        <span>{outcome ?? progress}</span>
        <small className="muted">{say('home.savedAt', { date: new Date(savedAt) })}</small>
      </div>
      <div className="saved__ways">
        {outcome === null ? (
          <a className="button button--main" href={hrefOf({ room: 'table', id })}>
            {say('home.goOn')}
          </a>
        ) : (
          <>
            <a className="button" href={hrefOf({ room: 'after', id })}>
              {say('home.result')}
            </a>
            <a className="button" href={hrefOf({ room: 'replay', id })}>
              {say('home.watch')}
            </a>
          </>
        )}
        {isGame(system) && (
          <button type="button" className="button button--quiet" onClick={() => void download()}>
            {say('home.export')}
          </button>
        )}
        <DeleteButton remove={remove} />
      </div>
    </li>
  );
}

/** The board as it stands, once the rules of its edition are here. */
function Pictured({ saved }: { readonly saved: SavedGame }) {
  const [glance, setGlance] = useState<Awaited<ReturnType<typeof glanceAt>>>(null);
  useEffect(() => {
    let wanted = true;
    glanceAt(saved).then(found => wanted && setGlance(found));
    return () => {
      wanted = false;
    };
  }, [saved]);
  return glance ? <Thumbnail {...glance} /> : <div className="thumbnail" />;
}
