import { useCallback } from 'react';
import { hrefOf } from '../../app/route.ts';
import type { Game } from '../../games/game.ts';
import { type Plots, Plotted } from '../../parts/Plotted.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { say } from '../../words/index.ts';
import { type Strength, turningPoints } from './turning-points.ts';

interface StrengthPlotProps {
  readonly game: Game;
  readonly id: string;
  readonly title: string;
  readonly strengths: readonly Strength[];
}

/** What each seat had left, from the first move to the last, and when it turned. */
export function StrengthPlot({ game, id, title, strengths }: StrengthPlotProps) {
  const points = turningPoints(strengths);
  const plot = useCallback(
    (library: Plots) => {
      const rows = strengths.flatMap(({ inputs, of }) =>
        Object.entries(of).map(([seat, left]) => ({ inputs, seat, left })),
      );
      const seats = Object.keys(strengths[0]?.of ?? {});
      return library.plot({
        width: 640,
        height: 180,
        x: { label: say('after.moves') },
        y: { label: title, grid: true, zero: true },
        marks: [
          ...seats.map((seat, i) =>
            library.lineY(
              rows.filter(row => row.seat === seat),
              {
                x: 'inputs',
                y: 'left',
                stroke: `var(--${game.seats[seat]?.mark})`,
                strokeWidth: 2.5,
                curve: 'step-after',
                strokeDasharray: DASHES[i] ?? '',
              },
            ),
          ),
          library.ruleX(turningPoints(strengths), { x: 'inputs', stroke: 'var(--accent)', strokeDasharray: '2 4' }),
        ],
      });
    },
    [game, title, strengths],
  );
  const last = strengths.at(-1);
  if (!last) return null;
  return (
    <figure className="card plot">
      <figcaption className="card__title">{say('after.overTime', { what: title })}</figcaption>
      <Plotted plot={plot} label={say('after.overTime', { what: title })} />
      <ul className="row">
        {Object.entries(last.of).map(([seat, value]) => (
          <li key={seat}>
            <SeatBadge {...game.seats[seat]!} /> {value}
          </li>
        ))}
      </ul>
      {points.length > 0 && (
        <>
          <h3>{say('after.turningPoints')}</h3>
          <ol className="turning-points">
            {points.map(({ inputs, seat, lost }) => (
              <li key={`${inputs} ${seat}`}>
                <SeatBadge {...game.seats[seat]!} /> {say('after.lost', { lost })}{' '}
                <a href={hrefOf({ room: 'replay', id, after: inputs })}>{say('after.seeIt')}</a>
              </li>
            ))}
          </ol>
        </>
      )}
    </figure>
  );
}

/** Whole, broken and dotted: lines are told apart without their colour. */
const DASHES = ['', '9 4', '2 3'];
