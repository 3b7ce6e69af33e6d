import type { Replay } from '@sightline/desk';
import { AUDIENCE } from '@sightline/kernel';
import { useCallback, useMemo } from 'react';
import type { Game } from '../../games/game.ts';
import { type Plots, Plotted } from '../../parts/Plotted.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { say } from '../../words/index.ts';
import type { TurningPoint } from './turning-points.ts';

interface StrengthPlotProps {
  readonly game: Game;
  readonly replay: Replay;
  readonly points: readonly TurningPoint[];
}

/** What each seat had left, from the first move to the last, and when it turned. */
export function StrengthPlot({ game, replay, points }: StrengthPlotProps) {
  const { title, rows, last } = useMemo(() => strengthsOf(game, replay), [game, replay]);
  const plot = useCallback(
    (library: Plots) =>
      library.plot({
        width: 640,
        height: 180,
        x: { label: say('after.moves') },
        y: { label: title, grid: true, zero: true },
        marks: [
          ...Object.keys(last).map((seat, i) =>
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
          library.ruleX(points, { x: 'after', stroke: 'var(--accent)', strokeDasharray: '2 4' }),
        ],
      }),
    [game, title, rows, last, points],
  );
  return (
    <figure className="card plot">
      <figcaption className="card__title">{say('after.overTime', { what: title })}</figcaption>
      <Plotted plot={plot} label={say('after.overTime', { what: title })} />
      <ul className="row">
        {Object.entries(last).map(([seat, value]) => (
          <li key={seat}>
            <SeatBadge {...game.seats[seat]!} /> {value}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** What each seat had left at every moment of the game. */
function strengthsOf(game: Game, replay: Replay) {
  const shown = replay.moments.map((_, moment) => game.strength(replay.view(moment, AUDIENCE)));
  const rows = shown.flatMap(({ of }, moment) =>
    Object.entries(of).map(([seat, left]) => ({ inputs: replay.moments[moment]!, seat, left })),
  );
  return { title: shown[0]?.title ?? '', rows, last: shown.at(-1)?.of ?? {} };
}

/** Whole, broken and dotted: lines are told apart without their colour. */
const DASHES = ['', '9 4', '2 3'];
