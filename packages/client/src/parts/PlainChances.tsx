import type { Game } from '../games/game.ts';
import type { Chance, PlainOdds } from '../games/table-talk.ts';
import { say } from '../words/index.ts';
import { percent, percents } from './fraction.ts';
import { glossed } from './Term.tsx';

/** Two or three outcomes in plain words with their share, and what may befall one's own by it. */
export function PlainChances({ plain, game }: { readonly plain: PlainOdds; readonly game: Game }) {
  const harm = plain.totals.filter(isHarm);
  return (
    <div className="chances">
      {isMadeOfMore(plain) && <p className="chances__summary">{glossed(plain.summary ?? plain.counts, game)}</p>}
      <Rows rows={plain.rows} />
      {harm.length > 0 && <Rows rows={harm} className="chances__totals" />}
    </div>
  );
}

/** The totals that a player asks for, where there are any. */
export function Totals({ plain }: { readonly plain: PlainOdds }) {
  const rows = plain.totals.filter(total => !isHarm(total));
  return rows.length > 0 && <Rows rows={rows} className="chances" />;
}

const isHarm = ({ tone }: Chance): boolean => tone === 'bad';

function Rows({ rows, className }: { readonly rows: readonly Chance[]; readonly className?: string }) {
  const shares = percents(rows.map(({ chance }) => chance));
  return (
    <ul className={className}>
      {rows.map((row, i) => (
        <Row key={row.text} {...row} share={shares[i]!} />
      ))}
    </ul>
  );
}

/** Whether the number that matters is not that of a single row, which would only say it again. */
const isMadeOfMore = ({ headline, rows }: PlainOdds): boolean =>
  !rows.some(({ chance }) => percent(chance) === percent(headline));

function Row({ text, chance, error, tone, share }: Chance & { readonly share: string }) {
  return (
    <li className={`chance chance--${tone}`}>
      <span className="chance__name">{text}</span>
      <span className="chance__bar">
        <span style={{ width: `${chance * 100}%` }} />
      </span>
      <b>
        {error !== undefined && error > 0
          ? say('odds.sampledShare', { share, error: Math.max(1, Math.round(error * 100)) })
          : share}
      </b>
    </li>
  );
}
