import type { Question } from '@sightline/kernel';
import type { KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import type { Spot } from '../game.ts';
import { MARKS } from './figures.ts';
import { useRules } from './rules.ts';
import { zoneAsked } from './zones.ts';

/** Where somebody may deploy, for as long as he is asked to: what lies in it and is not allowed is left out. */
export function Zones({ view, asked }: { readonly view: KillzoneView; readonly asked: Question | undefined }) {
  const rules = useRules();
  const zone = asked && zoneAsked(rules, view, asked as KillzoneQuestion);
  if (!zone) return null;
  return (
    <g className={`zone token--${MARKS[zone.side]}`}>
      {zone.spots.map(({ barred, ...spot }) => (
        <path
          key={`${spot.x},${spot.y},${spot.width}`}
          fillRule="evenodd"
          d={[spot, ...barred].map(pathOf).join(' ')}
        />
      ))}
    </g>
  );
}

const pathOf = ({ x, y, width, height }: Spot): string => `M${x} ${y}h${width}v${height}h${-width}z`;
