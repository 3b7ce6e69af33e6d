import type { DustupQuestion, DustupView } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/dustup.ts';
import { shownAt } from './land.ts';
import { MARKS } from './units.ts';

/** The zones of whoever is setting up, as long as he does. */
export function Zones({ view, asked }: { readonly view: DustupView; readonly asked: Question | undefined }) {
  const side = asked && sideSettingUp(view, asked as DustupQuestion);
  if (side === undefined || side < 0) return null;
  return view.sides[side]!.zones.map(zone => {
    const points = zone.map(place => shownAt(view, place));
    const top = Math.min(...points.map(({ y }) => y));
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    // Its words begin or end with the table where the zone does, so that they are never cut.
    const anchor = left <= 0 ? 'start' : right >= view.map.width ? 'end' : 'middle';
    const x = { start: left + 0.4, end: right - 0.4, middle: (left + right) / 2 }[anchor];
    return (
      <g key={`${left},${top}`} className={`zone token--${MARKS[side]}`}>
        <polygon points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <text x={x} y={top + 1.4} style={{ textAnchor: anchor }}>
          {say('dustup.zone')}
        </text>
      </g>
    );
  });
}

/** Whose zones they are while somebody sets up; undefined at any other question. */
export function sideSettingUp(view: DustupView, asked: DustupQuestion): number | undefined {
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
