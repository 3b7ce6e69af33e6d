import type { RollLine } from '@sightline/kernel';
import { useCallback, useMemo } from 'react';
import type { Game } from '../../games/game.ts';
import { type Plots, Plotted } from '../../parts/Plotted.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { words } from '../../words/index.ts';
import { luckOf } from './luck.ts';

const say = words.after;

/** How the dice fell for each seat, against what was to be expected. */
export function Luck({ game, rolls }: { readonly game: Game; readonly rolls: readonly RollLine[] }) {
  const rows = useMemo(() => luckOf(rolls), [rolls]);
  const plot = useCallback(
    (library: Plots) => {
      const bars = rows.map(({ seat, average, expected, error }) => ({
        seat: game.seats[seat]?.name ?? say.nobody,
        luck: (average - expected) / error,
        mark: game.seats[seat]?.mark ?? null,
      }));
      const furthest = Math.max(2.5, ...bars.map(({ luck }) => Math.abs(luck)));
      return library.plot({
        width: 640,
        height: 40 + 34 * bars.length,
        marginLeft: 120,
        x: { label: say.sigmas, domain: [-furthest, furthest], grid: true },
        y: { label: null },
        marks: [
          library.rectX([{ from: -1, to: 1 }], { x1: 'from', x2: 'to', fill: 'var(--line)', fillOpacity: 0.5 }),
          library.barX(bars, {
            x: 'luck',
            y: 'seat',
            insetTop: 6,
            insetBottom: 6,
            fill: ({ mark }) => (mark ? `var(--${mark})` : 'var(--muted)'),
          }),
          library.ruleX([0]),
        ],
      });
    },
    [game, rows],
  );
  if (rows.length === 0) return null;
  return (
    <figure className="card plot">
      <figcaption className="card__title">{say.luck}</figcaption>
      <p className="muted">{say.luckHint}</p>
      <Plotted plot={plot} label={say.luck} />
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
