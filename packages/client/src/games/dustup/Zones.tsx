import type { DustupQuestion, DustupView } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/index.ts';
import { shownAt } from './land.ts';
import { MARKS } from './units.ts';

/** The zones of whoever is setting up, as long as he does. */
export function Zones({ view, asked }: { readonly view: DustupView; readonly asked: Question | undefined }) {
  const side = asked && sideSettingUp(view, asked as DustupQuestion);
  if (side === undefined || side < 0) return null;
  return view.sides[side]!.zones.map(zone => {
    const points = zone.map(place => shownAt(view, place));
    const top = Math.min(...points.map(({ y }) => y));
    const middle = points.reduce((sum, { x }) => sum + x, 0) / points.length;
    return (
      <g key={`${middle},${top}`} className={`zone token--${MARKS[side]}`}>
        <polygon points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <text x={middle} y={top + 1.4}>
          {say('dustup.zone')}
        </text>
      </g>
    );
  });
}

function sideSettingUp(view: DustupView, asked: DustupQuestion): number | undefined {
  switch (asked.kind) {
    case 'deploy':
      return view.units[asked.unit.id]?.side;
    case 'whichToDeploy':
      return view.units[asked.options[0]!]?.side;
    case 'dummy':
    case 'layCommandMine':
      return asked.side;
    default:
      return undefined;
  }
}
