import { GAMES } from '../../games/index.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { GameCard } from './GameCard.tsx';
import { Shelf } from './Shelf.tsx';

export function Home() {
  return (
    <Frame title={say('name')}>
      <div className="hero">
        <h1>{say('name')}</h1>
        <p>{say('promise')}</p>
      </div>
      <div className="games">
        {GAMES.map(entry => (
          <GameCard key={entry.id} entry={entry} />
        ))}
      </div>
      <Shelf />
    </Frame>
  );
}
