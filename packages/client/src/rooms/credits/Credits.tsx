import { part, say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';

export function Credits() {
  return (
    <Frame title={say('credits.title')}>
      <section className="card prose">
        <h2>{say('credits.games')}</h2>
        <ul>
          {Object.values(part('credits.gamesList')).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{say('credits.gamesHint')}</p>
        <h2>{say('credits.icons')}</h2>
        <p>{say('credits.iconsHint')}</p>
        <h2>{say('credits.made')}</h2>
        <p>{say('credits.madeHint')}</p>
      </section>
    </Frame>
  );
}
