import { words } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';

const say = words.credits;

export function Credits() {
  return (
    <Frame title={say.title}>
      <section className="card prose">
        <h2>{say.games}</h2>
        <ul>
          {say.gamesList.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{say.gamesHint}</p>
        <h2>{say.icons}</h2>
        <p>{say.iconsHint}</p>
        <h2>{say.made}</h2>
        <p>{say.madeHint}</p>
      </section>
    </Frame>
  );
}
