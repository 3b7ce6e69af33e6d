import type { DuckView } from '@sightline/duck';
import { memo } from 'react';
import { sayIf } from '../../words/duck.ts';
import { useRules } from './rules.ts';
import { centreOf, degreesOf } from './squares.ts';

/** Trucks and walkers: two squares, front and rear. */
export const Vehicles = memo(function Vehicles({ view }: { readonly view: DuckView }) {
  const rules = useRules();
  return view.vehicles.map(vehicle => {
    const [front, rear] = rules.vehicleSquares(view, vehicle).map(square => centreOf(rules, view, square)) as [
      { x: number; y: number },
      { x: number; y: number },
    ];
    const [x, y] = [(front.x + rear.x) / 2, (front.y + rear.y) / 2];
    return (
      <g key={vehicle.id} className="truck" transform={`translate(${x} ${y}) rotate(${degreesOf(vehicle.facing)})`}>
        <title>{sayIf(`duck.vehicles.${vehicle.type}`) ?? vehicle.type}</title>
        <rect className="truck__body" x={-0.42} y={-0.94} width={0.84} height={1.88} rx={0.14} />
        <rect className="truck__cab" x={-0.34} y={-0.86} width={0.68} height={0.5} rx={0.1} />
        <path className="truck__nose" d="M-.2-.94 0-1.14 .2-.94Z" />
        {vehicle.pods.length > 0 && (
          <rect className="truck__load" x={-0.3} y={0.1} width={0.6} height={0.7} rx={0.06} />
        )}
      </g>
    );
  });
});
