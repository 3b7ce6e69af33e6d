import type { Player, Seat } from '@sightline/kernel';
import { lazy, Suspense, useState } from 'react';
import type { Game } from '../../games/game.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { opener } from '../../play/at-hand.ts';
import type { SavedGame } from '../../store/games.ts';
import { say } from '../../words/index.ts';

const WithSomebody = lazy(() => import('../invite/WithSomebody.tsx'));

interface Fetched {
  readonly game: Game;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly text: string;
}

/** A game that was begun at this screen goes on with somebody at another device. */
export function PutOnline({ saved: { id, title } }: { readonly saved: Pick<SavedGame, 'id' | 'title'> }) {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const label = say('home.putOnline');
  const fetchOne = async (): Promise<void> => {
    const { fetchGoingOn } = await opener();
    setFetched(await fetchGoingOn(id));
  };
  return (
    <>
      <button
        type="button"
        className="button button--quiet"
        aria-label={title && say('home.putOnlineAt', { title })}
        onClick={() => void fetchOne()}
      >
        {label}
      </button>
      <Sheet title={label} open={fetched !== null} close={() => setFetched(null)}>
        <Suspense fallback={<p className="muted">{say('loading')}</p>}>
          {fetched && (
            <WithSomebody
              game={fetched.game}
              players={fetched.players}
              together={{ kind: 'file', text: fetched.text }}
            />
          )}
        </Suspense>
      </Sheet>
    </>
  );
}
