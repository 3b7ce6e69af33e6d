import { hrefOf } from '../../app/route.ts';
import type { Game } from '../../games/game.ts';
import { newMatch } from '../../play/start.ts';
import { useSitDown } from '../../play/use-sit-down.ts';
import { words } from '../../words/index.ts';

/** A game and the shortest way into it. */
export function GameCard({ game }: { readonly game: Game }) {
  const { system, Picture, playNow, guide, tagline } = game;
  const sitDown = useSitDown();
  return (
    <article className="game-card">
      <Picture />
      <div className="game-card__text">
        <h2>{system.title}</h2>
        <p>{tagline}</p>
        <div className="row">
          <button
            type="button"
            className="button button--main"
            aria-label={words.home.playNowAt(system.title)}
            onClick={() => sitDown(newMatch(system, playNow))}
          >
            {words.home.playNow}
          </button>
          <button
            type="button"
            className="button"
            aria-label={words.home.learnAt(system.title)}
            onClick={() => sitDown(newMatch(system, guide.options, guide.secret), true)}
          >
            {words.home.learn}
          </button>
          <a
            className="button"
            aria-label={words.home.setUpAt(system.title)}
            href={hrefOf({ room: 'setup', system: system.id })}
          >
            {words.home.setUp}
          </a>
          {game.campaign && (
            <a className="button" href={hrefOf({ room: 'campaign' })}>
              {words.campaign.title}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
