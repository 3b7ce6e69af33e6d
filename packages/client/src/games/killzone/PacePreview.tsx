import type { Act, KillzoneView, Vehicle } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { pointOfVehicle } from './figures.ts';
import { Met } from './Met.tsx';
import { clearChance, metAhead, paceRange } from './pace.ts';
import { useRules } from './rules.ts';

interface PaceProps {
  readonly view: KillzoneView;
  readonly vehicle: Vehicle;
  readonly act: Extract<Act, { do: 'drive' }>;
}

/** How far a pace takes the vehicle straight on: surely to the first mark, at most to the second. Its button says what of. */
export function Pace({ view, vehicle, act }: PaceProps) {
  const rules = useRules();
  const { least, most } = paceRange(vehicle, act);
  const { length } = rules.modelOf(view, vehicle);
  const { x, y } = pointOfVehicle(rules, view, vehicle);
  const [near, far] = [-length / 2 - least, -length / 2 - most];
  const isClear = (clearChance(rules, view, vehicle, act) ?? 1) === 1;
  const met = metAhead(rules, view, vehicle, act);
  const metAt = met === null ? 0 : -length / 2 - met.distance / 1000;
  return (
    <>
      {met && <Met view={view} vehicle={vehicle} stop={met} end={{ ...met.rest, heading: vehicle.heading }} />}
      <g className="pace" transform={`translate(${x} ${y}) rotate(${vehicle.heading})`}>
        <path className="pace__sure" d={`M0 ${-length / 2}V${near}M-.8 ${near}H.8`} />
        {most > least && <path className="pace__may" d={`M0 ${near}V${far}M-.8 ${far}H.8`} />}
        {met && (
          <g className="pace__met" transform={`translate(0 ${metAt})`}>
            <path d="M-.7 -.7L.7 .7M-.7 .7L.7 -.7" />
          </g>
        )}
        <text
          className={isClear ? undefined : 'pace__risk'}
          transform={`translate(0 ${far - 0.6}) rotate(${-vehicle.heading})`}
        >
          {most > least ? say('killzone.pace.range', { least, most }) : say('killzone.card.inches', { inches: most })}
        </text>
      </g>
    </>
  );
}
