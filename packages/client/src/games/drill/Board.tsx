import pinned from 'icon:kneeling';
import landMine from 'icon:land-mine';
import eye from 'icon:semi-closed-eye';
import type { Drill, DrillEvent, Unit } from '@sightline/drill';
import { memo } from 'react';
import { type Badge, Token } from '../../board/Token.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { BoardProps } from '../game.ts';
import { Effects, Hits } from './Effects.tsx';
import { Field } from './Field.tsx';
import { useRules } from './rules.ts';
import { centreOf, spotOfSquare } from './squares.ts';
import { activeIn, nameOf, numberOf, stateOf } from './units.ts';

export function Board({ view, recent, underWay, children }: BoardProps<DrillEvent, Drill>) {
  return (
    <>
      <Field obstacles={view.obstacles} />
      {view.mines.map(mine => (
        <Mine key={`${mine.side} ${mine.at}`} {...mine} />
      ))}
      {children}
      <Effects view={view} recent={recent} />
      <Units view={view} active={activeIn(underWay)} />
      <Hits view={view} recent={recent} />
    </>
  );
}

/** Drawn again when the table has changed, not whenever the pointer has moved. */
const Units = memo(function Units({ view, active }: { readonly view: Drill; readonly active: number | null }) {
  const rules = useRules();
  return view.units
    .filter(rules.isStanding)
    .map(unit => <UnitToken key={unit.id} unit={unit} active={unit.id === active} />);
});

function Mine({ side, at }: Drill['mines'][number]) {
  const rules = useRules();
  const { x, y } = spotOfSquare(rules, at);
  return (
    <g className={`mine mine--${side}`}>
      <circle cx={x + 0.5} cy={y + 0.5} r={0.3} />
      <Icon path={landMine} x={x + 0.27} y={y + 0.27} size={0.46} />
    </g>
  );
}

function UnitToken({ unit, active }: { readonly unit: Unit; readonly active: boolean }) {
  const rules = useRules();
  return (
    <Token
      at={centreOf(rules, unit.at)}
      figure={unit.id}
      mark={unit.side}
      label={String(numberOf(unit.id))}
      health={{ now: unit.health, most: rules.health }}
      badges={badgesOf(unit)}
      active={active}
      spent={unit.acted && !active}
      title={`${nameOf(unit.id)}: ${stateOf(rules, unit)}`}
    />
  );
}

function badgesOf(unit: Unit): Badge[] {
  const badges: Badge[] = [];
  if (unit.watching) badges.push({ icon: eye, tone: 'watch' });
  if (unit.pinned) badges.push({ icon: pinned, tone: 'pinned' });
  return badges;
}
