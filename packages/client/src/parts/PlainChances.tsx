import type { Game } from '../games/game.ts';
import type { Chance, PlainOdds } from '../games/table-talk.ts';
import { say } from '../words/index.ts';
import { percent } from './fraction.ts';
import { glossed } from './Term.tsx';

/** Two or three outcomes in plain words with their share, then the totals that a player asks for. */
export function PlainChances({ plain, game }: { readonly plain: PlainOdds; readonly game: Game }) {
  return (
    <div className="chances">
      {isMadeOfMore(plain) && <p className="chances__summary">{glossed(plain.summary ?? plain.counts, game)}</p>}
      <ul>
        {plain.rows.map(row => (
          <Row key={row.text} {...row} />
        ))}
      </ul>
      {plain.totals.length > 0 && (
        <ul className="chances__totals">
          {plain.totals.map(row => (
            <Row key={row.text} {...row} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether the number that matters is not that of a single row, which would only say it again. */
const isMadeOfMore = ({ headline, rows }: PlainOdds): boolean =>
  !rows.some(({ chance }) => percent(chance) === percent(headline));

function Row({ text, chance, error, tone }: Chance) {
  return (
    <li className={`chance chance--${tone}`}>
      <span className="chance__name">{text}</span>
      <span className="chance__bar">
        <span style={{ width: `${chance * 100}%` }} />
      </span>
      <b>{error !== undefined && error > 0 ? say('odds.sampledShare', { share: percent(chance) }) : percent(chance)}</b>
    </li>
  );
}
