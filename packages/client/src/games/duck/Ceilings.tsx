import weakSpot from 'icon:earth-crack';
import hatch from 'icon:floor-hatch';
import type { DuckView } from '@sightline/duck';
import { memo } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/duck.ts';
import { type CeilingPlan, ceilingsOf, squaresOfModule } from './levels.ts';
import { roomText } from './names.ts';
import { useRules } from './rules.ts';
import { spotOfSquare } from './squares.ts';

/** The level above the decks: a plan for every module whose ceiling is in play, and its ways down on both levels. */
export const Ceilings = memo(function Ceilings({ view }: { readonly view: DuckView }) {
  const rules = useRules();
  return (
    <g className="ceilings">
      {ceilingsOf(rules, view).map(plan => (
        <Ceiling key={plan.module} view={view} plan={plan} />
      ))}
      {view.hatches.map(({ at, kind }) => (
        <g key={at} className={`way-up way-up--${kind}`}>
          <title>{say(`duck.waysUp.${kind}`)}</title>
          <Opening view={view} square={at} icon={kind === 'hatch' ? hatch : weakSpot} overhead />
          <Opening view={view} square={at} icon={kind === 'hatch' ? hatch : weakSpot} />
        </g>
      ))}
    </g>
  );
});

function Ceiling({ view, plan }: { readonly view: DuckView; readonly plan: CeilingPlan }) {
  const rules = useRules();
  const ship = rules.planOf(view.arena);
  const squares = squaresOfModule(ship, plan.module);
  const blocks = squares.filter(square => ship.letters[square] === 'f');
  return (
    <g>
      <rect
        className="ceiling__sheet"
        x={plan.x - 0.35}
        y={plan.y - 0.85}
        width={plan.width + 0.7}
        height={plan.height + 1.2}
        rx={0.25}
      />
      <text className="ceiling__title" x={plan.x + plan.width / 2} y={plan.y - 0.42}>
        {say('duck.above', { module: roomText(ship.modules[plan.module]!.name) })}
      </text>
      {squares.map(square => (
        <rect key={square} className="ceiling__panel" {...spotOfSquare(rules, view, square, true)} />
      ))}
      {blocks.map(square => (
        <rect key={square} className="ceiling__block" {...spotOfSquare(rules, view, square, true)} />
      ))}
      <rect className="ceiling__rim" x={plan.x} y={plan.y} width={plan.width} height={plan.height} />
    </g>
  );
}

interface OpeningProps {
  readonly view: DuckView;
  readonly square: number;
  readonly icon: string;
  readonly overhead?: boolean;
}

/** Large where one stands on it, a corner mark where one looks up to it. */
function Opening({ view, square, icon, overhead = false }: OpeningProps) {
  const rules = useRules();
  const { x, y } = spotOfSquare(rules, view, square, overhead);
  const size = overhead ? 0.8 : 0.36;
  const gap = overhead ? 0.1 : 0.03;
  return (
    <>
      <rect className="way-up__frame" x={x + gap} y={y + gap} width={size} height={size} rx={0.08} />
      <Icon path={icon} x={x + gap + size * 0.1} y={y + gap + size * 0.1} size={size * 0.8} />
    </>
  );
}
