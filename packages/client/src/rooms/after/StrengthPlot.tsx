import { AUDIENCE } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import type { Stand } from '../../play/retell.ts';
import { words } from '../../words/index.ts';

interface StrengthPlotProps {
  readonly game: Game;
  readonly stands: readonly Stand[];
}

const WIDTH = 600;
const HEIGHT = 140;

/** What each seat had left, from the first move to the last. */
export function StrengthPlot({ game, stands }: StrengthPlotProps) {
  const strengths = stands.map(({ table }) => game.strength(game.system.view(table, AUDIENCE)));
  const [start] = strengths;
  if (!start) return null;
  const most = Math.max(...strengths.flatMap(({ of }) => Object.values(of)), 1);
  const x = (i: number): number => (i / Math.max(1, strengths.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - (value / most) * HEIGHT;
  return (
    <figure className="card plot">
      <figcaption className="card__title">{words.after.overTime(start.title)}</figcaption>
      <svg viewBox={`-30 -8 ${WIDTH + 40} ${HEIGHT + 16}`} aria-hidden="true">
        {[0, most / 2, most].map(value => (
          <g key={value} className="plot__grid">
            <line x1={0} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text x={-8} y={y(value)}>
              {Math.round(value)}
            </text>
          </g>
        ))}
        {Object.keys(start.of).map(seat => (
          <polyline
            key={seat}
            className={`plot__line plot__line--${game.seats[seat]?.mark}`}
            points={strengths.map(({ of }, i) => `${x(i)},${y(of[seat] ?? 0)}`).join(' ')}
          />
        ))}
      </svg>
      <ul className="row">
        {Object.entries(strengths.at(-1)!.of).map(([seat, value]) => (
          <li key={seat}>
            <SeatBadge {...game.seats[seat]!} /> {value}
          </li>
        ))}
      </ul>
    </figure>
  );
}
