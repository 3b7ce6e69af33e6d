import type { Game } from '../../games/game.ts';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import type { Told } from '../../play/retell.ts';
import { words } from '../../words/index.ts';
import { luckOf } from './luck.ts';

const say = words.after;

/** How the dice fell for each seat, against what was to be expected. */
export function Luck({ game, told }: { readonly game: Game; readonly told: readonly Told[] }) {
  const rows = luckOf(told);
  if (rows.length === 0) return null;
  return (
    <figure className="card">
      <figcaption className="card__title">{say.luck}</figcaption>
      <p className="muted">{say.luckHint}</p>
      <div className="scroll-x">
        <table className="data">
          <thead>
            <tr>
              {Object.values(say.luckHead).map(head => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, dice, average, expected, error }) => (
              <tr key={seat}>
                <td>{game.seats[seat] ? <SeatBadge {...game.seats[seat]} /> : say.nobody}</td>
                <td>{dice}</td>
                <td>{average.toFixed(2)}</td>
                <td>{expected.toFixed(2)}</td>
                <td>{((average - expected) / error).toFixed(1)} σ</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
