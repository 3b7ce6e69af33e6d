import type { DustupView, Place, Unit } from '@sightline/dustup';
import { fromThere } from './from-there.ts';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { pointOfUnit } from './units.ts';

interface FromThereProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly at: Place;
  readonly facing?: number | null;
}

/** Thin lines from the end of a way: whole ones to whom it could fire at, broken ones to whoever only sees it there. */
export function FromThere({ view, unit, at, facing = null }: FromThereProps) {
  const rules = useRules();
  const { inAim, seenBy } = fromThere(rules, view, unit, at, facing);
  const from = shownAt(view, at);
  return (
    <g className="from-there">
      {[...new Set([...seenBy, ...inAim])].map(enemy => {
        const { x, y } = pointOfUnit(view, enemy);
        return (
          <g key={enemy.id} className={inAim.includes(enemy) ? 'from-there__aim' : 'from-there__seen'}>
            <line x1={from.x} y1={from.y} x2={x} y2={y} />
            <circle cx={x} cy={y} r={0.9} />
          </g>
        );
      })}
    </g>
  );
}
