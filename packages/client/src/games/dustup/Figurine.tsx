import type { DustupView, Vehicle } from '@sightline/dustup';
import { say } from '../../words/dustup.ts';
import type { FigurineProps } from '../game.ts';
import { HullPicture } from './HullPicture.tsx';
import { extentOfHull } from './hulls.ts';
import { useRules } from './rules.ts';
import { isVehicle, markOf } from './units.ts';

/** A vehicle in small; on its card with the armour of each face where that face is. */
export function Figurine({ view, figure, large = false }: FigurineProps<DustupView>) {
  const unit = view.units[figure];
  if (!unit || !isVehicle(unit)) return null;
  return large ? <Plan view={view} unit={unit} /> : <Small unit={unit} />;
}

function Small({ unit }: { readonly unit: Vehicle }) {
  const rules = useRules();
  const extent = extentOfHull(rules, unit.hull);
  const side = extent.length + 0.5;
  return (
    <svg
      className={`figurine token--${markOf(unit)}${unit.hull.destroyed ? ' rig--wreck' : ''}`}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      aria-hidden="true"
    >
      <HullPicture model={unit.hull.model} extent={extent} mark={markOf(unit)} />
    </svg>
  );
}

/** Room for the numbers round the hull, as a share of its length. */
const MARGIN = 0.34;

function Plan({ view, unit }: { readonly view: DustupView; readonly unit: Vehicle }) {
  const rules = useRules();
  const armour = rules.vehicles?.profileOf(view, unit).armour;
  const extent = extentOfHull(rules, unit.hull);
  const { length, width } = extent;
  const [height, across] = [length * (1 + 2 * MARGIN), width + 2 * MARGIN * length];
  const size = length * 0.2;
  if (!armour) return null;
  return (
    <svg
      className={`figurine figurine--plan token--${markOf(unit)}`}
      viewBox={`${-across / 2} ${-height / 2} ${across} ${height}`}
      role="img"
      aria-label={say('dustup.card.plan', armour)}
    >
      <HullPicture model={unit.hull.model} extent={extent} mark={markOf(unit)} />
      <Class of={armour.front} x={0} y={-length * (0.5 + MARGIN / 2)} size={size} />
      <Class of={armour.side} x={-width / 2 - length * (MARGIN / 2)} y={0} size={size} />
      <Class of={armour.side} x={width / 2 + length * (MARGIN / 2)} y={0} size={size} />
      <Class of={armour.rear} x={0} y={length * (0.5 + MARGIN / 2)} size={size} />
    </svg>
  );
}

interface ClassProps {
  readonly of: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The thicker, the darker: a shield with the class on it. */
function Class({ of, x, y, size }: ClassProps) {
  return (
    <g className={`plate plate--${Math.min(of, 5)}`} transform={`translate(${x} ${y})`}>
      <circle r={size * 0.72} strokeWidth={size * 0.1} />
      <text fontSize={size} dy="0.35em">
        {of}
      </text>
    </g>
  );
}
