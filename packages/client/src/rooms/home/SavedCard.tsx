import { useEffect, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { GAMES, isGame } from '../../games/index.ts';
import { DeleteButton } from '../../parts/DeleteButton.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { keeper, opener } from '../../play/at-hand.ts';
import type { Glance } from '../../play/saving.ts';
import { downloadGame } from '../../store/files.ts';
import type { SavedGame } from '../../store/games.ts';
import { useLessonOf } from '../../store/lessons.ts';
import { say } from '../../words/index.ts';
import { PutOnline } from './PutOnline.tsx';

interface SavedCardProps {
  readonly saved: SavedGame;
  /** The one that was played last. */
  readonly isLarge?: boolean;
  /** It is a lesson, and called so. */
  readonly isLesson?: boolean;
  readonly remove: () => void;
}

/** A kept game: how it stands, and what can be done with it. */
export function SavedCard({ saved, isLarge = false, isLesson = false, remove }: SavedCardProps) {
  const { id, system, title, outcome, progress, asked, savedAt } = saved;
  const game = GAMES.find(entry => entry.id === system)?.title ?? system;
  const download = async (): Promise<void> => {
    const { fetchFile } = await opener();
    const file = await fetchFile(id);
    if (file) downloadGame(system, id, file);
  };
  const glance = useGlance(saved);
  const lesson = useLessonOf(id)?.lesson;
  const taught = glance?.game.lessons.find(each => each.id === lesson)?.title ?? title ?? game;
  return (
    <li className={isLarge ? 'saved saved--large' : 'saved'}>
      {glance ? <Thumbnail {...glance} /> : <div className="thumbnail" />}
      <div className="saved__text">
        <b>{isLesson ? say('home.lessonOf', { title: taught }) : (title ?? game)}</b>
        <span>
          {say('home.stand', { game: title === undefined ? null : game, progress })} {outcome}
        </span>
        {asked && <q className="saved__asked">{asked}</q>}
        <small className="muted">{say('home.savedAt', { date: new Date(savedAt) })}</small>
      </div>
      <div className="saved__ways">
        {outcome === null ? (
          <a
            className="button button--main"
            aria-label={title && !isLesson ? say('home.goOnWith', { title }) : undefined}
            href={hrefOf({ room: 'table', id })}
          >
            {say(isLesson ? 'home.goOnLesson' : 'home.goOn')}
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
        {isGame(system) && outcome === null && !isLesson && <PutOnline saved={saved} />}
        <DeleteButton remove={remove} />
      </div>
    </li>
  );
}

/** The board as it stands, once the rules of its edition are here. */
function useGlance(saved: SavedGame): Glance | null {
  const [glance, setGlance] = useState<Glance | null>(null);
  useEffect(() => {
    let wanted = true;
    void keeper()
      .then(({ glanceAt }) => glanceAt(saved))
      .then(found => wanted && setGlance(found));
    return () => {
      wanted = false;
    };
  }, [saved]);
  return glance;
}
