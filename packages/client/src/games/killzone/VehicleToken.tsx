import type { KillzoneView, Vehicle } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { markOf, nameOf, pointOfVehicle } from './figures.ts';
import { useRules } from './rules.ts';

interface VehicleTokenProps {
  readonly view: KillzoneView;
  readonly vehicle: Vehicle;
}

/** A vehicle from above, as long and as wide as the rules measure it. */
export function VehicleToken({ view, vehicle }: VehicleTokenProps) {
  const rules = useRules();
  const at = pointOfVehicle(rules, view, vehicle);
  const { heading, speed, wrecked, who } = vehicle;
  const { length, width } = rules.modelOf(view, vehicle);
  const state = wrecked ? say('killzone.wrecked') : say('killzone.speed', { inches: speed / 1000 });
  return (
    <g
      className={`vehicle token--${markOf(vehicle)}${wrecked ? ' vehicle--wrecked' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px) rotate(${heading}deg)` }}
      data-piece={`vehicle ${vehicle.id}`}
    >
      <title>{`${nameOf(rules, who)}: ${state}`}</title>
      <rect
        className="vehicle__shadow"
        x={-width / 2 + 0.12}
        y={-length / 2 + 0.12}
        width={width}
        height={length}
        rx={Math.min(0.5, width / 2)}
      />
      <Body length={length} width={width} />
      {!wrecked && speed > 0 && (
        <path className="vehicle__speed" d={`M0 ${-length / 2 - 0.2}v${-speed / 4000}m-.3.35 .3-.35 .3.35`} />
      )}
      {wrecked && (
        <path
          className="vehicle__cross"
          d={`M${-width / 2} ${-length / 2}L${width / 2} ${length / 2}M${width / 2} ${-length / 2}L${-width / 2} ${length / 2}`}
        />
      )}
    </g>
  );
}

/** Bodywork, glass front and back, and the side's colour along the middle. */
export function Body({ length, width }: { readonly length: number; readonly width: number }) {
  const [half, front] = [width / 2, -length / 2];
  return (
    <>
      <rect className="vehicle__body" x={-half} y={front} width={width} height={length} rx={Math.min(0.5, half)} />
      <rect className="vehicle__stripe" x={-half * 0.3} y={front} width={half * 0.6} height={length} />
      {width >= 1.5 && (
        <>
          <path
            className="vehicle__glass"
            d={`M${-half * 0.75} ${front + length * 0.3}h${half * 1.5}l${-half * 0.15} ${-length * 0.09}h${-half * 1.2}Z`}
          />
          <path
            className="vehicle__glass"
            d={`M${-half * 0.7} ${front + length * 0.86}h${half * 1.4}v${-length * 0.06}h${-half * 1.4}Z`}
          />
        </>
      )}
    </>
  );
}
