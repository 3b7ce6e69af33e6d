import { hrefOf } from '../../app/route.ts';
import type { Game } from '../../games/game.ts';
import { isGame } from '../../games/index.ts';
import { DeleteButton } from '../../parts/DeleteButton.tsx';
import { SetupPicture } from '../../parts/SetupPicture.tsx';
import type { SavedContent } from '../../store/content.ts';
import { writeContent } from '../../store/content-file.ts';
import { fileName } from '../../store/file-name.ts';
import { download } from '../../store/files.ts';
import { called, say } from '../../words/index.ts';
import { Examples } from './Examples.tsx';

interface GameContentProps {
  readonly game: Game;
  readonly saved: readonly SavedContent[];
  readonly remove: (id: string) => void;
}

/** What the player has made for one game, and what to start from. */
export function GameContent({ game, saved, remove }: GameContentProps) {
  const { system, content = [] } = game;
  if (content.length === 0) return null;
  return (
    <section className="card content">
      <header className="row content__head">
        <h2>{called(system.title)}</h2>
        {isGame(system.id) && (
          <a className="button" href={hrefOf({ room: 'setup', system: system.id })}>
            {say('content.setUp', { game: called(system.title) })}
          </a>
        )}
      </header>
      <h3 className="card__title">{say('content.kept')}</h3>
      {saved.length === 0 && <p className="muted">{say('content.none')}</p>}
      <ul className="shelf__cards">
        {saved.map(item => (
          <Item key={item.id} game={game} item={item} remove={() => remove(item.id)} />
        ))}
      </ul>
      <h3 className="card__title">{say('content.examples')}</h3>
      <Examples game={game} kinds={content} />
    </section>
  );
}

interface ItemProps {
  readonly game: Game;
  readonly item: SavedContent;
  readonly remove: () => void;
}

function Item({ game, item, remove }: ItemProps) {
  const { name, savedAt } = item;
  const kind = game.content?.find(({ id }) => id === item.kind);
  return (
    <li className="saved">
      {kind && <SetupPicture game={game} setup={kind.setupOf(item.content)} />}
      <div className="saved__text">
        <b>{name}</b>
        <span>{kind?.title}</span>
        <small className="muted">{say('home.savedAt', { date: new Date(savedAt) })}</small>
      </div>
      <div className="saved__ways">
        <button
          type="button"
          className="button"
          aria-label={say('content.saveIt', { name })}
          onClick={() => download(fileName(item.kind, name, 'content'), writeContent(item))}
        >
          {say('content.save')}
        </button>
        <DeleteButton label={say('content.deleteIt', { name })} remove={remove} />
      </div>
    </li>
  );
}
