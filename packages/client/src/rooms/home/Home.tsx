import { lazy, Suspense } from 'react';
import { GAMES } from '../../games/index.ts';
import { guest } from '../../online/guest.ts';
import { useAtHand } from '../../play/at-hand.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { GameCard } from './GameCard.tsx';
import { Continue, Finished } from './Shelf.tsx';
import { type Shelf, useShelf } from './use-shelf.ts';

const YourTurn = lazy(() => import('../lobby/YourTurn.tsx'));

export function Home() {
  const shelf = useShelf();
  return (
    <Frame title={say('name')}>
      <div className="hero">
        <h1>{say('name')}</h1>
        <p>{say('promise')}</p>
      </div>
      {/* Whoever has never played with somebody fetches nothing of it. */}
      {guest() && (
        <Suspense fallback={null}>
          <YourTurn />
        </Suspense>
      )}
      {shelf.isKnown && (
        <>
          {isEmpty(shelf) ? <FirstSteps /> : <Continue shelf={shelf} />}
          <Games />
          <Finished shelf={shelf} />
        </>
      )}
    </Frame>
  );
}

const isEmpty = ({ open, lessons, over }: Shelf): boolean => open.length + lessons.length + over.length === 0;

function Games() {
  // From here on the page can be used: whatever is fetched ahead must not come before that.
  useAtHand();
  return (
    <div className="games">
      {GAMES.map(entry => (
        <GameCard key={entry.id} entry={entry} />
      ))}
    </div>
  );
}
