import { AUDIENCE, load, type Match, nowOf } from '@sightline/kernel';
import { useMemo, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { games } from '../../games/index.ts';
import { systems } from '../../games/systems.ts';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { downloadGame, downloadReplay } from '../../store/files.ts';
import type { SavedGame } from '../../store/games.ts';
import { words } from '../../words/index.ts';

interface SavedCardProps {
  readonly saved: SavedGame;
  readonly remove: () => void;
}

const say = words.home;

/** A kept game: how it stands, and what can be done with it. */
export function SavedCard({ saved, remove }: SavedCardProps) {
  const { id, outcome, progress, savedAt } = saved;
  const [sure, setSure] = useState(false);
  const match = useMemo(() => matchIn(saved), [saved]);
  const game = games.find(({ system }) => system.id === saved.system);
  return (
    <li className="saved">
      {game && match && <Thumbnail game={game} view={game.system.view(nowOf(match), AUDIENCE)} />}
      <div className="saved__text">
        <b>{game?.system.title ?? saved.system}</b>
        <span>{outcome ?? progress}</span>
        <small className="muted">{say.savedAt(new Date(savedAt))}</small>
      </div>
      <div className="saved__ways">
        {outcome === null ? (
          <a className="button button--main" href={hrefOf({ room: 'table', id })}>
            {say.goOn}
          </a>
        ) : (
          <>
            <a className="button" href={hrefOf({ room: 'after', id })}>
              {say.result}
            </a>
            <a className="button" href={hrefOf({ room: 'replay', id })}>
              {say.watch}
            </a>
          </>
        )}
        {match && (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => (outcome === null ? downloadGame : downloadReplay)(id, match)}
          >
            {say.export}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={sure ? remove : () => setSure(true)}>
          {sure ? say.deleteReally : say.delete}
        </button>
      </div>
    </li>
  );
}

function matchIn({ text }: SavedGame): Match | null {
  const read = load(text, systems);
  return read.ok ? read.value.match : null;
}
