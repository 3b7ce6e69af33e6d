import { Suspense } from 'react';
import { hrefOf } from '../../app/route.ts';
import { type GameEntry, loadGame, useGame } from '../../games/index.ts';
import { useIdle } from '../../parts/use-idle.ts';
import { useSitDown } from '../../play/use-sit-down.ts';
import { say } from '../../words/index.ts';
import { Learn } from './Learn.tsx';

/** A game and the shortest way into it. */
export function GameCard({ entry }: { readonly entry: GameEntry }) {
  const { id, title, tagline, first, campaign, small } = entry;
  const sitDown = useSitDown();
  // A picture needs the whole game: the page can be used before.
  const isIdle = useIdle();
  const playNow = async (): Promise<void> => {
    const { playNow: options } = await loadGame(id);
    await sitDown({ kind: 'new', system: id, options });
  };
  return (
    <article className={small ? 'game-card game-card--small' : 'game-card'}>
      <Suspense fallback={<div className="picture" />}>
        {isIdle ? <Pictured entry={entry} /> : <div className="picture" />}
      </Suspense>
      <div className="game-card__text">
        <h2>{title}</h2>
        <p>{tagline}</p>
        <p className="muted">{first}</p>
        <div className="row">
          <button
            type="button"
            className="button button--main"
            aria-label={say('home.playNowAt', { game: title })}
            onClick={() => void playNow()}
          >
            {say('home.playNow')}
          </button>
          <Learn id={id} title={title} />
          <a
            className="button"
            aria-label={say('home.setUpAt', { game: title })}
            href={hrefOf({ room: 'setup', system: id })}
          >
            {say('home.setUp')}
          </a>
          {campaign && (
            <a className="button" href={hrefOf({ room: 'campaign', id: null })}>
              {say('campaign.title')}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

function Pictured({ entry }: { readonly entry: GameEntry }) {
  const { Picture } = useGame(entry.id);
  return <Picture />;
}
