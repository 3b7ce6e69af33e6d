import decoy from 'icon:cross-flare';
import type { DustupQuestion, DustupView, Unit, Vehicle } from '@sightline/dustup';
import { Disc } from '../../board/Templates.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/dustup.ts';
import { LockLine } from './Evading.tsx';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { isVehicle, placeOfUnit, pointOfUnit } from './units.ts';

type Coming = Extract<DustupQuestion, { readonly kind: 'useDecoy' | 'useAreaSystem' }>;

/** A missile on its way at somebody who may still draw it off. */
export function Incoming({ view, question }: { readonly view: DustupView; readonly question: Coming }) {
  const target = view.units[question.unit.id]!;
  const firer = view.units[view.acting.at(-1) ?? -1];
  if (!firer || !isVehicle(target)) return null;
  const [from, to] = [pointOfUnit(view, firer), pointOfUnit(view, target)];
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const on = { x: from.x + (to.x - from.x) * ON_ITS_WAY, y: from.y + (to.y - from.y) * ON_ITS_WAY };
  return (
    <g className="incoming">
      <LockLine view={view} by={firer} at={placeOfUnit(view, target)} />
      <g transform={`translate(${on.x} ${on.y}) rotate(${degrees})`}>
        <path className="incoming__missile" d="M-.9-.3H.4L1 0 .4.3H-.9L-.6 0Z" />
      </g>
      <OnTheWay view={view} weapon={question.weapon.id} target={target} />
    </g>
  );
}

/** How much of its way a missile has gone when somebody is asked, as a share. */
const ON_ITS_WAY = 0.6;

interface OnTheWayProps {
  readonly view: DustupView;
  readonly weapon: string | undefined;
  readonly target: Unit;
}

/** What may draw a missile off before it is there: the decoy of its target, and area systems with how far they reach. */
export function OnTheWay({ view, weapon, target }: OnTheWayProps) {
  const rules = useRules();
  const met = weapon !== undefined && isVehicle(target) ? metBy(rules, view, weapon, target) : null;
  if (!met) return null;
  const { x, y } = pointOfUnit(view, target);
  return (
    <g className="decoys">
      {met.systems.map(place => (
        <Disc key={`${place.x},${place.y}`} at={shownAt(view, place)} radius={met.radius} tone="maybe" />
      ))}
      {met.decoy && (
        <g transform={`translate(${x - 2.4} ${y - 1.6})`}>
          <title>{say('dustup.decoyReady')}</title>
          <circle r={0.8} />
          <Icon path={decoy} x={-0.6} y={-0.6} size={1.2} />
        </g>
      )}
    </g>
  );
}

const metBy = (rules: ReturnType<typeof useRules>, view: DustupView, weapon: string, target: Vehicle) =>
  rules.vehicles?.missileMeets?.(view, weapon, target) ?? null;
