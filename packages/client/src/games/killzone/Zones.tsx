import type { Question } from '@sightline/kernel';
import type { KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { MARKS } from './figures.ts';
import { useRules } from './rules.ts';
import { zoneAsked } from './zones.ts';

/** Where somebody may deploy, for as long as he is asked to. */
export function Zones({ view, asked }: { readonly view: KillzoneView; readonly asked: Question | undefined }) {
  const rules = useRules();
  const zone = asked && zoneAsked(rules, view, asked as KillzoneQuestion);
  if (!zone) return null;
  return (
    <g className={`zone token--${MARKS[zone.side]}`}>
      {zone.spots.map(spot => (
        <rect key={`${spot.x},${spot.y},${spot.width}`} {...spot} />
      ))}
    </g>
  );
}
