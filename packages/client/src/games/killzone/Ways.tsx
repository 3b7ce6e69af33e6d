import type { Question } from '@sightline/kernel';
import type { KillzoneQuestion, KillzoneView, Place } from '@sightline/killzone';
import { memo } from 'react';
import { decimal, say } from '../../words/killzone.ts';
import type { Point } from '../game.ts';
import { NONE, shownAt } from './floors.ts';
import { poseAfter } from './routes.ts';
import { useKillzone } from './rules.ts';
import { outlookOf, straight, type Weighed } from './ways.ts';

interface WaysProps {
  readonly view: KillzoneView;
  readonly asked?: Question | undefined;
}

/** Every way that is offered to a driver, by how safe it is; and straight ahead where else one may turn. */
export const Ways = memo(function Ways({ view, asked }: WaysProps) {
  const edition = useKillzone();
  const steering = asked as KillzoneQuestion | undefined;
  if (steering?.kind !== 'route') return null;
  const { board: rules } = edition;
  const vehicle = view.vehicles[steering.vehicle.id]!;
  const { ways } = outlookOf(edition, view, steering);
  const shown = ({ x, y }: Pick<Place, 'x' | 'y'>): Point => shownAt(rules, view, { x, y, room: NONE });
  const lines = ways.map(way => ({ way, points: driven(way).map(shown) }));
  return (
    <g className="ways">
      {lines.map(({ way, points }) => (
        <polyline
          key={JSON.stringify(way.route)}
          className={`ways__line ways__line--${toneOf(way)}`}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
      {cornersAhead().map(({ at, inches }) => (
        <g key={inches} className="ways__corner" transform={`translate(${at.x} ${at.y})`}>
          <circle r={0.3} />
          <text x={0.5} y={-0.35}>
            {say('killzone.card.inches', { inches: decimal(inches, 0) })}
          </text>
        </g>
      ))}
    </g>
  );

  function driven({ route }: Weighed): readonly Pick<Place, 'x' | 'y'>[] {
    const { legs = [], end } = rules.driveOf(view, vehicle, route);
    return [vehicle, ...(legs.length > 0 ? legs.map(({ to }) => to) : [end])];
  }

  /** Where straight on is open, a press turns there. */
  function cornersAhead(): readonly { readonly at: Point; readonly inches: number }[] {
    const { legs = [] } = rules.driveOf(view, vehicle, straight(vehicle.speed));
    const far = legs.reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0) / 1000;
    // Under the hull there is nothing to press.
    const nose = vehicle.model.length / 2;
    const apart = Math.max(LEAST_APART, (far - nose) / (MANY + 1));
    const inches = Array.from({ length: MANY }, (_, i) => Math.ceil(nose + (i + 0.5) * apart));
    return inches
      .filter(each => each < far)
      .map(each => ({ at: shown(poseAfter(vehicle, straight(1000 * each))), inches: each }));
  }
});

/** So many places to turn are marked, and no nearer together than this, in inches. */
const MANY = 3;
const LEAST_APART = 2;

function toneOf({ risk, isClear }: Weighed): 'safe' | 'risky' | 'lost' {
  if (isClear) return 'safe';
  return risk < 1 ? 'risky' : 'lost';
}
