import flag from 'icon:flag-objective';
import type { DustupView } from '@sightline/dustup';
import { Icon } from '../../parts/Icon.tsx';
import { called, say } from '../../words/dustup.ts';
import { shownAt } from './land.ts';
import { MARKS, pointOfUnit } from './units.ts';

/** So near to it somebody may stand over its mark, in inches. */
const OVER_IT = 1.6;
/** So far above its place its flag flies clear of a squad. */
const ABOVE = 2.9;

/** What is fought for by its name and worth, over everybody; where somebody stands on it, its flag flies above him. */
export function Pennants({ view }: { readonly view: DustupView }) {
  const units = view.units.filter(({ where }) => where === 'table').map(unit => pointOfUnit(view, unit));
  return view.objectives.map(({ id, name, points, holder, carrier, ...place }) => {
    if (carrier >= 0) return null;
    const { x, y } = shownAt(view, place);
    const isHidden = units.some(at => Math.hypot(at.x - x, at.y - y) < OVER_IT);
    const mark = MARKS[holder];
    return (
      <g key={id} className={`pennant${mark ? ` token--${mark}` : ''}`} transform={`translate(${x} ${y})`}>
        {isHidden && (
          <g className={mark ? 'objective objective--held' : 'objective'}>
            <circle className="objective__mark" cy={-ABOVE - 1.5} r={0.6} />
            <Icon path={flag} x={-0.4} y={-ABOVE - 1.9} size={0.8} />
          </g>
        )}
        <text y={isHidden ? -ABOVE : -1.1}>{say('dustup.pennant', { name: called(name), points })}</text>
      </g>
    );
  });
}
