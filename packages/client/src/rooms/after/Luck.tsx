import type { RollLine } from '@sightline/kernel';
import { useCallback, useMemo } from 'react';
import type { Game } from '../../games/game.ts';
import { type Plots, Plotted } from '../../parts/Plotted.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { decimal, part, say } from '../../words/index.ts';
import { luckOf } from './luck.ts';

/** How the dice fell for each seat, against what was to be expected. */
export function Luck({ game, rolls }: { readonly game: Game; readonly rolls: readonly RollLine[] }) {
  const rows = useMemo(() => luckOf(rolls), [rolls]);
  const plot = useCallback(
    (library: Plots) => {
      const bars = rows.map(({ seat, average, expected, error }) => ({
        seat: game.seats[seat]?.name ?? say('after.nobody'),
        luck: (average - expected) / error,
        mark: game.seats[seat]?.mark ?? null,
      }));
      const furthest = Math.max(2.5, ...bars.map(({ luck }) => Math.abs(luck)));
      return library.plot({
        width: 640,
        height: 40 + 34 * bars.length,
        marginLeft: 120,
        x: { label: say('after.sigmas'), domain: [-furthest, furthest], grid: true },
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
      <figcaption className="card__title">{say('after.luck')}</figcaption>
      <p className="muted">{say('after.luckHint')}</p>
      <Plotted plot={plot} label={say('after.luck')} />
      <div className="scroll-x">
        <table className="data">
          <thead>
            <tr>
              {Object.values(part('after.luckHead')).map(head => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, dice, average, expected, error }) => (
              <tr key={seat}>
                <td>{game.seats[seat] ? <SeatBadge {...game.seats[seat]} /> : say('after.nobody')}</td>
                <td>{dice}</td>
                <td>{decimal(average, 2)}</td>
                <td>{decimal(expected, 2)}</td>
                <td>{decimal((average - expected) / error, 1)} σ</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
