import type { DustupView } from '@sightline/dustup';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';

/** How near to what is fought for one has to be to hold it: a ring round each, while somebody is about to move. */
export function Rings({ view }: { readonly view: DustupView }) {
  const { controlWithin } = useRules();
  return view.objectives.map(({ id, carry, carrier, radius, building, ...place }) => {
    const within = radius === null ? (building < 0 ? controlWithin : undefined) : radius / 1000;
    if (carry || carrier >= 0 || within === undefined) return null;
    const { x, y } = shownAt(view, place);
    return <circle key={id} className="hold-ring" cx={x} cy={y} r={within} />;
  });
}
