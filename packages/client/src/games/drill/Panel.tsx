import pinned from 'icon:kneeling';
import eye from 'icon:semi-closed-eye';
import type { Drill, Side, Unit } from '@sightline/drill';
import type { CSSProperties } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { say } from '../../words/index.ts';
import type { PanelProps } from '../game.ts';
import { useRules } from './rules.ts';
import { centreOf } from './squares.ts';
import { nameOf, numberOf, stateOf } from './units.ts';

/** Both sides at a glance: who stands, how well, and who has acted. */
export function Panel({ view, lookAt }: PanelProps<Drill>) {
  const rules = useRules();
  return (
    <div className="roster">
      {rules.sides.map(side => (
        <SideRoster key={side} view={view} side={side} lookAt={lookAt} />
      ))}
    </div>
  );
}

function SideRoster({ view, side, lookAt }: PanelProps<Drill> & { readonly side: Side }) {
  const rules = useRules();
  const units = view.units.filter(unit => unit.side === side);
  return (
    <section className={`roster__side roster__side--${side}`}>
      <h3>
        <SeatBadge name={say(`drill.sides.${side}`)} mark={side} />
        <span className="muted">{say('drill.standing', { count: units.filter(rules.isStanding).length })}</span>
      </h3>
      <ul>
        {units.map(unit => (
          <li key={unit.id}>
            <UnitChip unit={unit} show={() => lookAt(centreOf(rules, unit.at))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnitChip({ unit, show }: { readonly unit: Unit; readonly show: () => void }) {
  const rules = useRules();
  const title = `${nameOf(unit.id)}: ${stateOf(rules, unit)}`;
  const state = ['chip', unit.acted && 'chip--spent', !rules.isStanding(unit) && 'chip--gone'];
  return (
    <button
      type="button"
      className={state.filter(Boolean).join(' ')}
      title={title}
      aria-label={title}
      disabled={!rules.isStanding(unit)}
      onClick={show}
    >
      <b>{numberOf(unit.id)}</b>
      <span className="chip__health" style={{ '--share': unit.health / rules.health } as CSSProperties} />
      {rules.isStanding(unit) && unit.watching && <Icon path={eye} />}
      {rules.isStanding(unit) && unit.pinned && <Icon path={pinned} />}
    </button>
  );
}
