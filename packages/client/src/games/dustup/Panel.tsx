import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { called, list, say } from '../../words/dustup.ts';
import type { PanelProps } from '../game.ts';
import { InboundChart } from './InboundChart.tsx';
import { useRules } from './rules.ts';
import { isFit, isSeenOrRides, isVehicle, MARKS, nameOf, pointOfUnit, stateOf, titleOf } from './units.ts';

/** Both forces: a card for every unit with its quality, leadership, confidence, suppression, losses and weapons. */
export function Panel({ view, lookAt }: PanelProps<DustupView>) {
  const rules = useRules();
  return (
    <div className="roster">
      <InboundChart view={view} />
      {view.sides.map(side => (
        <section key={side.seat} className={`roster__side roster__side--${MARKS[side.id]}`}>
          <h3>
            <SeatBadge name={titleOf(view, side)} mark={MARKS[side.id]!} />
            {side.tokens > 0 && <span className="muted">{say('dustup.tokens', { tokens: side.tokens })}</span>}
          </h3>
          {view.units
            .filter(unit => unit.side === side.id && unit.where !== 'merged')
            .map(unit => (
              <UnitCard
                key={unit.id}
                view={view}
                unit={unit}
                show={() => isSeenOrRides(rules, view, unit) && lookAt(pointOfUnit(view, unit))}
              />
            ))}
        </section>
      ))}
    </div>
  );
}

interface UnitCardProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly show: () => void;
}

function UnitCard({ view, unit, show }: UnitCardProps) {
  const rules = useRules();
  const isActing = view.acting.includes(unit.id);
  const isGone = unit.where === 'exited' || unit.where === 'routedOff' || !isFit(rules, view, unit);
  const look = ['unit-card', isActing && 'unit-card--acting', isGone && 'unit-card--gone'].filter(Boolean).join(' ');
  return (
    <button type="button" className={look} onClick={show}>
      <span>
        <b>{nameOf(rules, unit.who)}</b>{' '}
        <small className="muted">
          {say('dustup.worth', {
            quality: say(`dustup.qualities.${unit.quality}`),
            die: unit.die,
            leadership: unit.lv,
          })}
        </small>
      </span>
      <small>{rules.isHidden(unit) && unit.counter < 0 ? say('dustup.hidden') : stateOf(rules, view, unit)}</small>
      <small className="muted">{weaponsOf(rules, view, unit)}</small>
    </button>
  );
}

/** "7 Assault rifle, 1 Light machine gun". */
function weaponsOf(rules: DustupBoard, view: DustupView, unit: Unit): string {
  if (isVehicle(unit)) return list(rules.vehicles?.profileOf(view, unit).arms.map(({ name }) => called(name)) ?? []);
  const counts = new Map<string, number>();
  for (const figure of rules.ableOf(view, unit)) {
    for (const weapon of figure.weapons) counts.set(weapon, (counts.get(weapon) ?? 0) + 1);
  }
  return [...counts]
    .map(([weapon, count]) => say('dustup.weapon', { weapon: called(rules.weaponName(view, weapon)), count }))
    .join(', ');
}
